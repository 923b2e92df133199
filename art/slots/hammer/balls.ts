import {
  circle,
  type Drawing,
  group,
  mirrored,
  path,
  placed,
  polar,
  seededRandom,
  stroke,
} from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { boltPath, hard, IRON, warm } from './light.ts';

/** Lightning inside a ball of radius `r`. */
function arcs(seed: string, r: number, count: number): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, i) => {
    const from = i * (360 / count) + 20;
    return stroke(boltPath(random, polar(r, from), polar(r, from + 128), 5, 8), '#fff', 2, 'opacity=".7"');
  }).join('');
}

/** A claw of iron that holds a ball from the left. */
const claw = (a: Drawing): string =>
  group(
    path('M-56,0L-44,-15L-28,-13L-34,-5L-30,0L-34,5L-28,13L-44,15Z', a.linear(['#FFF6CF', '#F0B43A', '#8A560A'])),
    warm(a),
  );

interface Tier {
  readonly seed: string;
  readonly scale: number;
  readonly glow: number;
  /** Claws as turns of the left one, in degrees. */
  readonly claws: readonly number[];
  /** Behind the ball. */
  readonly behind?: (a: Drawing, bright: string, deep: string) => string;
}

/** A ball of storm. White, bright, middle, deep. */
const ball = ({ seed, scale, glow, claws, behind }: Tier): SymbolDrawing => ({
  colours: 4,
  hasWord: false,
  draw: (a, { colours: [white = '', bright = '', middle = '', deep = ''] }) =>
    group(
      a.glow(0, 0, 60, bright, glow) +
        (behind?.(a, bright, deep) ?? '') +
        group(circle(0, 0, 44, a.linear(IRON, 0, 0, 1, 1)), hard(a, 3)) +
        circle(0, 0, 38.5, deep) +
        circle(0, 0, 37, a.radial([white, bright, middle, deep], 0.4, 0.32, 0.8)) +
        group(arcs(seed, 36, 5), `clip-path="${a.clip('M37,0A37,37 0 1 1 -37,0A37,37 0 1 1 37,0Z')}"`) +
        // The number is read on a dark middle.
        circle(
          0,
          0,
          27,
          a.radial([
            [0, deep, 0.75],
            [0.6, deep, 0.5],
            [1, deep, 0],
          ]),
        ) +
        stroke('M-26,-20A33,33 0 0 1 -6,-32', '#fff', 4, 'opacity=".85"') +
        claws.map((turn) => group(claw(a), `transform="rotate(${turn})"`)).join(''),
      placed(0, 0, scale),
    ),
});

/** Points of iron around the largest ball. */
function crown(a: Drawing, bright: string): string {
  let d = '';
  for (let i = 0; i < 12; i++) {
    const at = (r: number, degrees: number) =>
      polar(r, degrees)
        .map((v) => v.toFixed(1))
        .join(',');
    d += `M${at(42, i * 30 - 9)}L${at(i % 3 === 0 ? 59 : 52, i * 30)}L${at(42, i * 30 + 9)}Z`;
  }
  return (
    circle(0, 0, 52, bright, `opacity=".5" filter="${a.blur(6)}"`) +
    group(path(d, a.linear(['#FFF6CF', '#F5BE3E', '#8A560A'])), warm(a))
  );
}

/** Wings of lightning at both sides of the middle ball. */
const wings = (a: Drawing, bright: string): string =>
  mirrored(
    path(
      'M-30,-26L-58,-34L-47,-22L-60,-12L-44,-10Z M-30,26L-58,34L-47,22L-60,12L-44,10Z',
      bright,
      `filter="${a.blur(2.5)}"`,
    ) + path('M-30,-24L-55,-32L-46,-22L-57,-13L-44,-10Z M-30,24L-55,32L-46,22L-57,13L-44,10Z', '#fff'),
  );

/** Balls from small to great. Size and outline tell the tier as well as the colour. */
export const BALLS = {
  ball: ball({ seed: 'spark', scale: 0.84, glow: 0.5, claws: [0, 180] }),
  greatball: ball({ seed: 'bolt', scale: 0.95, glow: 0.75, claws: [90, 270], behind: wings }),
  kingball: ball({ seed: 'thunder', scale: 1.02, glow: 0.9, claws: [], behind: crown }),
} satisfies Record<string, SymbolDrawing>;
