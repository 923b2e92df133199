import { ROOM_TITLE_MAX, type RoomSettings, RoomStatus, SlowSeconds } from '#protocol/entities/live.ts';
import { fail, failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import { assertNotReserved } from '../name/reserved.ts';
import { createToken } from '../session/secrets.ts';
import { tellMedia } from './mediaNotice.ts';
import { changeRoom } from './onAir.ts';
import { hostedRoom, lockedOwnRoom, type RoomRow } from './room.ts';
import { hashStreamKey } from './streamKey.ts';

const settingsOf = (room: RoomRow, { ports }: Pick<PlayerContext, 'ports'>): RoomSettings => ({
  RoomID: room.RoomID,
  Title: room.Title,
  Status: RoomStatus.parse(room.Status),
  OnAir: room.OnAir,
  HasChat: room.HasChat,
  HasStreamKey: room.StreamKeyHash !== '',
  ServerUrl: ports.settings.publishUrl?.() ?? '',
  GameCode: room.GameCode,
  SlowSeconds: SlowSeconds.parse(room.SlowSeconds),
  ArrivalVip: room.ArrivalVip,
});

export const getRoomSettings = answer(operations.getRoomSettings, async ({ RoomID }, context, db) => {
  return settingsOf(await hostedRoom(db, context, RoomID), context);
});

export const updateRoomSettings = answer(
  operations.updateRoomSettings,
  async ({ RoomID, Title, Status, HasChat, GameCode, SlowSeconds: slow, ArrivalVip }, context, tx) => {
    const room = await lockedOwnRoom(tx, context, RoomID);
    if (GameCode !== undefined && GameCode !== '' && (await tx.table('games').get(GameCode)) === undefined)
      fail(300011);
    const change = {
      ...(Title !== undefined && { Title: await admitTitle(context, Title) }),
      ...(Status !== undefined && { Status }),
      ...(HasChat !== undefined && { HasChat }),
      ...(GameCode !== undefined && { GameCode }),
      ...(slow !== undefined && { SlowSeconds: slow }),
      ...(ArrivalVip !== undefined && { ArrivalVip }),
    };
    const changed = await changeRoom(tx, context, room, change, 'wish');
    return settingsOf(changed, context);
  },
);

/** @throws Failure 100000 (Title) if it is empty after trimming or too long, 200067, 300046 */
async function admitTitle({ ports }: PlayerContext, written: string): Promise<string> {
  const title = readableText(written).replaceAll('\n', ' ');
  if (title === '') failField('Title', 'must not be empty');
  if ([...title].length > ROOM_TITLE_MAX) failField('Title', `must have at most ${ROOM_TITLE_MAX} characters`);
  const { words } = await featureFlagsOf(ports).read();
  if (words.blocked.find(title).length > 0) fail(200067);
  assertNotReserved(ports, title);
  return title;
}

export const resetStreamKey = answer(operations.resetStreamKey, async ({ RoomID }, context, tx) => {
  const room = await lockedOwnRoom(tx, context, RoomID);
  const { RoomID: ID, StreamKeyHash: FormerKeyHash } = room;
  const StreamKey = createToken(context.ports.random);
  await tx.table('liveRooms').update({ RoomID: ID }, { StreamKeyHash: hashStreamKey(StreamKey), FormerKeyHash });
  tellMedia(tx, { Kind: 'cutPublisher', RoomID: ID, Reason: 'keyReset' });
  return { RoomID: ID, StreamKey };
});
