import { circle, type Drawing, group, path, polygon, type Point, stroke, tenth } from '../../drawing/index.ts';
import { gilt } from './light.ts';

/** The size of a shell, seen from above and a little from its head. */
interface Dome {
  readonly width: number;
  readonly depth: number;
  readonly height: number;
}

/** The shell of the mascot, about the middle of its rim. */
export const DOME: Dome = { width: 104, depth: 74, height: 26 };

/** The edge between plates and rim, as a share of the shell. */
const EDGE = 0.82;

/** A point of the shell by its place across (-1 to 1) and along it, from the tail (-1) to the head (1). */
function onDome({ width, depth, height }: Dome, across: number, along: number): Point {
  const rise = Math.max(0, 1 - (across ** 2 + along ** 2) / EDGE ** 2);
  return [across * width, along * depth - rise * height];
}

/** The middles of the five plates along the back, and their bounds. */
const MIDDLES = [-0.69, -0.37, 0, 0.37, 0.69] as const;
const BOUNDS = [-0.53, -0.2, 0.2, 0.53] as const;
const BULGE = [0.2, 0.3, 0.32, 0.3, 0.2] as const;
const WAIST = 0.17;
/** How far along the plates at the sides end. */
const ENDS = [-0.7, -0.33, 0.02, 0.38, 0.7] as const;

const edgeAt = (along: number): Point => [Math.sqrt(EDGE ** 2 - along ** 2), along];

/** Points on the edge between two places along it, without its ends. */
function edgeBetween(from: number, to: number): Point[] {
  const start = Math.asin(from / EDGE);
  const end = Math.asin(to / EDGE);
  return [1, 2, 3].map((step) => {
    const angle = start + ((end - start) * step) / 4;
    return [Math.cos(angle) * EDGE, Math.sin(angle) * EDGE];
  });
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index];
  if (found === undefined) throw new RangeError('no such plate');
  return found;
};

/** The right half of a plate along the back. */
function spine(index: number): Point[] {
  const top: Point[] =
    index === 0
      ? [[0, -EDGE], ...edgeBetween(-EDGE, at(ENDS, 0)), edgeAt(at(ENDS, 0))]
      : [[WAIST, at(BOUNDS, index - 1)]];
  const middle: Point[] = [[at(BULGE, index), at(MIDDLES, index)]];
  const foot: Point[] =
    index === 4 ? [edgeAt(at(ENDS, 4)), ...edgeBetween(at(ENDS, 4), EDGE), [0, EDGE]] : [[WAIST, at(BOUNDS, index)]];
  return [...top, ...middle, ...foot];
}

/** A plate at the right side. */
const side = (index: number): Point[] => [
  [at(BULGE, index), at(MIDDLES, index)],
  edgeAt(at(ENDS, index)),
  ...edgeBetween(at(ENDS, index), at(ENDS, index + 1)),
  edgeAt(at(ENDS, index + 1)),
  [at(BULGE, index + 1), at(MIDDLES, index + 1)],
  [WAIST, at(BOUNDS, index)],
];

const mirror = (points: readonly Point[]): Point[] => points.map(([x, y]) => [-x, y]);

/** The plates in the order in which coins fill them: the middle one first, then round it, the ends last. */
function plates(): Point[][] {
  const back = [0, 1, 2, 3, 4].map((index) => {
    const half = spine(index);
    return [...half, ...mirror(half).toReversed()];
  });
  const right = [0, 1, 2, 3].map(side);
  const left = right.map(mirror);
  return [
    at(back, 2),
    at(left, 1),
    at(right, 1),
    at(left, 2),
    at(right, 2),
    at(back, 3),
    at(back, 1),
    at(left, 0),
    at(right, 0),
    at(left, 3),
    at(right, 3),
    at(back, 0),
    at(back, 4),
  ];
}

/** The outlines of the plates on a shell, each a little smaller than its place. */
export const plateOutlines = (dome: Dome, gap = 0.9): Point[][] =>
  plates().map((points) => {
    const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length;
    const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
    return points.map(([x, y]) => onDome(dome, cx + (x - cx) * gap, cy + (y - cy) * gap));
  });

/** The middle of a plate on the mascot's shell. */
export function middleOf(points: readonly Point[]): Point {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** An ellipse about the middle of the shell as a path, from one angle to another, in degrees. */
function arc({ width, depth }: Dome, share: number, from: number, to: number): string {
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${tenth(Math.cos(angle) * width * share)},${tenth(Math.sin(angle) * depth * share)}`;
  };
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  return `${point(from)}A${tenth(width * share)},${tenth(depth * share)} 0 ${large} ${sweep} ${point(to)}`;
}

/** Half of the rim: the left or the right one, seen from above. */
export function rimHalf(dome: Dome, half: 'left' | 'right'): string {
  const [from, to] = half === 'right' ? [-84, 84] : [96, 264];
  return `M${arc(dome, 1.02, from, to)}L${arc(dome, EDGE + 0.035, to, from)}Z`;
}

/** The colours of a shell: its ground between the plates, plates from light to deep, its rim. */
export interface ShellColours {
  readonly groove: string;
  readonly plate: readonly [light: string, middle: string, deep: string];
  readonly rim: readonly [light: string, middle: string, deep: string];
}

/** A plate with a bevel. */
export const plate = (a: Drawing, points: readonly Point[], [light, middle, deep]: ShellColours['plate']): string =>
  polygon(
    points,
    a.radial([light, middle, deep], 0.42, 0.3, 0.85),
    `stroke="${middle}" stroke-width="1.6" stroke-linejoin="round"`,
  );

/** The back of the shell: rim, grooves and plates. */
export function shell(a: Drawing, dome: Dome, { groove, plate: colours, rim }: ShellColours): string {
  const { width, depth } = dome;
  const outline = `M${-width * 1.06},0A${width * 1.06},${depth * 1.04} 0 0 0 ${width * 1.06},0A${width * 1.06},${depth * 1.05} 0 0 0 ${-width * 1.06},0Z`;
  const back = `M${tenth(-width * EDGE)},0A${tenth(width * EDGE)},${tenth(depth * EDGE)} 0 0 0 ${tenth(width * EDGE)},0A${tenth(width * EDGE)},${tenth(depth * EDGE)} 0 0 0 ${tenth(-width * EDGE)},0Z`;
  let notches = '';
  for (let turn = 6; turn < 360; turn += 24) {
    const angle = (turn * Math.PI) / 180;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    notches += `M${tenth(x * width * 0.88)},${tenth(y * depth * 0.88)}L${tenth(x * width * 1.02)},${tenth(y * depth * 1.01)}`;
  }
  return (
    group(path(outline, a.linear(rim)), gilt(a, 4)) +
    stroke(notches, groove, 2.6, 'opacity=".55"') +
    path(back, groove) +
    group(
      plateOutlines(dome)
        .map((points) => plate(a, points, colours))
        .join(''),
      `filter="${a.lit({ blur: 1.4, relief: 3, gloss: 0.8, shade: '#4a2402', shadeOpacity: 0.5, rim: '#FFFBE0', rimOpacity: 0.7, dx: -1.6, dy: -2 })}"`,
    )
  );
}

/** The mark of a coin on a full plate. */
export const coinMark = (a: Drawing, [x, y]: Point, r: number): string =>
  circle(x, y, r, a.radial(['#FFFFFF', '#FFF3A8', '#FFC93A'], 0.4, 0.34, 0.8), 'stroke="#B8690A" stroke-width="1.4"') +
  path(
    `M${tenth(x)},${tenth(y - r * 0.5)}l${tenth(r * 0.45)},${tenth(r * 0.5)}l${tenth(-r * 0.45)},${tenth(r * 0.5)}l${tenth(-r * 0.45)},${tenth(-r * 0.5)}Z`,
    '#C8780E',
    'opacity=".75"',
  );
