import {
  circle,
  type Drawing,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  polar,
  rect,
  seededRandom,
  stroke,
  tenth,
} from '../../drawing/index.ts';
import { lettering, type Outlines } from '../../lettering.ts';
import { type Palette, fourOf, threeOf } from '../palette.ts';

const between = (from: number, to: number, share: number) => from + (to - from) * share;

/** The sheet of falling water, narrow at the gate and wide at the foot, about 0,0 in a field of 390 × 300. */
export function fall(a: Drawing, water: readonly [string, string, string, string]): string {
  const random = seededRandom('koi fall');
  const outline = 'M-84,-150C-74,-153 74,-153 84,-150C96,-60 142,40 168,150H-168C-142,40 -96,-60 -84,-150Z';
  let strands = '';
  for (let at = 0; at < 64; at += 1) {
    const share = random();
    const from = between(-80, 80, share);
    const to = between(-160, 160, share);
    const isLight = random() < 0.58;
    strands += stroke(
      `M${tenth(from)},-149C${tenth(between(from, to, 0.2))},${tenth(-80 + random() * 20)} ${tenth(between(from, to, 0.6))},20 ${tenth(to)},150`,
      isLight ? '#FFFFFF' : water[3],
      0.9 + random() * 3.4,
      `opacity="${tenth(0.2 + random() * 0.5)}"`,
    );
  }
  let drops = '';
  for (let at = 0; at < 46; at += 1)
    drops += circle(
      between(-130, 130, random()),
      between(-120, 140, random()),
      0.9 + random() * 2,
      '#fff',
      `opacity="${tenth(0.5 + random() * 0.5)}"`,
    );
  return (
    group(path(outline, a.linear([...water])) + strands + drops, `clip-path="${a.clip(outline)}"`) +
    ellipse(0, -146, 78, 22, '#FFFFFF', `opacity=".85" filter="${a.blur(10)}"`)
  );
}

/** A roof with turned-up eaves: its middle at x, its lower edge at y, half its width and its height. */
function roof(a: Drawing, x: number, y: number, half: number, height: number, frame: Palette): string {
  const [light, middle, deep] = threeOf(frame, 'roof');
  const gold = a.linear([...fourOf(frame, 'gold')]);
  const ridge = `M${x - half},${y}C${x - half * 0.72},${tenth(y - height * 0.2)} ${x - half * 0.6},${tenth(y - height * 0.5)} ${tenth(x - half * 0.5)},${y - height}H${tenth(x + half * 0.5)}C${tenth(x + half * 0.6)},${tenth(y - height * 0.5)} ${tenth(x + half * 0.72)},${tenth(y - height * 0.2)} ${x + half},${y}`;
  let tiles = '';
  for (let at = -4; at <= 4; at += 1)
    tiles += stroke(
      `M${tenth(x + at * half * 0.1)},${y - height + 2}L${tenth(x + at * half * 0.19)},${y + 3}`,
      deep,
      1.4,
      'opacity=".45"',
    );
  return (
    group(
      path(`${ridge}L${tenth(x + half * 0.9)},${y + 6}H${tenth(x - half * 0.9)}Z`, a.linear([light, middle, deep])),
      `filter="${a.lit({ blur: 3, relief: 5, gloss: 0.7, shade: '#021a24', rim: '#FFE9A0', rimOpacity: 0.9, dx: -4, dy: -5, drop: 4 })}"`,
    ) +
    tiles +
    stroke(ridge, gold, 2.6) +
    rect(x - half * 0.86, y + 4, half * 1.72, 4, 1, '#C81E22')
  );
}

/** The dragon gate: two pairs of pillars, three roofs, and its name on a plate. About 0,0 in a field of 230 × 130. */
export function gate(a: Drawing, frame: Palette, outlines: Outlines): string {
  const red = a.linear([...fourOf(frame, 'pillar')], 0, 0, 1, 0);
  const gold = a.linear([...fourOf(frame, 'gold')]);
  const small = `filter="${a.lit({ blur: 1.6, relief: 3, gloss: 0.9, shade: '#2a0404', dx: -2, dy: -2, drop: 2 })}"`;
  const pillars = [-71, -38, 38, 71]
    .map((x) => rect(x - 6, -16, 12, 74, 2, red) + rect(x - 7.5, 51, 15, 9, 2, '#4A1A14'))
    .join('');
  const style = {
    face: 'yuji-boku',
    fill: ['#FFFDE8', '#FFE58A', '#FFC94A', '#FFF0B8'],
    outline: '#3A0408',
    extrusion: '#3A0408',
    depth: 2,
    arc: 0,
  } as const;
  const name = lettering(a, [{ text: '龍門', x: 0, y: 0, size: 44, fit: 100 }], style, outlines);
  return (
    group(pillars + rect(-84, -4, 168, 9, 2, red) + rect(-76, 15, 152, 7, 2, red), small) +
    mirrored(circle(-71, 8, 3.4, gold) + circle(-38, 8, 3.4, gold)) +
    roof(a, -61, -13, 44, 16, frame) +
    roof(a, 61, -13, 44, 16, frame) +
    roof(a, 0, -28, 66, 24, frame) +
    mirrored(circle(-33, -54, 4, gold)) +
    group(circle(0, -54, 6.5, gold), small) +
    group(rect(-33, -22, 66, 28, 4, gold), small) +
    rect(-29.5, -18.5, 59, 21, 3, '#5A060E') +
    group(name, placed(0, -1.5, 0.46))
  );
}

/** A ledge of wet stone about 0,0, within ±48, on its foam. */
export const ledge = (a: Drawing, [light, middle, deep]: readonly [string, string, string]): string =>
  ellipse(0, 11, 46, 7, '#fff', `opacity=".8" filter="${a.blur(4)}"`) +
  group(
    path(
      'M-42,0C-46,-11 -20,-15 0,-15C20,-15 46,-11 42,0C36,11 14,14 0,14C-14,14 -36,11 -42,0Z',
      a.linear([light, middle, deep]),
    ),
    `filter="${a.lit({ blur: 2.6, relief: 4, gloss: 0.7, shade: '#021a24', rim: '#FFF9D8', rimOpacity: 0.8, dx: -3, dy: -4, drop: 3 })}"`,
  ) +
  ellipse(0, -5.5, 36, 7.5, a.linear([light, middle]), 'opacity=".9"') +
  stroke('M-28,-9C-18,-12 6,-13 22,-11', '#fff', 2, 'opacity=".7"');

/** A green tick for a ledge that was passed, radius 8 about 0,0. */
export const tick = (): string =>
  circle(0, 0, 8.4, '#04303E') +
  circle(0, 0, 7.4, '#2FCB7A') +
  stroke('M-3.500,0.2L-0.9,3L3.900,-2.900', '#04210F', 2.3);

/** Water that splashes up around a leap, white, about the middle of its foot. */
export function splash(a: Drawing): string {
  const drops = Array.from({ length: 13 }, (_, at) => {
    const degrees = -168 + at * 13;
    const [x, y] = polar(26 + (at % 3) * 9, degrees);
    return group(
      path('M0,-7C2,-3 4,0 4,3C4,6 2,7 0,7C-2,7 -4,6 -4,3C-4,0 -2,-3 0,-7Z', '#F4FFFF'),
      placed(x, y * 0.8 + 26, 0.6 + (at % 4) * 0.18, degrees + 90),
    );
  }).join('');
  return (
    drops +
    stroke('M-30,28C-44,10 -36,-4 -24,-14M30,28C44,10 36,-4 24,-14', '#F4FFFF', 4.5, 'opacity=".85"') +
    ellipse(0, 28, 36, 6, '#fff', `opacity=".85" filter="${a.blur(2)}"`)
  );
}
