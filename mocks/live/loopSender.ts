import { FLV_HEADER, type FlvFile, type FlvTag, isKeyFrame, writeTag } from './flvFile.ts';

/** A fault of a stream on its way to the page: nothing arrives, or too little. */
export type StreamTrouble = 'stall' | 'slow';

const TICK_MS = 40;
/** Bytes a second of a slow connection: about half of the loop's. */
const SLOW_BYTES = 28_000;
/** A viewer with a larger delay skips to the newest key frame, as on the media server. */
const MAX_BEHIND_MS = 5_000;

/**
 * Sends a recorded stream as a live one, in a loop: each tag at its time, with times that continue across the seam. Begins at the last key
 * frame.
 *
 * @param elapsed milliseconds since the publisher started
 * @param trouble the current fault, read for each piece
 * @returns a function that ends it
 */
export function sendLoop(
  file: FlvFile,
  elapsed: () => number,
  send: (bytes: Uint8Array<ArrayBuffer>) => void,
  trouble: () => StreamTrouble | undefined,
): () => void {
  const { first, tags, length } = file;
  const count = tags.length;
  /** A position in the endless stream: the tags of the first round, those of the second, and so on. */
  const tagAt = (place: number): FlvTag | undefined => tags[place % count];
  const timeAt = (place: number): number => Math.floor(place / count) * length + (tagAt(place)?.at ?? 0);
  const lastKeyFrame = (now: number): number => {
    let place = (Math.floor(now / length) + 1) * count - 1;
    for (; place > 0; place -= 1) {
      const tag = tagAt(place);
      if (tag !== undefined && timeAt(place) <= now && isKeyFrame(tag)) return place;
    }
    return 0;
  };

  let place = lastKeyFrame(elapsed());
  let allowance = SLOW_BYTES;
  let lastTick = elapsed();
  send(FLV_HEADER);
  for (const tag of first) send(writeTag(tag, timeAt(place)));

  const tick = (): void => {
    const now = elapsed();
    allowance = Math.min(SLOW_BYTES, allowance + (SLOW_BYTES * (now - lastTick)) / 1000);
    lastTick = now;
    const kind = trouble();
    if (kind === 'stall') return;
    if (now - timeAt(place) > MAX_BEHIND_MS) place = lastKeyFrame(now);
    for (let tag = tagAt(place); tag !== undefined && timeAt(place) <= now; tag = tagAt(place)) {
      const bytes = writeTag(tag, timeAt(place));
      if (kind === 'slow' && bytes.length > allowance) return;
      allowance -= bytes.length;
      send(bytes);
      place += 1;
    }
  };
  tick();
  const timer = setInterval(tick, TICK_MS);
  return () => clearInterval(timer);
}
