import {
  circle,
  type Drawing,
  group,
  lighten,
  mix,
  path,
  placed,
  type Point,
  stroke,
  tenth,
} from '../../drawing/index.ts';

/** How one piece of bent glass shines. */
export interface TubeOptions {
  /** The strength of the light around it, 0 to 1. */
  readonly glow?: number;
  /** The ends of the glass, with an electrode each. A closed tube has none. */
  readonly ends?: readonly Point[];
}

const BLACK = '#06010F';

/** A bent glass tube with gas that shines: light around it, the wall of glass, the gas, its white heart, and a gloss. */
export function tube(a: Drawing, d: string, colour: string, width: number, options: TubeOptions = {}): string {
  const { glow = 0.75, ends = [] } = options;
  const light =
    glow === 0
      ? ''
      : group(
          stroke(d, colour, width * 2.1, `opacity="${tenth(glow * 10) / 10}"`),
          `filter="${a.blur(tenth(width * 0.95))}"`,
        );
  return (
    light +
    stroke(d, mix(colour, BLACK, 0.74), width * 1.5) +
    stroke(d, mix(colour, BLACK, 0.12), width) +
    stroke(d, lighten(colour, 0.12), width * 0.66) +
    stroke(d, mix(colour, '#FFFFFF', 0.86), width * 0.3) +
    group(stroke(d, '#FFFFFF', width * 0.14, 'opacity=".75"'), placed(-width * 0.36, -width * 0.42)) +
    ends
      .map(
        ([x, y]) =>
          circle(x, y, width * 0.86, '#0E0620', 'stroke="#4A3A78" stroke-width="1"') +
          circle(x - width * 0.2, y - width * 0.24, width * 0.3, '#8A78C8'),
      )
      .join('')
  );
}

/** Glass without light. */
export const darkTube = (d: string, colour: string, width: number): string =>
  stroke(d, mix(colour, BLACK, 0.82), width * 1.5) +
  stroke(d, mix(colour, BLACK, 0.62), width) +
  stroke(d, mix(colour, '#FFFFFF', 0.4), width * 0.16, `opacity=".6" ${placed(-width * 0.3, -width * 0.36)}`);

/** A tinted pane of glass behind tubes. */
export const pane = (a: Drawing, d: string, colour: string, opacity = 0.55): string =>
  path(
    d,
    a.linear([
      [0, mix(colour, '#FFFFFF', 0.18), opacity],
      [0.5, colour, tenth(opacity * 6) / 10],
      [1, mix(colour, BLACK, 0.5), opacity],
    ]),
  );

/** The outline of a rectangle with round corners about x, y. */
export function roundedBox(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${tenth(x - width / 2 + r)},${tenth(y - height / 2)}h${tenth(w)}a${r},${r} 0 0 1 ${r},${r}v${tenth(h)}a${r},${r} 0 0 1 ${-r},${r}h${tenth(-w)}a${r},${r} 0 0 1 ${-r},${-r}v${tenth(-h)}a${r},${r} 0 0 1 ${r},${-r}Z`;
}

/** Letters as single tubes, each about 13 wide and 18 high from 0,0. */
const LETTERS: Readonly<Record<string, readonly [d: string, width: number]>> = {
  A: ['M0,18L6.5,0L13,18M2.6,11.800H10.4', 13],
  B: ['M0,0V18M0,0H7C13.500,0 13.500,8.600 7,8.600H0M7,8.600C15,8.600 15,18 7,18H0', 13],
  D: ['M0,0V18H5C15,18 15,0 5,0Z', 12.5],
  I: ['M0,0V18', 0],
  L: ['M0,0V18H9.500', 9.5],
  R: ['M0,18V0H7C14,0 14,9.600 7,9.600H0M6.500,9.600L13,18', 13],
  W: ['M0,0L4.500,18L9,3L13.500,18L18,0', 18],
};
const GAP = 8;

/** A word of tubes about x, y. @param size the height of its letters */
export function tubeWord(
  a: Drawing,
  word: string,
  x: number,
  y: number,
  size: number,
  colour: string,
  width: number,
): string {
  const letters = Array.from(word).map((letter) => LETTERS[letter] ?? (['', 0] as const));
  const whole = letters.reduce((sum, [, advance]) => sum + advance, 0) + GAP * (letters.length - 1);
  const scale = size / 18;
  let at = -whole / 2;
  const drawn = letters.map(([d, advance]) => {
    const piece = group(tube(a, d, colour, width / scale, { glow: 0.5 }), placed(at, -9));
    at += advance + GAP;
    return piece;
  });
  return group(drawn.join(''), placed(x, y, scale));
}
