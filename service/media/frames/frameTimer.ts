import type { Logger } from 'pino';
import type { MediaAuthority } from '../authority.ts';
import type { StreamRegistry } from '../streamRegistry.ts';
import { takeFrame } from './takeFrame.ts';

/** Milliseconds between two frames of a room. */
const FRAME_MS = 30_000;
/** How often the timer checks the rooms. A short interval gives a room a picture soon after it goes on air. */
const TICK_MS = 5_000;

export interface FrameParts {
  readonly registry: Pick<StreamRegistry, 'openRooms' | 'streamOf'>;
  readonly authority: Pick<MediaAuthority, 'keepFrame'>;
  readonly log: Logger;
  readonly ffmpeg: string;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly tickMs?: number;
}

/**
 * Takes a frame of each room every 30 seconds, one room after another. Does nothing without ffmpeg.
 * @returns a function that stops the timer
 */
export function startFrameTimer({ registry, authority, log, ffmpeg, now, tickMs = TICK_MS }: FrameParts): () => void {
  const takenAt = new Map<string, number>();
  let isBusy = false;
  let isOver = false;

  const take = async (RoomID: string): Promise<void> => {
    const flv = registry.streamOf(RoomID)?.keyFrame;
    if (flv === undefined) return;
    takenAt.set(RoomID, now());
    const jpeg = await takeFrame(ffmpeg, flv);
    if (jpeg === 'missing') {
      end();
      log.info({ ffmpeg }, 'rooms have no pictures: there is no ffmpeg');
    } else if (jpeg === 'failed') log.warn({ RoomID }, 'a frame was not taken');
    // The room may have gone off air meanwhile.
    else if (registry.streamOf(RoomID) !== undefined) await authority.keepFrame(RoomID, jpeg);
  };
  const tick = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    const rooms = registry.openRooms;
    for (const RoomID of takenAt.keys()) if (!rooms.includes(RoomID)) takenAt.delete(RoomID);
    for (const RoomID of rooms) {
      if (isOver) break;
      if (now() - (takenAt.get(RoomID) ?? Number.NEGATIVE_INFINITY) >= FRAME_MS)
        await take(RoomID).catch((error: unknown) => log.error({ err: error, RoomID }, 'a frame was not kept'));
    }
    isBusy = false;
  };
  const timer = setInterval(() => void tick(), tickMs);
  timer.unref();
  const end = (): void => {
    isOver = true;
    clearInterval(timer);
  };
  return end;
}
