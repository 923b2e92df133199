import * as operations from '#protocol/operations/pride.ts';
import { membershipChanged } from '../connection/membership.ts';
import { answer } from '../dispatch/handler.ts';
import { prideStatusOf } from '../connection/prideStatus.ts';

export const setPrideStatus = answer(operations.setPrideStatus, async ({ Status }, { player }, tx) => {
  const { PlayerID } = player;
  await tx.lock([`player:${PlayerID}`]);
  const changed = await tx.table('prideStatus').update({ PlayerID }, { Status });
  if (changed === 0) await tx.table('prideStatus').insert({ PlayerID, Status });
  // Updates the subscriptions of the player's connections.
  membershipChanged(tx, PlayerID);
  return { Status };
});

export const getPrideStatus = answer(operations.getPrideStatus, async (_request, { player }, db) => ({
  Status: await prideStatusOf(db, player.PlayerID),
}));
