import { cycle, group, mix, path, placed, polygon, stroke } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { symbolWord } from '../symbolWord.ts';
import { rampOf } from './stones.ts';
import { shard, tone } from './facets.ts';
import { crystalLight, goldLight } from './light.ts';

/** A seven, chiselled out of gold so that each side has two slopes, on raw crystals: gold from glint to depth, crystals likewise. */
export const seven: SymbolDrawing = {
  colours: 10,
  hasWord: false,
  draw: (a, { colours }) => {
    const gold = rampOf(colours);
    const ramp = rampOf(colours.slice(5));
    const face = (points: readonly (readonly [number, number])[], bright: number) =>
      polygon(points, tone(gold, bright));
    return (
      a.glow(0, 0, 62, gold[1], 0.55) +
      group(
        shard(a, { x: -18, y: 44, width: 17, height: 58, turn: -38 }, ramp) +
          shard(a, { x: 22, y: 44, width: 18, height: 62, turn: 36 }, ramp) +
          shard(a, { x: -26, y: 46, width: 13, height: 34, turn: -58 }, ramp) +
          shard(a, { x: 28, y: 46, width: 13, height: 36, turn: 58 }, ramp),
        crystalLight(a),
      ) +
      group(
        path(
          'M-42,-54H44V-28L8,54H-28L6,-24H-42Z',
          gold[4],
          `stroke="${mix(gold[4], '#000000', 0.4)}" stroke-width="5" stroke-linejoin="round"`,
        ) +
          // The upper arm: its upper and its lower slope, and its end.
          face(
            [
              [-42, -54],
              [44, -54],
              [30, -40],
              [-30, -40],
            ],
            0.98,
          ) +
          face(
            [
              [-42, -24],
              [-30, -40],
              [18, -40],
              [6, -24],
            ],
            0.42,
          ) +
          face(
            [
              [-42, -54],
              [-30, -40],
              [-42, -24],
            ],
            0.8,
          ) +
          // The leg: its left and its right slope, and its foot.
          face(
            [
              [6, -24],
              [18, -40],
              [30, -40],
              [-10, 46],
              [-28, 54],
            ],
            0.84,
          ) +
          face(
            [
              [30, -40],
              [44, -54],
              [44, -28],
              [8, 54],
              [-10, 46],
            ],
            0.3,
          ) +
          face(
            [
              [-28, 54],
              [-10, 46],
              [8, 54],
            ],
            0.14,
          ),
        goldLight(a),
      ) +
      stroke('M-30,-40H30L-10,46', '#FFFFFF', 1.8, 'opacity=".85"') +
      sparkle(-34, -46, 17) +
      sparkle(14, 20, 9)
    );
  },
};

/** A bar of gold in perspective, stamped with its word: gold from glint to depth. */
export const bar: SymbolDrawing = {
  colours: 5,
  hasWord: true,
  draw: (a, { colours, word = '' }, outlines) => {
    const gold = rampOf(colours);
    const style = {
      face: 'lilita-one',
      fill: [gold[3], gold[4], gold[4], gold[3]],
      outline: gold[0],
      extrusion: gold[0],
      depth: 0,
      arc: 0,
    } as const;
    const ingot =
      polygon(
        [
          [-34, -16],
          [40, -16],
          [58, 30],
          [-52, 30],
        ],
        a.linear([cycle(gold, 1), cycle(gold, 2)]),
      ) +
      polygon(
        [
          [-34, -16],
          [-22, -34],
          [32, -34],
          [40, -16],
        ],
        a.linear([cycle(gold, 0), cycle(gold, 1)]),
      ) +
      polygon(
        [
          [40, -16],
          [32, -34],
          [56, 12],
          [58, 30],
        ],
        tone(gold, 0.2),
      ) +
      stroke('M-34,-16H40L58,30M-34,-16L-22,-34M40,-16L32,-34', gold[0], 1.8, 'opacity=".9"') +
      stroke('M-28,-9H35L47,24H-43Z', gold[3], 1.6, 'opacity=".7"');
    return (
      a.glow(0, 4, 62, gold[1], 0.5) +
      group(
        group(ingot, goldLight(a)) +
          symbolWord(a, word, 18, 27, style, outlines) +
          sparkle(-28, -28, 16) +
          sparkle(44, 16, 9),
        placed(0, 4, 1.02, -4),
      )
    );
  },
};
