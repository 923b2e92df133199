/** Gives numbers from 0 up to 1; the same seed always gives the same sequence. */
export type Random = () => number;

/** Seeded random numbers (mulberry32), so that a drawing has the same bytes on every build. */
export function seededRandom(seed: string): Random {
  let state = 0;
  for (const ch of seed) state = (Math.imul(state, 31) + (ch.codePointAt(0) ?? 0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let r = Math.imul(state ^ (state >>> 15), 1 | state);
    r = (r + Math.imul(r ^ (r >>> 7), 61 | r)) ^ r;
    return ((r ^ (r >>> 14)) >>> 0) / 4294967296;
  };
}
