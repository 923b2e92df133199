import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { viewerKicked, viewerMuted } from '#protocol/operations/live.ts';
import { membershipChanged } from '../connection/membership.ts';
import { topicOf } from '../connection/topics.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import type { Transaction } from '../ports/store.ts';
import { hostedRoom } from './room.ts';
import type { Sanction } from './sanctions.ts';
import { stopViewing } from '../connection/viewers.ts';

interface Decision {
  readonly RoomID?: string | undefined;
  readonly PlayerID: string;
  readonly Seconds: number;
}

export const muteViewer = answer(operations.muteViewer, async (decision, context, tx) => {
  const { RoomID, Until } = await decide(tx, context, decision, 'mute');
  publish(tx, viewerMuted, topicOf.player(decision.PlayerID), { RoomID, Until });
  return { Until };
});

export const kickViewer = answer(operations.kickViewer, async (decision, context, tx) => {
  const { PlayerID } = decision;
  const { RoomID, Until } = await decide(tx, context, decision, 'kick');
  if (Until === '') return { Until };
  await tx.table('connections').update({ PlayerID, RoomID }, { RoomID: '' });
  await stopViewing(tx, { RoomID, PlayerID }, context.now);
  publish(tx, viewerKicked, topicOf.player(PlayerID), { RoomID, Until });
  membershipChanged(tx, PlayerID);
  return { Until };
});

/** Records a host's decision about a player; 0 seconds lifts it. */
async function decide(
  tx: Transaction,
  context: PlayerContext,
  { PlayerID, Seconds, ...asked }: Decision,
  Kind: Sanction,
) {
  const { RoomID } = await hostedRoom(tx, context, asked.RoomID);
  if (PlayerID === context.player.PlayerID) fail(300018);
  if ((await tx.table('players').get(PlayerID)) === undefined) fail(100013);
  await tx.lock([`room:${RoomID}`]);
  await tx.table('liveSanctions').remove({ RoomID, PlayerID, Kind });
  const Until = Seconds === 0 ? '' : new Date(context.now + Seconds * 1000).toISOString();
  if (Until !== '') await tx.table('liveSanctions').insert({ RoomID, PlayerID, Kind, Until });
  return { RoomID, Until };
}
