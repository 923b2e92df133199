import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { ROOM_TITLE_MAX, type RoomSettings, RoomStatus } from '#protocol/entities/live.ts';
import { fail, failField } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/live.ts';
import { roomChanged } from '#protocol/operations/live.ts';
import { readableText } from '#protocol/rules/visibleText.ts';
import { topicOf } from '../connection/topics.ts';
import type { PlayerContext } from '../dispatch/context.ts';
import { answer } from '../dispatch/handler.ts';
import { publish } from '../dispatch/publish.ts';
import { featureFlagsOf } from '../featureFlags/featureFlags.ts';
import { assertNotReserved } from '../name/reserved.ts';
import { hostedRoom, readRoom, type RoomRow } from './room.ts';

const ON_AIR = 1;
const KEY_BYTES = 32;

const settingsOf = (room: RoomRow): RoomSettings => ({
  RoomID: room.RoomID,
  Title: room.Title,
  Status: RoomStatus.parse(room.Status),
  HasChat: room.HasChat,
  HasStreamKey: room.StreamKeyHash !== '',
});

export const getRoomSettings = answer(operations.getRoomSettings, async ({ RoomID }, context, db) => {
  return settingsOf(await hostedRoom(db, context, RoomID));
});

export const updateRoomSettings = answer(
  operations.updateRoomSettings,
  async ({ RoomID, Title, Status, HasChat }, context, tx) => {
    const room = await hostedRoom(tx, context, RoomID);
    await tx.lock([`room:${room.RoomID}`]);
    const goesOnAir = Status === ON_AIR && room.Status !== ON_AIR;
    await tx.table('liveRooms').update(
      { RoomID: room.RoomID },
      {
        ...(Title !== undefined && { Title: await admitTitle(context, Title) }),
        ...(Status !== undefined && { Status }),
        ...(HasChat !== undefined && { HasChat }),
        ...(goesOnAir && { StartTime: context.nowText }),
      },
    );
    const changed = await readRoom(tx, room.RoomID);
    const { StartTime } = changed;
    publish(tx, roomChanged, topicOf.room(room.RoomID), { ...settingsOf(changed), StartTime });
    return settingsOf(changed);
  },
);

/** @throws Failure 100000 (Title) when nothing is left of it or it is too long, 200067, 300046 */
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
  const room = await hostedRoom(tx, context, RoomID);
  const StreamKey = bytesToHex(context.ports.random.bytes(KEY_BYTES));
  await tx.table('liveRooms').update({ RoomID: room.RoomID }, { StreamKeyHash: hashStreamKey(StreamKey) });
  return { RoomID: room.RoomID, StreamKey };
});

/** A hash of a stream key: the media server can check a key by it, and nobody can read the key from it. */
const hashStreamKey = (key: string): string => bytesToHex(sha256(utf8ToBytes(key)));
