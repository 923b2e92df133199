import { type Drawing, ellipse, group, path, placed, rect, stroke } from '../../drawing/index.ts';
import { coin, ingot } from '../../props/treasure.ts';
import { sparkle } from '../../props/effects.ts';
import { centred, type Piece } from '../Piece.ts';
import { goldLight, softLight } from './light.ts';

/** Glazes of the jars from left to right, from light to deep. */
export const GLAZES = [
  ['#F47A54', '#B4241C', '#4A0608'],
  ['#5ACFA4', '#12744F', '#033020'],
  ['#78A4F4', '#2850BC', '#0A164E'],
] as const;

export type Glaze = (typeof GLAZES)[number];

/** The character of luck as strokes, so that it needs no face. Within ±11. */
const LUCK = 'M-7,-10L-5,-8M-10,-5H-3L-9,3M-6,-1V10M-5,1L-2,4M1,-10H10M2,-6H9V-2H2ZM1,2H10V10H1ZM5.500,2V10M1,6H10';

const BELLY = 'M-23,-38C-60,-22 -58,36 -30,54H30C58,36 60,-22 23,-38Z';

/** A jar with a sealed lid, or an open one. Within ±60, its foot at 56. */
export function jar(a: Drawing, [light, middle, deep]: Glaze, isOpen: boolean): string {
  const gold = a.linear(['#FFF3B0', '#F0B83A', '#8A560A']);
  const belly =
    group(path(BELLY, a.linear([deep, middle, light, middle, deep], 0, 0, 1, 0)), softLight(a)) +
    stroke('M-37,34C-18,43 18,43 37,34', '#FFD970', 2.4, 'opacity=".8"') +
    stroke('M-39,-14C-20,-6 20,-6 39,-14', '#FFD970', 2.4, 'opacity=".8"') +
    ellipse(-26, 4, 6, 20, '#fff', 'opacity=".5" transform="rotate(10 -26 4)"');
  const label =
    group(rect(-17, -3, 34, 34, 3, a.linear(['#FFE9A0', '#F2B43A']), 'transform="rotate(45 0 14)"'), goldLight(a)) +
    group(stroke(LUCK, '#8A1E0A', 2.6), placed(0, 14, 1.06));
  if (!isOpen) {
    const paper = path(
      'M-26,-56C-12,-62 12,-62 26,-56L33,-36C16,-28 -16,-28 -33,-36Z',
      a.linear(['#FFF3C8', '#E8A83A']),
    );
    return (
      belly +
      label +
      group(paper, softLight(a)) +
      group(
        stroke('M-29,-42C-14,-36 14,-36 29,-42', '#C8281E', 5) +
          path('M-6,-40C-18,-52 -22,-40 -6,-38ZM6,-40C18,-52 22,-40 6,-38Z', '#E8402E'),
        softLight(a),
      )
    );
  }
  return (
    a.glow(0, -40, 58, '#FFE07A', 0.8) +
    group(
      coin(a, -16, -44, 11, { ry: 8, rot: -18 }) +
        coin(a, 17, -45, 11, { ry: 8, rot: 16 }) +
        ingot(a, 0, -48, 0.36) +
        coin(a, -4, -58, 9, { ry: 7, rot: 8 }),
      goldLight(a),
    ) +
    belly +
    group(path('M-28,-42C-16,-34 16,-34 28,-42L26,-32C14,-26 -14,-26 -26,-32Z', gold), goldLight(a)) +
    label +
    sparkle(20, -60, 9) +
    sparkle(-26, -52, 7)
  );
}

/** The three jars on their shelf, for the field of a mascot. */
export function shelf(a: Drawing, isShining: boolean): string {
  const jars = GLAZES.map((glaze, i) => group(jar(a, glaze, false), placed((i - 1) * 74, -4, 0.62))).join('');
  const wood = a.linear(['#D88A4A', '#8A4A20', '#4A1E0A']);
  return (
    group(rect(-118, -74, 236, 148, 16, a.linear(['#6A2C14', '#34110A'])), softLight(a)) +
    rect(-115, -71, 230, 142, 14, 'none', 'stroke="#E8A85A" stroke-opacity=".75" stroke-width="2.5"') +
    a.glow(0, -14, 96, '#FF9A3A', 0.35) +
    jars +
    group(rect(-110, 30, 220, 12, 3, wood), softLight(a)) +
    (isShining ? sparkle(-60, -34, 16) + sparkle(14, -38, 14) + sparkle(88, -30, 16) : '')
  );
}

/** The jars of the choice by the names of its options, closed and open. */
export const jarPieces = (): Piece[] =>
  (['left', 'middle', 'right'] as const).flatMap((name, i) => {
    const glaze = GLAZES[i] ?? GLAZES[0];
    return [false, true].map((isOpen) =>
      centred(
        `choice_${name}${isOpen ? '_open' : ''}`,
        146,
        146,
        (a) => group(jar(a, glaze, isOpen), placed(0, 10)),
        0.66,
        { isWhole: true },
      ),
    );
  });
