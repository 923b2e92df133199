import { MODERATORS_MAX } from '#protocol/entities/live.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { moderatorChanged, viewerMuted } from '#protocol/operations/live.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { isOnline } from '../connection/presence.ts';
import { topicOf } from '../connection/topics.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { summaryOf } from '../player/serialize.ts';
import type { Transaction } from '../ports/store.ts';
import { isGuestPlayer } from '../session/guest.ts';
import { moderatedRoom } from './moderation.ts';
import { lockedOwnRoom } from './room.ts';
import { sanctionUntil } from './sanctions.ts';
import { RETENTION_DAYS } from '../retention.ts';

export const setModerator = answer(operations.setModerator, async ({ RoomID, PlayerID, Moderator }, context, tx) => {
  const { nowText } = context;
  const room = await lockedOwnRoom(tx, context, RoomID);
  if (PlayerID === context.player.PlayerID) fail(300018);
  const player = (await tx.table('players').get(PlayerID)) ?? fail(100013);
  const done = { RoomID: room.RoomID, Moderator };
  if (!Moderator) {
    await endModerator(tx, room.RoomID, PlayerID);
    return done;
  }
  if (isGuestPlayer(player)) fail(200121);
  if ((await sanctionUntil(tx, { ...room, PlayerID }, 'kick', nowText)) !== '') fail(300017);
  const moderators = tx.table('liveModerators');
  if ((await moderators.get(room.RoomID, PlayerID)) !== undefined) return done;
  if ((await moderators.count({ RoomID: room.RoomID })) >= MODERATORS_MAX) fail(300014);
  await moderators.insert({ RoomID: room.RoomID, PlayerID, CreateTime: nowText });
  // A co-moderator may write, so a mute ends.
  const unmuted = await tx.table('liveSanctions').remove({ RoomID: room.RoomID, PlayerID, Kind: 'mute' });
  if (unmuted > 0) publish(tx, viewerMuted, topicOf.player(PlayerID), { RoomID: room.RoomID, Until: '' });
  publish(tx, moderatorChanged, topicOf.player(PlayerID), done);
  return done;
});

/** The caller holds `room:<id>`. */
export async function endModerator(tx: Transaction, RoomID: string, PlayerID: string): Promise<void> {
  if ((await tx.table('liveModerators').remove({ RoomID, PlayerID })) === 0) return;
  publish(tx, moderatorChanged, topicOf.player(PlayerID), { RoomID, Moderator: false });
}

export const getModerators = answer(operations.getModerators, async (request, context, db) => {
  const { room } = await moderatedRoom(db, context, request.RoomID);
  const { RoomID } = room;
  const rows = await db
    .table('liveModerators')
    .find({ where: { RoomID }, order: [['CreateTime', 'asc']], limit: MODERATORS_MAX });
  const ids = rows.map(({ PlayerID }) => PlayerID);
  const players = await db.table('players').getMany(ids.map((id) => [id]));
  const online = await isOnline(db, ids);
  const CreateTime = { gt: new Date(context.now - RETENTION_DAYS.liveActions * DAY_MS).toISOString() };
  const List = await Promise.all(
    rows.map(async ({ PlayerID, ...row }, at) => {
      const player = players[at];
      if (player === undefined) return [];
      const Actions = await db.table('liveActions').count({ RoomID, ByID: PlayerID, CreateTime });
      return [{ Player: summaryOf(player), Online: online.has(PlayerID), Actions, CreateTime: row.CreateTime }];
    }),
  );
  return { List: List.flat() };
});
