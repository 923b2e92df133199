import { createHash } from 'node:crypto';
import type { Random } from '#domain/ports/index.ts';

/** Creates randomness that repeats in each run, so that the counts repeat too. */
export function createRepeatableRandom(): Random {
  let drawn = 0;
  const block = (): Buffer => {
    drawn += 1;
    return createHash('sha256').update(String(drawn)).digest();
  };
  return {
    bytes(length) {
      const blocks = Array.from({ length: Math.ceil(length / 32) }, block);
      return new Uint8Array(Buffer.concat(blocks).subarray(0, length));
    },
    uuid() {
      const digits = block().toString('hex');
      const at = (from: number, to: number): string => digits.slice(from, to);
      return `${at(0, 8)}-${at(8, 12)}-4${at(13, 16)}-8${at(17, 20)}-${at(20, 32)}`;
    },
  };
}
