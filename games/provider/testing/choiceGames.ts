import type { MathsFile } from '#games/maths/index.ts';
import { CLOUDS, JARS } from '#games/maths/testing/smallGames.ts';

/** Jars whose every round opens a choice. */
export const JAR_ROUNDS: MathsFile = {
  ...JARS,
  stops: 1,
  strips: { base: ['t', 't', 't'] },
  jackpots: [],
  rows: 1,
  lines: [[0, 0, 0]],
};
/** Clouds whose every round opens a choice of free spins. */
export const CLOUD_ROUNDS: MathsFile = { ...CLOUDS, strips: { ...CLOUDS.strips, base: ['h h h', 'h h h'] } };
