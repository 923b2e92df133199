import * as operations from '#protocol/operations/live.ts';
import { CHANNEL_KEY } from '../channel/channel.ts';
import { readHead } from '../channel/channelHead.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { rejectKeeping } from '../dispatch/outcome.ts';
import type { Transaction } from '../ports/store.ts';
import { noteArrival } from './arrivals.ts';
import { readRoom } from './room.ts';
import { assertNotKicked, sanctionUntil } from './sanctions.ts';
import { serializeRoom } from './serializeRoom.ts';
import { connectionRow } from '../connection/connectionRow.ts';
import { startViewing, stopViewing } from '../connection/viewers.ts';

// Both operations change only the rooms of this connection, so they run each time. No `R` repeats an answer of an earlier connection.
export const joinRoom = answer(operations.joinRoom, async ({ RoomID }, context) => {
  return context.ports.store.transaction((tx) => enter(tx, context, RoomID));
});

export const leaveRoom = answer(operations.leaveRoom, async (_request, context) => {
  await context.ports.store.transaction(async (tx) => {
    // The push to the remaining players is published after this effect, so the leaving player does not get it.
    tx.afterCommit(() => context.connection.subscribeRoom(''));
    const before = await roomOf(tx, context);
    if (before === '') return;
    await tx.lock([`room:${before}`]);
    await moveTo(tx, context, before, '');
  });
  return {};
});

const roomOf = async (tx: Transaction, { connection }: PlayerContext): Promise<string> =>
  (await tx.table('connections').get(connection.ID))?.RoomID ?? '';

async function enter(tx: Transaction, context: PlayerContext, RoomID: string) {
  const { player, connection, now, nowText } = context;
  const place = { RoomID, PlayerID: player.PlayerID };
  const before = await roomOf(tx, context);
  await tx.lock([RoomID, before].filter((id) => id !== '').map((id) => `room:${id}`));
  const room = await readRoom(tx, RoomID);
  await assertNotKicked(tx, place, nowText);

  await moveTo(tx, context, before, RoomID);
  // Pushes to the room after this commit are published after this effect. The connection misses none of them, and gets none if the join
  // failed.
  tx.afterCommit(() => connection.subscribeRoom(RoomID));
  if (await startViewing(tx, place, now)) await noteArrival(tx, context, room);
  const RoomInfo = await serializeRoom(tx, room, context, player);
  // The player may watch. A push follows when the host opens the chat.
  if (!room.HasChat) return rejectKeeping(200221, { RoomInfo });
  const { Epoch, Seq } = await readHead(tx, CHANNEL_KEY.live(RoomID));
  return {
    RoomInfo,
    Epoch,
    Seq,
    MutedUntil: await sanctionUntil(tx, place, 'mute', nowText),
  };
}

/** Records that a connection moved from one room to another. An empty id means no room. */
async function moveTo(tx: Transaction, context: PlayerContext, from: string, to: string) {
  const { connection, now } = context;
  const { PlayerID } = context.player;
  const changed = await tx.table('connections').update({ ConnectionID: connection.ID }, { RoomID: to });
  if (changed === 0) {
    const { nowText, ports } = context;
    const row = connectionRow({ connection, identity: context, node: ports.node, roomID: to, nowText });
    await tx.table('connections').insert(row);
  }
  if (from !== '' && from !== to) await stopViewing(tx, { RoomID: from, PlayerID }, now);
}
