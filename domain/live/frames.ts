import * as endpoints from '#protocol/endpoints/live.ts';
import { fail } from '#protocol/failure.ts';
import type { Moment } from '../dispatch/context.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { readBase64, writeBase64 } from '../picture/dataUrl.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { ON_AIR } from './onAir.ts';
import type { RowOf, Tables } from '../tables.ts';

type FrameRow = RowOf<Tables['liveFrames']>;

const FRAME_MAX_BYTES = 200 * 1024;
/** The address has a new id for each frame. */
const FRAME_CACHE_SECONDS = 300;

/** The frame is shown on the room's card. */
export async function newestFrame(db: Reader, RoomID: string): Promise<FrameRow | undefined> {
  const [frame] = await db.table('liveFrames').find({ where: { RoomID }, order: [['CreateTime', 'desc']], limit: 1 });
  return frame;
}

/**
 * Stores a frame of a room's stream in place of the previous frame, unless a report needs the previous frame. A media server calls it every
 * 30 seconds.
 *
 * @param jpeg at most 200 KiB; larger ones are left out
 */
export async function keepFrame(
  tx: Transaction,
  { ports, nowText }: Moment,
  { RoomID, jpeg }: { readonly RoomID: string; readonly jpeg: Uint8Array },
): Promise<void> {
  if (jpeg.length > FRAME_MAX_BYTES) return;
  await tx.lock([`room:${RoomID}`]);
  const room = await tx.table('liveRooms').get(RoomID);
  if (room?.ShownStatus !== ON_AIR) return;
  await tx.table('liveFrames').remove({ RoomID, Kept: false });
  const FrameID = ports.random.uuid();
  const Data = writeBase64(jpeg);
  await tx.table('liveFrames').insert({ FrameID, RoomID, HostID: room.HostID, Data, Kept: false, CreateTime: nowText });
}

/** Keeps the newest frame for a report. @returns the frame's id. Empty without a frame. The caller holds `room:<id>`. */
export async function keepForReport(tx: Transaction, RoomID: string): Promise<string> {
  const frame = await newestFrame(tx, RoomID);
  if (frame === undefined) return '';
  await tx.table('liveFrames').update({ FrameID: frame.FrameID }, { Kept: true });
  return frame.FrameID;
}

export const getLiveFrame = answerEndpoint(endpoints.getLiveFrame, async ({ ID }, { attach }, db) => {
  const frame = (await db.table('liveFrames').get(ID)) ?? fail(300011);
  // Only operators see frames of reports.
  const room = await db.table('liveRooms').get(frame.RoomID);
  if (room?.ShownStatus !== ON_AIR || (await newestFrame(db, frame.RoomID))?.FrameID !== ID) fail(300011);
  const bytes = readBase64(frame.Data);
  if (bytes === undefined) throw new Error(`the frame ${ID} is no base64`);
  attach({ type: 'image/jpeg', maxAgeSeconds: FRAME_CACHE_SECONDS, chunks: once(bytes) });
  return {};
});

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
