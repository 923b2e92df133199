import { circle, type Drawing, ellipse, group, lighten, mix, path, rect, stroke, tenth } from '../../drawing/index.ts';
import { colourOf, type Palette } from '../palette.ts';
import type { SceneField } from '../SceneDrawing.ts';

/** Every colour of a use. */
export const several = (colours: Palette, use: string): readonly string[] => colours[use] ?? [];

/** A pillar on the left, from its upper end, and the turns of the coil about it. */
export interface Pillar {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly height: number;
  readonly turns: number;
}

/** A pillar of red lacquer with gilded collars and a dragon's coil in relief. */
export function pillar(a: Drawing, { x, width, top, height, turns }: Pillar, colours: Palette): string {
  const [light = '', middle = '', deep = ''] = several(colours, 'pillars');
  const gold = a.linear([...several(colours, 'gold'), colourOf(colours, 'gold', 1)]);
  const shaft = a.linear(
    [
      [0, deep],
      [0.22, middle],
      [0.42, light],
      [0.68, middle],
      [1, mix(deep, '#000000', 0.35)],
    ],
    0,
    0,
    1,
    0,
  );
  const collar = (y: number, rise: number) => rect(x - width * 0.1, y, width * 1.2, rise, rise * 0.3, gold);
  const middleOf = x + width / 2;
  const reach = width * 0.62;
  let coil = `M${tenth(middleOf - reach)},${tenth(top + 96)}`;
  for (let i = 0; i < turns; i++) {
    const y = top + 96 + i * 150;
    coil += `C${tenth(middleOf + reach * 1.3)},${tenth(y + 28)} ${tenth(middleOf + reach * 1.1)},${tenth(y + 92)} ${tenth(middleOf)},${tenth(y + 100)}S${tenth(middleOf - reach * 1.5)},${tenth(y + 128)} ${tenth(middleOf - reach)},${tenth(y + 150)}`;
  }
  const inside = `clip-path="${a.clip(`M${tenth(x)},${tenth(top)}h${tenth(width)}v${height}h${tenth(-width)}Z`)}"`;
  const relief = group(
    stroke(coil, colourOf(colours, 'gold', 2), width * 0.26) +
      stroke(coil, colourOf(colours, 'gold', 1), width * 0.24) +
      stroke(coil, colourOf(colours, 'gold', 0), width * 0.06, 'opacity=".8"'),
    inside,
  );
  return (
    rect(
      x + width * 0.95,
      top,
      width * 0.5,
      height,
      0,
      a.linear(
        [
          [0, '#000000', 0.4],
          [1, '#000000', 0],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    rect(x, top, width, height, 0, shaft) +
    relief +
    collar(top + 40, 12) +
    collar(top + 60, 6) +
    collar(top + 76, 6)
  );
}

/** A lantern on a cord, its middle at x, y. */
export function lantern(a: Drawing, x: number, y: number, r: number, from: number, colours: Palette): string {
  const gold = a.linear(several(colours, 'gold'));
  const [bright = '', deep = ''] = several(colours, 'lantern');
  const ribs = [-0.55, 0, 0.55]
    .map(
      (k) =>
        `M${tenth(x + k * r * 0.9)},${tenth(y - r * 0.86)}Q${tenth(x + k * r * 1.7)},${y} ${tenth(x + k * r * 0.9)},${tenth(y + r * 0.86)}`,
    )
    .join('');
  return (
    a.glow(x, y, r * 3.2, bright, 0.5) +
    stroke(`M${x},${tenth(from)}V${tenth(y - r)}`, colourOf(colours, 'gold', 1), 1.6) +
    ellipse(x, y, r * 1.06, r * 0.9, a.radial(['#FFF6C8', bright, deep], 0.46, 0.46, 0.62)) +
    stroke(ribs, deep, 1.2, 'opacity=".5"') +
    rect(x - r * 0.5, y - r * 1.04, r, r * 0.22, 2, gold) +
    rect(x - r * 0.5, y + r * 0.82, r, r * 0.22, 2, gold) +
    stroke(
      `M${tenth(x - r * 0.24)},${tenth(y + r * 1.06)}v${tenth(r * 0.8)}M${x},${tenth(y + r * 1.06)}v${tenth(r)}M${tenth(x + r * 0.24)},${tenth(y + r * 1.06)}v${tenth(r * 0.8)}`,
      colourOf(colours, 'gold', 1),
      2,
    )
  );
}

/** The eaves and the painted beam under them, along the upper edge. */
export function eaves(a: Drawing, { width }: SceneField, depth: number, colours: Palette): string {
  const [tile = '', beam = ''] = several(colours, 'roof');
  const gold = a.linear(several(colours, 'gold'));
  const pitch = 36;
  let tiles = '';
  let brackets = '';
  for (let x = (width % pitch) / 2 - pitch; x < width + pitch; x += pitch) {
    tiles +=
      circle(x + pitch / 2, depth * 0.36, 9, tile) +
      circle(x + pitch / 2, depth * 0.36, 4, colourOf(colours, 'gold', 1), 'opacity=".8"');
    brackets += path(
      `M${tenth(x + 5)},${tenth(depth * 0.46)}h${pitch - 10}l-4,${tenth(depth * 0.16)}h${-(pitch - 18)}Z`,
      colourOf(colours, 'pillars', 1),
    );
  }
  let scrolls = '';
  for (let x = width / 2 - 72 * Math.ceil(width / 144); x < width + 72; x += 72)
    scrolls += `M${tenth(x)},${tenth(depth * 0.86)}q8,-12 16,0t16,0`;
  return (
    rect(0, 0, width, depth * 0.4, 0, a.linear([mix(tile, '#000000', 0.55), tile])) +
    rect(0, depth * 0.44, width, depth * 0.24, 0, mix(beam, '#000000', 0.55)) +
    brackets +
    tiles +
    rect(0, depth * 0.64, width, depth * 0.36, 0, a.linear([lighten(beam, 0.06), beam, mix(beam, '#000000', 0.4)])) +
    stroke(scrolls, colourOf(colours, 'gold', 1), 1.8, 'opacity=".55"') +
    rect(0, depth * 0.64, width, 2.4, 0, gold) +
    rect(0, depth * 0.97, width, 3, 0, gold) +
    rect(
      0,
      depth,
      width,
      26,
      0,
      a.linear([
        [0, '#000000', 0.5],
        [1, '#000000', 0],
      ]),
    )
  );
}

/** The polished floor, whose tiles run to a point under the moon. */
export function floor(a: Drawing, { width, height }: SceneField, from: number, colours: Palette): string {
  const light = colourOf(colours, 'mist');
  let lines = '';
  for (let i = -6; i <= 6; i++)
    lines += `M${tenth(width / 2 + i * width * 0.05)},${tenth(from)}L${tenth(width / 2 + i * width * 0.24)},${height}`;
  for (let i = 1; i < 5; i++) lines += `M0,${tenth(from + (height - from) * (i / 5) ** 2)}H${width}`;
  return (
    rect(
      0,
      from,
      width,
      height - from,
      0,
      a.linear([
        mix(colourOf(colours, 'mountains', 2), light, 0.16),
        colourOf(colours, 'mountains', 2),
        colourOf(colours, 'foot'),
      ]),
    ) +
    ellipse(
      width / 2,
      from + 26,
      width * 0.34,
      84,
      a.radial([
        [0, colourOf(colours, 'moon', 1), 0.28],
        [1, colourOf(colours, 'moon', 1), 0],
      ]),
    ) +
    stroke(lines, light, 1.2, 'opacity=".1"')
  );
}
