import { circle, cycle, ellipse, group, lighten, mirrored, path, placed, stroke } from '../../drawing/index.ts';
import { gem } from '../../props/treasure.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { goldLight, softLight } from './light.ts';

/** A pilgrim's hat of five petals with a band and ribbons: petals from light to deep, gold from light to deep, the ribbons. */
export const hat: SymbolDrawing = {
  colours: 7,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    const petal = 'M0,22C-20,14 -22,-18 0,-50C22,-18 20,14 0,22Z';
    const leaf = (degrees: number, scale: number): string =>
      group(
        group(path(petal, a.linear([at(3), at(4), at(5)])), goldLight(a)) +
          group(path(petal, a.linear([at(0), at(1), at(2)])), 'transform="translate(0 -2) scale(.78 .8)"') +
          stroke('M0,-26C-9,-16 -9,-6 0,2C9,-6 9,-16 0,-26Z', at(3), 2.6, 'opacity=".9"') +
          circle(0, -12, 3.4, at(3)),
        `transform="translate(0 20) rotate(${degrees}) scale(${scale})"`,
      );
    return (
      mirrored(
        group(
          path('M-42,26C-52,36 -54,48 -50,58L-36,52C-40,44 -38,36 -32,30Z', a.linear([at(6), at(2)])),
          softLight(a),
        ),
      ) +
      leaf(-58, 0.86) +
      leaf(58, 0.86) +
      leaf(-29, 1) +
      leaf(29, 1) +
      leaf(0, 1.14) +
      group(
        path('M-46,18C-20,30 20,30 46,18L43,38C18,48 -18,48 -43,38Z', a.linear([at(3), at(4), at(5)])),
        goldLight(a),
      ) +
      [-28, 28].map((x) => gem(x, 31, 6.5, '#1E9AD8')).join('') +
      gem(0, 35, 9, '#E3243A')
    );
  },
};

/** A rake of nine teeth across the field: wood from light to deep, iron from light to deep. */
export const rake: SymbolDrawing = {
  colours: 6,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    const iron = a.linear([at(3), at(4), at(5)]);
    const gold = a.linear(['#FFF3B0', '#F0AC2A', '#8A4A06']);
    let teeth = '';
    for (let i = 0; i < 9; i += 1) {
      const x = -48 + i * 12;
      teeth += `M${x - 4.2},-22L${x + 4.2},-22L${x + 3},2L${x},12L${x - 3},2Z`;
    }
    return group(
      group(path('M-5,-24H5L6,82H-6Z', a.linear([at(0), at(1), at(2)], 0, 0, 1, 0)), softLight(a)) +
        group(path('M-9,70H9V84H-9ZM-8,16H8V24H-8Z', gold), goldLight(a)) +
        group(path(teeth, iron), goldLight(a)) +
        group(path('M-56,-30C-30,-38 30,-38 56,-30V-16H-56Z', iron), goldLight(a)) +
        group(path('M-13,-40H13L10,-10H-10Z', gold), goldLight(a)) +
        stroke('M-50,-26C-26,-32 26,-32 50,-26', '#FFFFFF', 2.4, 'opacity=".8"'),
      placed(-12, -16, 0.92, 32),
    );
  },
};

/** The white dragon horse: hide from light to deep, mane from light to deep, harness from light to deep. */
export const horse: SymbolDrawing = {
  colours: 8,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    const mane =
      'M4,-56C30,-58 54,-34 56,-2C58,24 50,44 56,58C40,58 34,50 36,40C28,50 24,52 16,52C26,40 24,30 26,20C20,28 14,28 8,26C20,12 18,-2 14,-14C6,-24 0,-40 4,-56Z';
    const head =
      'M-2,-42C10,-40 22,-28 26,-10C32,14 34,36 30,58H-8C-6,46 -4,34 -10,24C-16,20 -22,24 -26,32C-30,42 -44,46 -50,38C-56,30 -52,20 -48,10C-42,-4 -36,-18 -26,-30C-22,-36 -12,-42 -2,-42Z';
    return (
      group(path(mane, a.linear([at(3), at(4)], 0, 0, 1, 1)), softLight(a)) +
      group(path('M-14,-38C-18,-50 -14,-60 -8,-62C0,-56 4,-48 2,-38Z', a.linear([at(0), at(2)])), softLight(a)) +
      group(path(head, a.linear([at(0), at(1), at(2)], 0, 0, 1, 1)), softLight(a)) +
      path('M4,-56C-6,-48 -16,-40 -20,-24C-10,-30 -2,-32 6,-28C2,-34 2,-44 4,-56Z', a.linear([at(3), at(4)])) +
      path('M-30,-6C-22,-14 -12,-12 -10,-4C-16,2 -24,2 -30,-6Z', '#1A2A3A') +
      circle(-20, -6, 4, '#2AA0E8') +
      circle(-21.5, -8, 1.6, '#fff') +
      ellipse(-44, 26, 3.4, 4.6, '#5A6A7A', 'transform="rotate(24 -44 26)"') +
      stroke('M-50,36C-44,36 -38,34 -34,30', '#7A8A9A', 2.4) +
      stroke('M-36,10C-28,16 -22,20 -20,26', at(5), 7) +
      stroke('M-22,22C-12,6 -2,-8 22,-20M-14,14C4,22 18,24 31,22', at(5), 6) +
      stroke('M-37,9C-28,15 -22,19 -20,25M-21,21C-12,5 -2,-9 21,-21', at(6), 2, 'opacity=".8"') +
      group(circle(-20, 22, 7.5, a.radial(['#FFF3B0', '#F0AC2A', '#8A4A06'], 0.4, 0.3, 0.8)), goldLight(a)) +
      gem(-8, -24, 7, at(7))
    );
  },
};

/** A peach of long life with leaves: flesh from light to deep, leaves from light to deep. */
export const peach: SymbolDrawing = {
  colours: 5,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    const leaf = (x: number, y: number, degrees: number, scale: number): string =>
      group(
        group(path('M0,0C14,-22 42,-24 58,-4C42,14 14,14 0,0Z', a.linear([at(3), at(4)])), softLight(a)) +
          stroke('M4,-1C20,-6 38,-6 52,-4', lighten(at(3), 0.2), 2.2, 'opacity=".8"'),
        placed(x, y, scale, degrees),
      );
    const flesh =
      'M0,-50C10,-40 30,-42 42,-26C58,-4 48,34 18,48C8,53 -8,53 -18,48C-48,34 -58,-4 -42,-26C-30,-42 -10,-40 0,-50Z';
    return (
      leaf(-6, 40, 166, 0.92) +
      leaf(8, 42, 12, 0.86) +
      group(path(flesh, a.radial([at(0), at(1), at(2)], 0.36, 0.62, 0.72)), softLight(a)) +
      stroke('M0,-48C16,-26 18,10 4,46', lighten(at(2), 0.06), 4, 'opacity=".7"') +
      ellipse(-22, -8, 8, 16, '#fff', 'opacity=".65" transform="rotate(18 -22 -8)"') +
      leaf(-2, 48, -152, 0.56)
    );
  },
};

/** A boot that walks on clouds: leather from light to deep, the cuff, the sole, the cloud. */
export const boots: SymbolDrawing = {
  colours: 7,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    const boot =
      'M-30,-48C-14,-54 8,-54 20,-48C18,-30 16,-12 20,0C30,8 46,8 54,-6C60,-14 56,-24 48,-22C56,-32 68,-20 62,-2C58,18 46,30 30,32H-32C-36,10 -34,-20 -30,-48Z';
    const curl = 'M0,0C-12,-2 -14,-18 -2,-20C8,-20 10,-8 3,-6C-2,-5 -3,-10 0,-12';
    return (
      group(
        [
          [-38, 44, 14],
          [-14, 48, 16],
          [14, 48, 17],
          [40, 44, 14],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, a.linear(['#FFFFFF', at(6)])))
          .join(''),
        softLight(a),
      ) +
      group(path(boot, a.linear([at(0), at(1), at(2)], 0, 0, 1, 1)), softLight(a)) +
      group(
        path('M-34,28H36C46,28 54,24 60,14C60,34 44,42 30,42H-34Z', a.linear([at(5), '#FFFFFF', at(5)])),
        softLight(a),
      ) +
      group(
        path('M-34,-54C-14,-62 10,-62 24,-54L21,-36C6,-42 -14,-42 -32,-36Z', a.linear([at(3), at(4)])),
        goldLight(a),
      ) +
      group(stroke(curl, at(3), 4), placed(-8, 16, 1.15)) +
      group(stroke(curl, at(3), 4), placed(18, 26, [-0.8, 0.8])) +
      stroke('M-28,-30C-30,-10 -30,6 -29,22', '#fff', 3, 'opacity=".5"')
    );
  },
};

/** A gourd that draws in its enemies, tilted, with a scroll on its belly: glaze from light to deep, gold from light to deep, the cord. */
export const gourd: SymbolDrawing = {
  colours: 7,
  hasWord: false,
  draw: (a, { colours }) => {
    const at = (i: number) => cycle(colours, i);
    const glaze = a.radial([at(0), at(1), at(2)], 0.36, 0.3, 0.85);
    const gold = a.linear([at(3), at(4), at(5)]);
    const scroll =
      'M-20,26C-28,14 -14,4 -6,14C0,22 -10,30 -14,23M20,26C28,14 14,4 6,14C0,22 10,30 14,23M-28,34C-12,44 12,44 28,34';
    return (
      group(
        stroke('M-22,-52C-40,-58 -44,-44 -34,-38M-30,-60C-54,-66 -60,-40 -42,-30', at(3), 3.4, 'opacity=".8"') +
          group(path('M-7,-58H7L9,-40H-9Z', gold) + circle(0, -60, 8, gold), goldLight(a)) +
          group(
            path(
              'M0,-46C18,-46 26,-32 24,-20C22,-10 16,-6 16,-2C34,4 44,18 42,32C40,50 22,58 0,58C-22,58 -40,50 -42,32C-44,18 -34,4 -16,-2C-16,-6 -22,-10 -24,-20C-26,-32 -18,-46 0,-46Z',
              glaze,
            ),
            softLight(a),
          ) +
          stroke(scroll, at(4), 3.4, 'opacity=".95"') +
          group(path('M-19,-8C-8,-2 8,-2 19,-8L21,2C8,9 -8,9 -21,2Z', gold), goldLight(a)) +
          stroke('M16,0C34,6 40,-8 50,2M50,2C44,14 50,24 46,36', at(6), 4) +
          group(path('M40,34H52L54,56H38Z', a.linear([at(6), '#7A0A16'])), softLight(a)) +
          ellipse(-18, 18, 6, 14, '#fff', 'opacity=".55" transform="rotate(16 -18 18)"') +
          ellipse(-9, -30, 4.5, 8, '#fff', 'opacity=".6" transform="rotate(16 -9 -30)"'),
        placed(0, 1, 0.98, 14),
      ) + sparkle(-44, -20, 7)
    );
  },
};
