import * as endpoints from '#protocol/endpoints/live.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { answer, answerEndpoint } from '../dispatch/handler.ts';
import { summaryOf } from '../player/serialize.ts';
import { findPage } from '../page.ts';
import { defaultRoom, readRoom, ROOM_ORDER, roomHere } from './room.ts';
import { assertNotKicked } from './sanctions.ts';
import { serializeRoom, serializeRooms } from './serializeRoom.ts';

export const getRooms = answer(operations.getRooms, async ({ FollowedOnly, GameCode, ...page }, context, db) => {
  const { PlayerID } = context.player;
  const followed = FollowedOnly ? await db.table('liveFollows').find({ where: { PlayerID } }) : undefined;
  const where = {
    ...(followed !== undefined && { RoomID: { in: followed.map(({ RoomID }) => RoomID) } }),
    ...(GameCode !== undefined && { GameCode }),
  };
  const { rows, total } = await findPage(db, 'liveRooms', { where, order: ROOM_ORDER }, page);
  return { List: await serializeRooms(db, rows, context, context.player), Total: total };
});

export const getDefaultLive = answer(operations.getDefaultLive, async (_request, context, db) => {
  const room = await defaultRoom(db);
  return { RoomInfo: room === undefined ? null : await serializeRoom(db, room, context, context.player) };
});

export const getStreamInfo = answerEndpoint(endpoints.getStreamInfo, async ({ RoomID }, context, db) => {
  const room = (RoomID === undefined ? await defaultRoom(db) : await readRoom(db, RoomID)) ?? fail(300011);
  const PlayerID = context.identity?.player.PlayerID;
  if (PlayerID !== undefined) await assertNotKicked(db, { RoomID: room.RoomID, PlayerID }, context.nowText);
  const viewer = PlayerID === undefined ? { DeviceID: context.device() } : { PlayerID };
  return { RoomInfo: await serializeRoom(db, room, context, viewer) };
});

export const getViewers = answer(operations.getViewers, async ({ RoomID, ...page }, context, db) => {
  const room = await roomHere(db, context, RoomID);
  const where = { RoomID: room.RoomID };
  const { rows, total } = await findPage(db, 'liveViewers', { where, order: [['JoinTime', 'asc']] }, page);
  const players = await db.table('players').find({ where: { PlayerID: { in: rows.map(({ PlayerID }) => PlayerID) } } });
  const byID = new Map(players.map((row) => [row.PlayerID, summaryOf(row)]));
  return { RoomID: room.RoomID, List: rows.flatMap(({ PlayerID }) => byID.get(PlayerID) ?? []), Total: total };
});
