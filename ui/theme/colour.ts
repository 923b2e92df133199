import { type Color, clampChroma, converter, formatHex, formatHex8, parse, wcagContrast } from 'culori';

/** The colour arithmetic of the derivation, in OKLCH with plain sRGB hex as its result. It is used at build time only. */

const toOklch = converter('oklch');
const toRgb = converter('rgb');

export interface Lch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Shortens `#ffcc00` to `#fc0` and keeps `#00000080`, since the values of the nine brands are most of the first stylesheet. */
function shorten(hex: string): string {
  const body = hex.slice(1).replace(/^(.{6})ff$/, '$1');
  const halves = body.match(/../g) ?? [];
  return halves.every((pair) => pair[0] === pair[1]) ? `#${halves.map((pair) => pair[0]).join('')}` : `#${body}`;
}

/**
 * Parses a CSS colour.
 *
 * @throws Error that quotes an invalid colour
 */
export function readColour(css: string): Color {
  const colour = parse(css);
  if (!colour) throw new Error(`"${css}" is not a colour`);
  return colour;
}

/** Returns lightness 0 … 1, chroma and hue (0 for greys) of a CSS colour. */
export function lch(css: string): Lch {
  const colour = toOklch(readColour(css));
  return { l: colour?.l ?? 0, c: colour?.c ?? 0, h: colour?.h ?? 0 };
}

/** Returns the sRGB hex of an OKLCH colour, with chroma reduced until it fits the gamut. */
export function hex({ l, c, h }: Lch, alpha = 1): string {
  const inside = clampChroma({ mode: 'oklch', l: within(l, 0, 1), c: Math.max(0, c), h }, 'oklch', 'rgb');
  return withAlpha(formatHex(inside) ?? '#000000', alpha);
}

/** Returns the colour with another opacity, 0 … 1. */
export function withAlpha(css: string, alpha: number): string {
  return shorten(formatHex8({ ...readColour(css), alpha }) ?? '#000000ff');
}

/** Normalises any CSS colour to the hex of the generated stylesheet. */
export const normalise = (css: string): string => {
  const { l, c, h } = lch(css);
  const given = readColour(css);
  return given.mode === 'rgb' ? withAlpha(css, given.alpha ?? 1) : hex({ l, c, h }, given.alpha ?? 1);
};

/** Changes lightness by `l` and multiplies chroma by `c` (plus `more`); the hue stays. */
export function shift(css: string, { l = 0, c = 1, more = 0 }: { l?: number; c?: number; more?: number }): string {
  const from = lch(css);
  return hex({ l: from.l + l, c: from.c * c + more, h: from.h });
}

/** Returns the hue of `css` at a given lightness and chroma. */
export const tone = (css: string, l: number, c: number): string => hex({ l, c, h: lch(css).h });

/**
 * Returns the hue, in degrees, that is furthest from the hues of the colours: the middle of the widest arc between them.
 */
export function remoteHue(colours: readonly [string, ...string[]]): number {
  const hues = colours.map((css) => lch(css).h).toSorted((a, b) => a - b);
  const arcs = hues.map((from, index) => {
    const to = hues[index + 1] ?? (hues[0] ?? from) + 360;
    return { middle: ((from + to) / 2) % 360, width: to - from };
  });
  return arcs.reduce((widest, arc) => (arc.width > widest.width ? arc : widest)).middle;
}

/** Returns the angle between the hues of two colours, 0 to 180 degrees. */
export function hueDistance(a: string, b: string): number {
  const turn = Math.abs(lch(a).h - lch(b).h);
  return Math.min(turn, 360 - turn);
}

/** Mixes a fraction `share` (0 … 1) of `a` into `b`, in sRGB like a browser's gradient. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [toRgb(readColour(a)), toRgb(readColour(b))];
  if (!from || !to) return a;
  const part = (x: number, y: number): number => x * share + y * (1 - share);
  return shorten(
    formatHex8({ mode: 'rgb', r: part(from.r, to.r), g: part(from.g, to.g), b: part(from.b, to.b), alpha: 1 }) ?? a,
  );
}

/** Returns the result of a transparent colour on an opaque colour. */
export function over(top: string, ground: string): string {
  const alpha = readColour(top).alpha ?? 1;
  return alpha >= 1 ? top : mix(withAlpha(top, 1), withAlpha(ground, 1), alpha);
}

/** Returns the WCAG 2 contrast ratio, 1 … 21. A transparent text colour is first mixed with its background. */
export const contrast = (ink: string, ground: string): number => wcagContrast(over(ink, ground), ground);

/** Returns the lowest ratio of a text colour on several backgrounds. */
export const worst = (ink: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrast(ink, ground)));

/**
 * Makes a text colour lighter (`way` 1) or darker (-1) until it reaches `ratio` on every background. Keeps the hue, and the chroma except
 * at the ends of the scale.
 *
 * @returns the last colour if none passes; the contrast gate then reports the pair
 */
export function legible(ink: string, grounds: readonly string[], ratio: number, way: 1 | -1): string {
  const start = lch(ink);
  let best = normalise(ink);
  for (let step = 0; step <= 100 && worst(best, grounds) < ratio; step++) {
    best = hex({ ...start, l: within(start.l + way * step * 0.01, 0, 1) });
  }
  return best;
}

/** Returns white if it reaches 4.5:1 on every face, otherwise a near-black of the face's own hue. */
export function inkOn(faces: readonly [string, ...string[]]): string {
  return worst('#fff', faces) >= 4.5 ? '#fff' : legible(tone(faces[0], 0.2, 0.05), faces, 4.5, -1);
}
