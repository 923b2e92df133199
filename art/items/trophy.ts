import { type Drawing, circle, ellipse, group, mirrored, mix, path, rect, stroke } from '../drawing/index.ts';
import { glyph } from '../props/digits.ts';
import type { Metal } from '../props/treasure.ts';
import { glint, itemLight } from './finish.ts';

/** Cup on a base with its rank on a disc: metal from light to darkest. */
export const trophy = (a: Drawing, m: Metal, rank: string, ribbon: string) => {
  const V = itemLight(a, { shade: mix(m[3], '#000000', 0.4), gloss: 0.9 });
  const M = a.linear([m[0], m[1], m[2], m[3]], 0, 0, 1, 1);
  return (
    a.part(
      'handles',
      group(mirrored(stroke('M-50,-62C-92,-66 -88,2 -36,6', a.linear([m[1], m[2]]), 12)), `filter="${V}"`),
    ) +
    a.part(
      'base',
      group(
        path('M-12,24H12L18,56H-18Z', M) + rect(-44, 52, 88, 32, 8, a.linear(['#9A5A2A', '#5A2A0E', '#2E1206'])),
        `filter="${V}"`,
      ) + rect(-24, 60, 48, 16, 4, a.linear([m[0], m[2]])),
      [0, 84],
    ) +
    a.part(
      'cup',
      group(path('M-58,-78H58C60,-16 40,24 0,30C-40,24 -60,-16 -58,-78Z', M), `filter="${V}"`) +
        ellipse(0, -78, 58, 12, a.linear([m[3], m[2]]), `stroke="${m[0]}" stroke-width="4"`) +
        path('M-44,-62C-44,-20 -34,4 -20,14C-28,-8 -30,-36 -28,-62Z', '#fff', 'opacity=".6"'),
      [0, 30],
    ) +
    a.part(
      'disc',
      circle(4, -30, 27, ribbon) +
        circle(4, -30, 27, 'none', `stroke="${m[0]}" stroke-width="3.5"`) +
        glyph(rank, rank === '1' ? 3 : 4, -30, 30, '#fff', 18),
      [4, -30],
    ) +
    glint(a, [
      [50, -82, 17],
      [-58, -50, 10],
    ])
  );
};
