import { contrast, hex, lch } from './colour.ts';

/** The required ratio of a colour against several opaque colours, as text on them or as background under them. */
export interface Demand {
  readonly against: readonly string[];
  readonly atLeast: number;
}

const meets = (colour: string, demands: readonly Demand[]): boolean =>
  demands.every(({ against, atLeast }) => against.every((other) => contrast(colour, other) >= atLeast));

/** Returns the visual distance of two colours in OKLab. */
export function distance(a: string, b: string): number {
  const [from, to] = [lch(a), lch(b)];
  const rad = Math.PI / 180;
  const across = from.c * Math.cos(from.h * rad) - to.c * Math.cos(to.h * rad);
  const along = from.c * Math.sin(from.h * rad) - to.c * Math.sin(to.h * rad);
  return Math.hypot(from.l - to.l, across, along);
}

const coarse = 1 / 256;
const fine = coarse / 16;

/**
 * Returns the colour nearest to `colour` that meets every demand. Hue and chroma stay (chroma as far as the lightness allows it), and
 * lightness moves in the shorter direction. Searches the whole scale, since passing values may be in two places between a bright and a dark
 * background, and then the neighbourhood of the nearest value in finer steps.
 *
 * @returns plain sRGB hex, the colour itself if it passes already; `undefined` if no lightness passes
 */
export function nearestPassing(colour: string, demands: readonly Demand[]): string | undefined {
  const start = lch(colour);
  const given = hex(start);
  if (meets(given, demands)) return given;
  let best: { colour: string; far: number } | undefined;
  const consider = (l: number): void => {
    if (l < 0 || l > 1) return;
    const found = hex({ ...start, l });
    const far = distance(colour, found);
    if ((best === undefined || far < best.far) && meets(found, demands)) best = { colour: found, far };
  };
  for (let l = 0; l <= 1; l += coarse) consider(l);
  if (best === undefined) return undefined;
  const middle = lch(best.colour).l;
  for (let step = -32; step <= 32; step++) consider(middle + step * fine);
  return best.colour;
}
