import { type Drawing, group, path, polygon, stroke } from '../../drawing/index.ts';
import type { Outlines } from '../../lettering.ts';
import { sparkle } from '../../props/effects.ts';
import type { Palette } from '../palette.ts';
import { symbolWord } from '../symbolWord.ts';
import { tone } from './facets.ts';
import { crystalLight, glassLight } from './light.ts';
import { rampsOf } from './rim.ts';
import { fan, glassPrism } from './spectrum.ts';

/** The field of a reel that a prism has filled: it reaches over the frame above and below. */
export const COLUMN = { width: 92, height: 320 };

/** A reel full of crystal, its points through the frame, with a prism in its middle. */
export function crystalColumn(a: Drawing, frame: Palette, outlines: Outlines): string {
  const { violet, cyan } = rampsOf(frame);
  const style = {
    face: 'lilita-one',
    fill: ['#FFFFFF', '#D8F4FF', '#5AD0FF', '#FFFFFF'],
    outline: '#12063E',
    extrusion: '#6A2AE0',
    depth: 8,
    arc: 0,
  } as const;
  const shaft = 'M-33,-110L-14,-152L2,-156L20,-148L33,-112V112L20,146L-4,156L-18,150L-33,108Z';
  const side = (points: readonly (readonly [number, number])[], bright: number, ramp = violet) =>
    polygon(points, tone(ramp, bright), 'opacity=".94"');
  return (
    a.glow(0, 0, 150, cyan[2], 0.5) +
    group(
      polygon(
        [
          [-30, -116],
          [-40, -148],
          [-24, -140],
          [-18, -110],
        ],
        tone(cyan, 0.7),
      ) +
        polygon(
          [
            [22, -110],
            [38, -144],
            [42, -126],
            [32, -104],
          ],
          tone(violet, 0.5),
        ) +
        polygon(
          [
            [-32, 106],
            [-42, 132],
            [-30, 142],
            [-18, 112],
          ],
          tone(violet, 0.42),
        ) +
        polygon(
          [
            [20, 112],
            [30, 146],
            [40, 130],
            [33, 104],
          ],
          tone(cyan, 0.5),
        ),
      crystalLight(a),
    ) +
    group(
      path(shaft, tone(violet, 0.4)) +
        side(
          [
            [-33, -110],
            [-12, -118],
            [-12, 116],
            [-33, 108],
          ],
          0.72,
        ) +
        side(
          [
            [-12, -118],
            [16, -114],
            [16, 118],
            [-12, 116],
          ],
          0.46,
          cyan,
        ) +
        side(
          [
            [16, -114],
            [33, -112],
            [33, 112],
            [16, 118],
          ],
          0.26,
        ) +
        side(
          [
            [-33, -110],
            [-14, -152],
            [2, -156],
            [-12, -118],
          ],
          0.98,
        ) +
        side(
          [
            [2, -156],
            [16, -114],
            [-12, -118],
          ],
          0.8,
          cyan,
        ) +
        side(
          [
            [2, -156],
            [20, -148],
            [33, -112],
            [16, -114],
          ],
          0.5,
        ) +
        side(
          [
            [-33, 108],
            [-12, 116],
            [-4, 156],
            [-18, 150],
          ],
          0.44,
        ) +
        side(
          [
            [-12, 116],
            [16, 118],
            [-4, 156],
          ],
          0.3,
          cyan,
        ) +
        side(
          [
            [16, 118],
            [33, 112],
            [20, 146],
            [-4, 156],
          ],
          0.14,
        ),
      glassLight(a),
    ) +
    group(fan(a, -33, -70, 70, -96, -22) + fan(a, -33, 96, 70, 50, 118), `opacity=".42" clip-path="${a.clip(shaft)}"`) +
    stroke(
      'M-12,-118V116M16,-114V118M-33,-110L-12,-118L16,-114L33,-112M-33,108L-12,116L16,118L33,112M2,-156L-12,-118M2,-156L16,-114',
      '#FFFFFF',
      1.4,
      'opacity=".75"',
    ) +
    stroke(shaft, '#FFFFFF', 1.8, 'opacity=".8"') +
    stroke('M-26,-92V-20M-26,52V84', '#FFFFFF', 3.4, 'opacity=".7"') +
    polygon(
      [
        [-12, -118],
        [16, -114],
        [16, -72],
        [-12, -46],
      ],
      '#FFFFFF',
      'opacity=".24"',
    ) +
    group(a.glow(0, 0, 52, '#FFFFFF', 0.8) + glassPrism(a), 'transform="translate(0 -14) scale(.6)"') +
    symbolWord(a, 'WILD', 20, 23, style, outlines) +
    sparkle(-8, -146, 15) +
    sparkle(24, -60, 9) +
    sparkle(-22, 92, 10)
  );
}

/** A spike that grows, its foot at 0,60. Within ±13. */
export function spike(a: Drawing, frame: Palette, hue: 'violet' | 'cyan'): string {
  const ramp = rampsOf(frame)[hue];
  return (
    group(
      polygon(
        [
          [-11, 60],
          [-11, -26],
          [-3, -22],
          [-4, 60],
        ],
        tone(ramp, 0.8),
      ) +
        polygon(
          [
            [-4, 60],
            [-3, -22],
            [5, -24],
            [5, 60],
          ],
          tone(ramp, 0.56),
        ) +
        polygon(
          [
            [5, 60],
            [5, -24],
            [11, -30],
            [11, 60],
          ],
          tone(ramp, 0.24),
        ) +
        polygon(
          [
            [-11, -26],
            [-1, -58],
            [-3, -22],
          ],
          tone(ramp, 1),
        ) +
        polygon(
          [
            [-3, -22],
            [-1, -58],
            [5, -24],
          ],
          tone(ramp, 0.78),
        ) +
        polygon(
          [
            [5, -24],
            [-1, -58],
            [11, -30],
          ],
          tone(ramp, 0.4),
        ),
      crystalLight(a),
    ) + stroke('M-11,60V-26L-1,-58L11,-30V60M-3,60V-22', '#FFFFFF', 1, 'opacity=".7"')
  );
}

/** A crack in the frame, with the light of the crystal in it. Its middle is where the crystal breaks through. Within ±44 and ±16. */
export function crack(a: Drawing): string {
  const lines = 'M-6,6L-16,-2L-24,4L-40,-4M-16,-2L-20,-12M4,6L12,-4L22,2L30,-6L42,-2M12,-4L16,-14M0,4L-2,-12';
  return (
    stroke(lines, '#5AF0FF', 5, `opacity=".75" filter="${a.blur(2.4)}"`) +
    stroke(lines, '#05020F', 3) +
    stroke(lines, '#D8FFFF', 1.2)
  );
}

/** A piece that flies off. Within ±7. */
export const splinter = (a: Drawing, frame: Palette): string => {
  const { cyan } = rampsOf(frame);
  return group(
    polygon(
      [
        [-6, 3],
        [-1, -7],
        [3, 4],
      ],
      tone(cyan, 0.9),
    ) +
      polygon(
        [
          [3, 4],
          [-1, -7],
          [6, 1],
        ],
        tone(cyan, 0.5),
      ),
    crystalLight(a),
  );
};
