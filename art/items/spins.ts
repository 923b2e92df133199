import { circle, type Drawing, group, path, rect, star, stroke } from '../drawing/index.ts';
import { gilded } from '../emblems/finish.ts';
import { glint, itemLight } from './finish.ts';

/** The middles of the three reels. */
const REELS = [-43, 0, 43] as const;

const SEVEN = 'M-13,-17H14V-8L1,18H-10L1,-7H-13Z';

/** A reel that bulges: light in its middle, dark where it turns away. */
const reel = (a: Drawing, x: number) =>
  rect(
    x - 19,
    -34,
    38,
    84,
    5,
    a.linear([
      [0, '#9A7CB8'],
      [0.24, '#FFF6E4'],
      [0.5, '#FFFFFF'],
      [0.76, '#FFF1D8'],
      [1, '#8A6CA8'],
    ]),
  );

/** Free spins: three reels in a golden frame with a lever, tied with the bow of a present. */
export const spinsItem = (a: Drawing) => {
  const light = itemLight(a, { shade: '#3a1602', rim: '#FFF3C4', blur: 3, relief: 5 });
  const red = a.linear(['#FF8A6A', '#E3242F', '#8A0A1A']);
  return (
    a.part(
      'lever',
      group(
        rect(70, 0, 22, 16, 6, gilded(a)) +
          stroke('M85,4V-40', '#D8912A', 9) +
          circle(85, -50, 15, a.radial(['#FFB09A', '#E3242F', '#7A0414'], 0.36, 0.3, 0.8)),
        `filter="${itemLight(a, { shade: '#3a0410', drop: 0 })}"`,
      ),
      [85, 8],
    ) +
    group(rect(-78, -52, 154, 126, 24, gilded(a)), `filter="${light}"`) +
    rect(-67, -40, 132, 96, 12, a.linear(['#3A0A5A', '#6A1A9A', '#2A0648'])) +
    a.part('reels', REELS.map((x) => reel(a, x)).join('')) +
    REELS.map((x) => path(SEVEN, red, `transform="translate(${x} 8)"`)).join('') +
    path('M-67,-28A12,12 0 0 1 -55,-40H53A12,12 0 0 1 65,-28V-20C20,-6 -22,-6 -67,-20Z', '#fff', 'opacity=".26"') +
    group(rect(-52, 64, 102, 18, 9, a.linear(['#FFE9A0', '#E09A1E', '#8A560A'])), `filter="${light}"`) +
    path(star(5, 8, 3.8), '#FFF8DC', 'transform="translate(-1 73)"') +
    a.part(
      'bow',
      group(
        path('M-2,-56C-26,-94 -62,-96 -58,-72C-56,-54 -24,-50 -2,-56Z', red) +
          path('M-2,-56C22,-94 58,-96 54,-72C52,-54 20,-50 -2,-56Z', red) +
          path('M-8,-54L-34,-24L-22,-22L-16,-12L2,-50Z', red) +
          path('M4,-54L30,-24L18,-22L12,-12L-6,-50Z', red) +
          rect(-15, -70, 26, 26, 10, a.linear(['#FF9A7A', '#E3242F', '#9A0E1E'])),
        `filter="${itemLight(a, { shade: '#3a0410', gloss: 0.55 })}"`,
      ),
      [-2, -56],
    ) +
    glint(a, [
      [-66, -40, 15],
      [58, 62, 12],
    ])
  );
};
