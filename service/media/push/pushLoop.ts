import { setTimeout as wait } from 'node:timers/promises';
import type { FlvTag } from '../flv/flvTag.ts';
import type { PublishedStream } from './rtmpClient.ts';

/** Milliseconds between the last tag of one round and the first of the next. */
const SEAM_MS = 33;
const DESCRIPTION = 0;
/** The FLV tag type of data. */
const DATA = 18;

/** Whether a tag describes the codecs or the stream. A player accepts these tags again at the start of each round. */
const isDescription = ({ type, payload }: FlvTag): boolean => type === DATA || payload[1] === DESCRIPTION;

/** Milliseconds of one round. */
const lengthOf = (tags: readonly FlvTag[]): number =>
  tags.reduce((last, { timestamp }) => Math.max(last, timestamp), 0) + SEAM_MS;

/** Sends a recorded stream repeatedly at its recorded speed. @returns when the stream has ended or the signal aborts */
export async function pushLoop(tags: readonly FlvTag[], stream: PublishedStream, signal: AbortSignal): Promise<void> {
  const began = performance.now();
  const round = lengthOf(tags);
  let isOver = false;
  void stream.ended.then(() => {
    isOver = true;
  });
  for (let start = 0; ; start += round) {
    for (const tag of tags) {
      const timestamp = start + tag.timestamp;
      if (start > 0 && isDescription(tag)) continue;
      const early = timestamp - (performance.now() - began);
      if (early > 1) await wait(early, undefined, { signal }).catch(() => {});
      if (signal.aborted || isOver) return;
      await stream.send(tag.type, timestamp & 0x7fffffff, tag.payload);
    }
  }
}
