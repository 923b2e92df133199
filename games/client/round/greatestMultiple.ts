import type { MathsFile } from '#games/maths/index.ts';

/** The greatest multiple that the wilds of a line can have with a set of strips: that of the greatest wild of each reel. */
export function greatestMultiple({ strips, wilds = {} }: Pick<MathsFile, 'strips' | 'wilds'>): number {
  const products = Object.values(strips).map((reels) =>
    reels.reduce((product, strip) => {
      const symbols = new Set(strip.split(' '));
      const multiples = Object.entries(wilds).flatMap(([symbol, multiple]) => (symbols.has(symbol) ? [multiple] : []));
      return product * Math.max(1, ...multiples);
    }, 1),
  );
  return Math.max(1, ...products);
}
