import {
  type Drawing,
  group,
  mix,
  path,
  type Point,
  polygon,
  type Random,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { colourOf, type Palette, threeOf } from '../palette.ts';
import { type Ramp, shard } from './facets.ts';
import { crystalLight, rockLight } from './light.ts';

/** Half of the window, and how far its corners are cut. */
export const WINDOW = { width: 170, height: 126 };
const CUT = 22;

/** An outline of eight corners about the window, so far out of it. */
const octagon = (out: number, cut: number): Point[] => {
  const [w, h] = [WINDOW.width + out, WINDOW.height + out];
  return [
    [-w + cut, -h],
    [w - cut, -h],
    [w, -h + cut],
    [w, h - cut],
    [w - cut, h],
    [-w + cut, h],
    [-w, h - cut],
    [-w, -h + cut],
  ];
};

/** Points along an outline, about so far from each other. */
function along(outline: readonly Point[], step: number): { at: Point; turn: number }[] {
  return outline.flatMap(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [0, 0];
    const length = Math.hypot(bx - ax, by - ay);
    const count = Math.max(1, Math.round(length / step));
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    return Array.from({ length: count }, (_, i) => {
      const part = i / count;
      return { at: [ax + (bx - ax) * part, ay + (by - ay) * part] as Point, turn };
    });
  });
}

const closed = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${tenth(x)},${tenth(y)}`).join('L')}Z`;

const rough = (points: readonly { at: Point; turn: number }[], by: number, random: Random): Point[] =>
  points.map(({ at: [x, y] }) => [x + (random() - 0.5) * by, y + (random() - 0.5) * by]);

const ringOf = (outer: readonly Point[], inner: readonly Point[], fill: string): string =>
  `<path fill-rule="evenodd" d="${closed(outer)}${closed([...inner].reverse())}" fill="${fill}"/>`;

/** Faces of broken rock: darker and lighter pieces between the outer and the inner edge. */
function brokenFaces(
  outer: readonly Point[],
  inner: readonly Point[],
  rock: readonly [string, string, string],
  random: Random,
): string {
  let drawn = '';
  const count = outer.length;
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [outer[index], outer[(index + 1) % count]];
    const place = Math.floor((index / count) * inner.length);
    const c = inner[place];
    if (a === undefined || b === undefined || c === undefined) continue;
    const up = a[1] + b[1] < 0 ? 0.35 : 0.1;
    drawn += polygon([a, b, c], mix(rock[2], rock[0], up + random() * 0.4), 'opacity=".75"');
  }
  return drawn;
}

export const rampsOf = (frame: Palette): { readonly violet: Ramp; readonly cyan: Ramp } => {
  const ramp = (use: string): Ramp => [
    '#FFFFFF',
    colourOf(frame, use, 0),
    colourOf(frame, use, 1),
    colourOf(frame, use, 2),
    colourOf(frame, use, 3),
  ];
  return { violet: ramp('violet'), cyan: ramp('cyan') };
};

/** The rim of a broken geode about the window: rock, bands of agate, and teeth of crystal that point inwards. */
export function geodeRim(a: Drawing, frame: Palette): string {
  const random = seededRandom('geode rim');
  const rock = threeOf(frame, 'rock');
  const { violet, cyan } = rampsOf(frame);
  const outer = rough(along(octagon(21, 40), 17), 6, random);
  const seam = along(octagon(9, 30), 12).map(({ at }) => at);
  const agate = octagon(9, 30);
  const inner = octagon(1, CUT + 4);
  const bands = [
    { out: 8.6, colour: violet[3] },
    { out: 6.6, colour: violet[1] },
    { out: 5, colour: cyan[3] },
    { out: 3.4, colour: violet[0] },
    { out: 2, colour: violet[4] },
  ];
  const teeth = along(octagon(7, CUT + 9), 13)
    .map(({ at: [x, y], turn }, index) => {
      const isTall = index % 3 === 0;
      return shard(
        a,
        {
          x,
          y,
          width: 8 + random() * 5,
          height: (isTall ? 12 : 8) + random() * 4,
          turn: turn + 180 + (random() - 0.5) * 30,
        },
        index % 4 === 1 ? cyan : violet,
      );
    })
    .join('');
  return (
    group(
      ringOf(outer, agate, a.linearAt([rock[0], rock[1], rock[2]], 0, -150, 0, 150)) +
        brokenFaces(outer, seam, rock, random),
      rockLight(a),
    ) +
    ringOf(agate, inner, violet[4]) +
    bands.map(({ out, colour }) => stroke(closed(octagon(out, CUT + out)), colour, 1.8)).join('') +
    group(teeth, crystalLight(a))
  );
}

/** Raw crystals that grow out of a corner of the frame to the upper left. Within ±60. */
export function cornerCluster(a: Drawing, frame: Palette): string {
  const { violet, cyan } = rampsOf(frame);
  const rock = threeOf(frame, 'rock');
  return (
    a.glow(-6, -6, 56, cyan[2], 0.5) +
    group(
      shard(a, { x: 12, y: 14, width: 17, height: 56, turn: -64 }, violet) +
        shard(a, { x: 14, y: 14, width: 17, height: 60, turn: -14 }, violet),
      crystalLight(a),
    ) +
    group(shard(a, { x: 14, y: 18, width: 22, height: 74, turn: -40 }, cyan), crystalLight(a)) +
    group(
      shard(a, { x: 22, y: 18, width: 12, height: 34, turn: 16 }, cyan) +
        shard(a, { x: 10, y: 24, width: 12, height: 34, turn: -92 }, cyan),
      crystalLight(a),
    ) +
    group(path('M-10,30L-4,14L10,6L24,8L36,20L30,34L8,38Z', a.linear([rock[0], rock[2]])), rockLight(a))
  );
}

/** The horn of rock that the bat hangs from: it rises on the right and bends to the left, its tip at -64,-56. Within ±75 and ±66. */
export function horn(a: Drawing, frame: Palette): string {
  const rock = threeOf(frame, 'rock');
  const { violet, cyan } = rampsOf(frame);
  return (
    group(
      shard(a, { x: 34, y: 60, width: 18, height: 66, turn: -16 }, violet) +
        shard(a, { x: 62, y: 60, width: 14, height: 44, turn: 12 }, cyan),
      crystalLight(a),
    ) +
    group(
      path(
        'M74,66L70,30L64,-6L50,-32L26,-48L-4,-56L-40,-58L-66,-54L-40,-48L-6,-44L18,-34L36,-16L44,10L44,40L38,66Z',
        a.linear([rock[0], rock[1], rock[2]], 0, 0, 1, 1),
      ) +
        polygon(
          [
            [-4, -56],
            [26, -48],
            [18, -34],
            [-6, -44],
          ],
          rock[0],
          'opacity=".5"',
        ) +
        polygon(
          [
            [50, -32],
            [64, -6],
            [44, 10],
            [36, -16],
          ],
          rock[0],
          'opacity=".35"',
        ),
      rockLight(a),
    ) +
    group(
      shard(a, { x: 58, y: -10, width: 9, height: 22, turn: 58 }, cyan) +
        shard(a, { x: 52, y: -22, width: 8, height: 18, turn: 34 }, violet) +
        shard(a, { x: 8, y: -46, width: 8, height: 17, turn: 8 }, cyan),
      crystalLight(a),
    )
  );
}
