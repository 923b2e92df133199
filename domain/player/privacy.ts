import * as operations from '#protocol/operations/user.ts';
import type { PlayerRow } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';

const privacyOf = ({ HideBalances, HideLastLogin, HideGame, HideArrival }: PlayerRow) => ({
  HideBalances,
  HideLastLogin,
  HideGame,
  HideArrival,
});

export const getPrivacy = answer(operations.getPrivacy, async (_request, { player }) => privacyOf(player));

export const setPrivacy = answer(operations.setPrivacy, async (request, { player }, tx) => {
  const kept = privacyOf(player);
  const next = {
    HideBalances: request.HideBalances ?? kept.HideBalances,
    HideLastLogin: request.HideLastLogin ?? kept.HideLastLogin,
    HideGame: request.HideGame ?? kept.HideGame,
    HideArrival: request.HideArrival ?? kept.HideArrival,
  };
  await tx.table('players').update({ PlayerID: player.PlayerID }, next);
  return next;
});
