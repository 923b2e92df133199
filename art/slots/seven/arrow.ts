import {
  circle,
  type Drawing,
  group,
  mirrored,
  mix,
  path,
  placed,
  rect,
  star,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { MascotDrawing } from '../MascotDrawing.ts';
import { darkTube, pane, roundedBox, tube } from './tube.ts';

/** A broad arrow that points right, within ±46 and ±34. */
const ARROW =
  'M44,0L8,-32C5,-34 2,-33 2,-29V-15H-38C-42,-15 -44,-13 -44,-9V9C-44,13 -42,15 -38,15H2V29C2,33 5,34 8,32Z';

const steel = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#08021a', blur: 2, relief: 4, gloss: 0.85, dx: -3, dy: -4, drop: 3, rim: '#9AE8FF', rimOpacity: 0.6 })}"`;

/** The bulbs along the edge of the arrow. */
function bulbs(a: Drawing, colour: string, isLit: boolean): string {
  const places = [
    [-37, 0],
    [-27, 0],
    [-17, 0],
    [-7, 0],
    [3, 0],
    [13, 0],
    [23, 0],
  ] as const;
  return places
    .map(([x, y]) =>
      isLit
        ? a.glow(x, y, 7, '#FFF6C8', 0.9) +
          circle(x, y, 3, a.radial(['#FFFFFF', '#FFF0B0', mix(colour, '#FFFFFF', 0.5)]))
        : circle(x, y, 2.8, '#3A2C66', 'stroke="#0A0420" stroke-width="1"'),
    )
    .join('');
}

/** The arrow of the sign, dark. */
export const darkArrow = (a: Drawing): string =>
  group(path(ARROW, a.linear(['#3A2A72', '#1A0E42', '#0E0628'])), steel(a)) +
  darkTube(ARROW, '#8A6AE0', 4.6) +
  bulbs(a, '#8A6AE0', false);

/** The arrow of the sign, lit in a colour. */
export const litArrow = (a: Drawing, colour: string): string =>
  path(ARROW, colour, `opacity=".55" filter="${a.blur(9)}"`) +
  path(
    ARROW,
    a.radial([mix(colour, '#FFFFFF', 0.3), mix(colour, '#1A0440', 0.35), mix(colour, '#1A0440', 0.7)], 0.6, 0.5, 0.7),
  ) +
  tube(a, ARROW, colour, 6, { glow: 1 }) +
  bulbs(a, colour, true);

/** The mount that the arrow turns on, in a field of 240 × 250. */
function mount(a: Drawing, isBlinking: boolean): string {
  const ring = 'M-74,0A74,74 0 0 1 74,0A74,74 0 0 1 -74,0Z';
  const colour = '#7A4AF0';
  return (
    group(
      path('M-26,70L-38,116H38L26,70Z', a.linear(['#6A5AA8', '#2A1C5E', '#120838'])) +
        rect(-50, 108, 100, 14, 6, a.linear(['#8A7AD0', '#33246E', '#140A3C'])),
      steel(a),
    ) +
    group(circle(0, 0, 84, a.linear(['#4A3A8E', '#1C1048', '#0C0526'])), steel(a)) +
    circle(0, 0, 66, a.radial(['#2A145E', '#12062E', '#08021A'])) +
    (isBlinking ? darkTube(ring, colour, 6) : tube(a, ring, colour, 6, { glow: 0.7 })) +
    circle(0, 0, 13, a.radial(['#8A7AD0', '#2A1C5E', '#120838']))
  );
}

/** The great sign of a big win: a diamond of light with three sevens, and an arrow that swings round to the sum. */
function greatSign(a: Drawing): string {
  const swing = 'M-62,-10C-80,54 -58,104 2,108L2,86L58,128L2,170L2,148C-92,144 -122,54 -98,-34Z';
  const panel = 'M0,-128L112,-52L0,24L-112,-52Z';
  const seven = 'M-15,-20H15L-3,20';
  const burst = star(12, 34, 15);
  let lamps = '';
  for (const [x0, y0, x1, y1] of [
    [0, -128, 112, -52],
    [112, -52, 0, 24],
    [0, 24, -112, -52],
    [-112, -52, 0, -128],
  ] as const)
    for (let i = 0; i < 7; i += 1) {
      const [x, y] = [x0 + ((x1 - x0) * i) / 7, y0 + ((y1 - y0) * i) / 7];
      lamps +=
        a.glow(x * 0.86, (y + 52) * 0.86 - 52, 8, '#FFE9A0', 0.9) +
        circle(x * 0.86, (y + 52) * 0.86 - 52, 3.4, '#FFFBE0');
    }
  const drawn =
    group(path(swing, a.linear(['#3A0A6A', '#1E0448'])), steel(a)) +
    tube(a, swing, '#22E0FF', 8, { glow: 1 }) +
    group(path(panel, a.linear(['#8A0E7A', '#4A0870', '#1E0448'])), steel(a)) +
    tube(a, panel, '#FF2FB4', 9, { glow: 1 }) +
    lamps +
    [-44, 0, 44]
      .map((x, i) => group(tube(a, seven, i === 1 ? '#FF3B4E' : '#FFD23E', 9, { glow: 1 }), placed(x, -52, 0.94)))
      .join('') +
    group(path(burst, '#FFD23E', 'opacity=".6"') + tube(a, burst, '#FFE27A', 5, { glow: 1 }), placed(0, -140)) +
    sparkle(96, -104, 20) +
    sparkle(-84, -100, 14) +
    sparkle(66, 30, 12);
  return group(drawn, placed(0, 0, 0.86));
}

/** Three chevrons of light that point up and out, about their joint at the lower right. */
function chevrons(a: Drawing): string {
  const sizes = [
    [38, '#FF2FB4'],
    [52, '#22E0FF'],
    [66, '#FFD23E'],
  ] as const;
  return sizes
    .map(([reach, colour], i) => {
      const at = -40 - i * 34;
      const d = `M${tenth(at + reach * 0.34)},${tenth(-reach * 0.5)}L${tenth(at - reach * 0.22)},0L${tenth(at + reach * 0.34)},${tenth(reach * 0.5)}`;
      return group(tube(a, d, colour, 8, { glow: 1 }), placed(0, 0, 1, 24));
    })
    .join('');
}

/** A neon arrow without a face. */
export const arrowSign: MascotDrawing = {
  rest: mount,
  joy: greatSign,
  limb: chevrons,
};

/** A small arrow of light that points up, for the edge of a reel. */
export const chevron = (a: Drawing, colour: string): string => tube(a, 'M-9,5L0,-5L9,5', colour, 4, { glow: 0.9 });

/** The title's board of dark glass with a tube around it. */
export function marquee(a: Drawing, [rim, second]: readonly [string, string]): string {
  const box = roundedBox(0, 0, 306, 62, 28);
  let lamps = '';
  for (let i = 0; i < 17; i += 1)
    for (const y of [-24.5, 24.5]) {
      const x = -120 + i * 15;
      lamps += a.glow(x, y, 5, second, 0.55) + circle(x, y, 1.7, '#FFFFFF');
    }
  return (
    mirrored(stroke('M104,28V64', '#2A1C5E', 8) + stroke('M103,28V64', '#6A5AA8', 2)) +
    group(path(box, a.linear(['#2A0E58', '#14062E', '#0A0220'])), steel(a)) +
    pane(a, box, rim, 0.2) +
    tube(a, box, rim, 5.6, { glow: 0.95 }) +
    lamps
  );
}
