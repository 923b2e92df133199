import { circle, type Drawing, ellipse, group, path, placed, polar, rect, stroke } from '../../drawing/index.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { doughLight, goldLight, smallLight } from './light.ts';

/** Flour that lies on dough, at points about 0,0. */
const flour = (points: readonly (readonly [number, number, number])[]): string =>
  points.map(([x, y, r]) => circle(x, y, r, '#FFFFFF', 'opacity=".75"')).join('');

/** A round mochi in white with a red seal. */
export const roundMochi = (a: Drawing): string =>
  group(
    path(
      'M-50,20C-52,-22 -28,-44 0,-44C28,-44 52,-22 50,20C50,36 28,42 0,42C-28,42 -50,36 -50,20Z',
      a.linear(['#FFFFFF', '#FFF6EC', '#E8CFC0']),
    ),
    doughLight(a),
  ) +
  group(circle(0, -8, 15, a.radial(['#FF8A7A', '#E8323A', '#A80E22'], 0.4, 0.3, 0.8)), smallLight(a)) +
  flour([
    [-30, 10, 2.2],
    [-22, 22, 1.6],
    [24, 18, 2],
    [34, 6, 1.6],
    [4, 26, 1.8],
  ]);

/** A cube of pink dough. */
const cubeMochi = (a: Drawing): string =>
  group(
    rect(-43, -43, 86, 86, 20, a.linear(['#FFD8EC', '#FF7AB8', '#C8287E'])) +
      rect(-34, -38, 68, 40, 16, a.linear(['#FFF0F8', '#FFB0D8']), 'opacity=".85"'),
    doughLight(a),
  ) +
  group(
    [0, 1, 2, 3, 4].map((i) => group(ellipse(0, -11, 7.5, 10, '#FFFFFF'), placed(0, 8, 1, i * 72))).join('') +
      circle(0, 8, 5, '#FFC44A'),
    smallLight(a),
  ) +
  flour([
    [-30, 30, 2],
    [30, 28, 2],
    [-32, -2, 1.6],
    [33, -6, 1.6],
  ]);

/** A half moon of green dough, folded over bean paste. */
const foldedMochi = (a: Drawing): string =>
  group(
    path(
      'M-56,14C-48,-40 48,-56 58,-6C60,8 52,16 44,18C16,34 -24,40 -50,30C-58,26 -58,20 -56,14Z',
      a.linear(['#7A3A4A', '#5A1E34', '#3A0E22']),
    ),
    doughLight(a),
  ) +
  group(
    path(
      'M-58,8C-52,-46 44,-62 58,-12C60,-2 56,4 48,6C18,14 -22,22 -46,22C-54,22 -59,16 -58,8Z',
      a.linear(['#DCFFB0', '#7ACE5A', '#2A8A3E']),
    ),
    doughLight(a),
  ) +
  stroke('M-40,6C-28,-18 16,-34 42,-18M-22,8C-12,-6 10,-14 30,-10', '#E8FFC8', 3, 'opacity=".7"') +
  flour([
    [-30, 14, 1.8],
    [6, -22, 2],
    [28, -24, 1.6],
    [-8, 10, 1.6],
  ]);

/** Three small balls on a skewer. */
const skewerMochi = (a: Drawing): string => {
  const ball = (x: number, y: number, colours: readonly string[]): string =>
    group(circle(x, y, 24, a.radial(colours, 0.36, 0.3, 0.85)), doughLight(a));
  return (
    group(stroke('M-52,52L50,-50', '#7A4A1A', 9) + stroke('M-52,52L50,-50', '#F0CE8A', 4.4), goldLight(a)) +
    ball(-28, 28, ['#FFE9B0', '#FFAE2E', '#C8680A']) +
    ball(4, -4, ['#F0E0FF', '#B07AF0', '#6A2EB8']) +
    ball(34, -34, ['#FFE9B0', '#FFAE2E', '#C8680A'])
  );
};

/** A mooncake from above, with a full moon pressed into it. */
const mooncake = (a: Drawing): string => {
  let edge = '';
  for (let i = 0; i < 16; i += 1) {
    const [x, y] = polar(46, i * 22.5);
    edge += circle(x, y, 12, a.linear(['#FFD88A', '#E0923A', '#8A4A12']));
  }
  let petals = '';
  for (let i = 0; i < 8; i += 1)
    petals += group(path('M0,-20C7,-28 6,-38 0,-42C-6,-38 -7,-28 0,-20Z', '#A85A1A'), placed(0, 0, 1, i * 45));
  return (
    a.glow(0, 0, 62, '#FFD88A', 0.7) +
    group(edge + circle(0, 0, 48, a.radial(['#FFE9B0', '#F0AE52', '#B86A1E'], 0.42, 0.35, 0.75)), goldLight(a)) +
    circle(0, 0, 45, 'none', 'stroke="#8A4A12" stroke-opacity=".7" stroke-width="2.500"') +
    petals +
    group(
      circle(0, 0, 19, a.radial(['#FFFDF0', '#FFE08A', '#F0A83A'], 0.4, 0.35, 0.8)) +
        circle(-5, -4, 3.4, '#E8B04A') +
        circle(6, 4, 4.4, '#E8B04A') +
        circle(4, -8, 2.2, '#E8B04A'),
      smallLight(a),
    )
  );
};

const plain = (draw: (a: Drawing) => string): SymbolDrawing => ({ colours: 0, hasWord: false, draw });

export const sweets: Readonly<Record<string, SymbolDrawing>> = {
  round: plain(roundMochi),
  cube: plain(cubeMochi),
  folded: plain(foldedMochi),
  skewer: plain(skewerMochi),
  mooncake: plain(mooncake),
};
