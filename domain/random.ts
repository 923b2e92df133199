import type { Random } from './ports/index.ts';

/** Draws a whole number from 0 to `bound` - 1 without bias. `bound` is 1 to 2^32. */
export function drawBelow(random: Random, bound: number): number {
  const ceiling = 2 ** 32 - (2 ** 32 % bound);
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = random.bytes(4);
    const drawn = a * 2 ** 24 + ((b << 16) | (c << 8) | d);
    if (drawn < ceiling) return drawn % bound;
  }
}

/** @throws RangeError if there are no choices */
export function drawWeighted<Choice extends { readonly Weight: number }>(
  random: Random,
  choices: readonly Choice[],
): Choice {
  const total = choices.reduce((sum, { Weight }) => sum + Weight, 0);
  if (total <= 0) throw new RangeError('nothing to draw from');
  let left = drawBelow(random, total);
  for (const choice of choices) {
    left -= choice.Weight;
    if (left < 0) return choice;
  }
  throw new RangeError('nothing to draw from');
}
