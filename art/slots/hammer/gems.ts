import { type Drawing, group, lighten, path, type Point, polar, polygon, stroke } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { NIGHT, RUNES, type Rune } from './light.ts';

interface Cut {
  readonly corners: number;
  /** The direction of the first corner, in degrees. */
  readonly turn: number;
  readonly radius: number;
  /** The middle of the stone, since not every outline has it at 0,0. */
  readonly y: number;
  /** The share of the table in the whole stone. */
  readonly table: number;
  readonly rune: Rune;
  readonly runeScale: number;
}

/** The direction of the light. */
const LIGHT = 238;

const gold = (a: Drawing) => a.linear(['#FFF3C0', '#D8922A', '#7A4606'], 0, 0, 1, 1);

/** A cut stone with a rune, in a thin setting of gold. Its colour, and its deep colour. */
const gem = ({ corners, turn, radius, y, table, rune, runeScale }: Cut): SymbolDrawing => ({
  colours: 2,
  hasWord: false,
  draw: (a, { colours: [hue = '', deep = ''] }) => {
    const step = 360 / corners;
    const at = (r: number, index: number) => polar(r, turn + index * step);
    const inner = radius * table;
    const girdle = radius * (1 + table) * 0.5;
    // The edge of each facet has its own colour, so that no ground shows between two of them.
    const facet = (points: readonly Point[], colour: string) =>
      polygon(points, colour, `stroke="${colour}" stroke-width=".9" stroke-linejoin="round"`);
    const facets = Array.from({ length: corners }, (_, i) => {
      const glow = (degrees: number) => Math.cos(((degrees - LIGHT) * Math.PI) / 180);
      const [from, to] = [turn + i * step, turn + (i + 1) * step];
      const middle = glow((from + to) / 2);
      const mid = polar(girdle * Math.cos((step * Math.PI) / 360) * 1.01, (from + to) / 2);
      return (
        facet([at(radius, i), at(radius, i + 1), mid], lighten(hue, -0.03 + middle * 0.15)) +
        facet([at(radius, i), mid, at(inner, i)], lighten(hue, 0.01 + glow(from) * 0.15)) +
        facet([at(radius, i + 1), mid, at(inner, i + 1)], lighten(hue, 0.01 + glow(to) * 0.13)) +
        facet([at(inner, i), mid, at(inner, i + 1)], lighten(hue, middle * 0.17))
      );
    }).join('');
    const ring = (r: number) => Array.from({ length: corners }, (_, i) => at(r, i));
    const outline = `M${ring(inner)
      .map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`)
      .join('L')}Z`;
    const setting = polygon(ring(radius + 4.5), gold(a), 'stroke-width="3" stroke="#8A560A" stroke-linejoin="round"');
    const body =
      setting +
      polygon(ring(radius + 0.6), deep) +
      facets +
      path(outline, a.linear([lighten(hue, 0.17), hue, lighten(hue, -0.14)], 0.1, 0, 0.8, 1)) +
      path(outline, 'none', `stroke="${lighten(hue, 0.3)}" stroke-opacity=".75" stroke-width="1.6"`);
    const lit = a.lit({
      shade: NIGHT,
      shadeOpacity: 0.5,
      rim: '#FFF3C0',
      rimOpacity: 0.9,
      blur: 2,
      relief: 3.4,
      gloss: 0.6,
      dx: -3,
      dy: -4,
      drop: 3,
    });
    const mark =
      stroke(RUNES[rune], deep, 8.6) +
      stroke(RUNES[rune], lighten(hue, 0.34), 4.4) +
      stroke(RUNES[rune], '#FFFFFF', 1.6, 'opacity=".8"');
    return group(
      group(body, `filter="${lit}"`) +
        group(
          a.glow(inner * 0.3, inner * 0.42, inner * 0.75, lighten(hue, 0.3), 0.7),
          `clip-path="${a.clip(outline)}"`,
        ) +
        group(mark, `transform="scale(${runeScale})"`) +
        sparkle(-radius * 0.42, -radius * 0.42, 9, '#fff', 0.95),
      `transform="translate(0 ${y})"`,
    );
  },
});

/** The five stones, each with an outline and a rune of its own. */
export const GEMS = {
  triangle: gem({ corners: 3, turn: -90, radius: 55, y: 11, table: 0.56, rune: 'sun', runeScale: 0.98 }),
  square: gem({ corners: 4, turn: -90, radius: 49, y: 0, table: 0.62, rune: 'gift', runeScale: 1.05 }),
  pentagon: gem({ corners: 5, turn: -90, radius: 48, y: 3, table: 0.64, rune: 'tyr', runeScale: 1.25 }),
  hexagon: gem({ corners: 6, turn: -90, radius: 47.5, y: 0, table: 0.66, rune: 'wynn', runeScale: 1.35 }),
  octagon: gem({ corners: 8, turn: -67.5, radius: 47.5, y: 0, table: 0.68, rune: 'thurs', runeScale: 1.4 }),
} satisfies Record<string, SymbolDrawing>;
