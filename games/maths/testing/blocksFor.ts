import type { BlockSource } from '../draws/DrawStream.ts';

/** The wanted result of a draw among `n`. */
export interface Wanted {
  result: number;
  n: number;
}

/** Blocks with the wanted draws, block by block. */
export function blocksFor(...blocks: readonly (readonly Wanted[])[]): BlockSource {
  return (cursor) => {
    const block = new DataView(new ArrayBuffer(32));
    for (const [at, { result, n }] of (blocks[cursor] ?? []).entries())
      block.setUint32(at * 4, result * Math.floor(2 ** 32 / n));
    return new Uint8Array(block.buffer);
  };
}

/** Blocks that stop the reels of each spin at the wanted stops. */
export const stopsFor = (stops: number, ...spins: readonly (readonly number[])[]): BlockSource =>
  blocksFor(...spins.map((spin) => spin.map((result) => ({ result, n: stops }))));
