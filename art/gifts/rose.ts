import { type Drawing, circle, group, path, stroke } from '../drawing/index.ts';
import { shadow, glints, volume } from './finish.ts';

/** A rose with dew on it. */
export function rose(a: Drawing): string {
  const V = volume(a, '#4a0018', '#FFC8D2');
  const VL = volume(a, '#02301a', '#D8FFC0', { blur: 3, relief: 5 });
  const R = a.linear(['#FF8A9A', '#F0284E', '#8E0630']);
  const R2 = a.linear(['#FF6A82', '#D8163E', '#72042A']);
  const leaf =
    path(
      'M8,150C40,96 110,84 176,110C160,160 100,196 30,182C20,178 12,166 8,150Z',
      a.linear(['#A6F07A', '#2FA04A', '#0A5A34']),
    ) +
    stroke(
      'M14,158C60,150 110,136 160,116M62,150C72,132 84,122 98,114M96,142C112,140 124,140 136,142',
      '#CFFFA8',
      4,
      'opacity=".55"',
    );
  const lip = (d: string) => stroke(d, '#FFC0C8', 5, 'opacity=".75"');
  return (
    shadow(a, 226, 110) +
    a.part(
      'stem',
      group(
        stroke('M0,60C6,120 -10,170 2,222', '#0B6A3A', 20) +
          stroke('M-4,60C2,120 -14,170 -2,222', '#5AD06A', 6, 'opacity=".8"') +
          path('M8,128L30,116L12,142ZM-10,168L-32,156L-12,182Z', '#2FA04A'),
        `filter="${VL}"`,
      ),
      [0, 222],
    ) +
    a.part('leaf-right', group(leaf, `filter="${VL}"`), [8, 160]) +
    a.part(
      'leaf-left',
      group(`<g transform="translate(-4 26) scale(-.86 .86)">${leaf}</g>`, `filter="${VL}"`),
      [-8, 170],
    ) +
    a.part(
      'petal-back',
      group(
        path('M-150,-66C-190,-160 -104,-226 0,-192C104,-226 190,-160 150,-66C150,40 -150,40 -150,-66Z', R2),
        `filter="${V}"`,
      ),
      [0, 40],
    ) +
    a.part(
      'sepals',
      group(
        path(
          'M-70,62C-60,96 -20,100 0,90C20,100 60,96 70,62C80,92 60,116 24,112L0,128L-24,112C-60,116 -80,92 -70,62Z',
          a.linear(['#7AE06A', '#1E8A40']),
        ),
        `filter="${VL}"`,
      ),
      [0, 90],
    ) +
    a.part(
      'bud',
      group(path('M-92,-96C-84,-186 84,-186 92,-96C96,-10 62,40 0,52C-62,40 -96,-10 -92,-96Z', R), `filter="${V}"`) +
        stroke(
          'M-58,-104C-54,-150 54,-152 60,-106C62,-70 -22,-62 -22,-94C-22,-116 30,-116 30,-96',
          '#8E0630',
          9,
          'opacity=".8"',
        ) +
        stroke('M-58,-109C-54,-155 54,-157 60,-111', '#FFB0BC', 4, 'opacity=".8"'),
      [0, 40],
    ) +
    a.part(
      'petal-inner-left',
      group(
        path('M-112,-132C-70,-130 10,-70 34,44C0,76 -60,70 -96,20C-126,-30 -136,-104 -112,-132Z', R2),
        `filter="${V}"`,
      ) + lip('M-108,-126C-70,-122 4,-64 30,36'),
      [-20, 60],
    ) +
    a.part(
      'petal-inner-right',
      group(
        path('M112,-128C66,-130 -20,-60 -44,60C-10,92 66,82 100,26C128,-24 134,-98 112,-128Z', R),
        `filter="${V}"`,
      ) + lip('M108,-122C66,-122 -14,-56 -38,52'),
      [20, 60],
    ) +
    a.part(
      'petal-left',
      group(
        path('M-166,-70C-120,-78 -30,-16 48,104C20,136 -80,142 -134,98C-204,38 -206,-58 -166,-70Z', R),
        `filter="${V}"`,
      ) +
        path(
          'M-172,-64C-120,-78 -30,-16 48,104C-20,40 -100,-20 -184,-40C-182,-52 -178,-60 -172,-64Z',
          '#FFB6C0',
          'opacity=".8"',
        ),
      [-40, 100],
    ) +
    a.part(
      'petal-right',
      group(path('M168,-64C116,-74 10,0 -66,118C-20,150 84,140 136,98C202,40 206,-54 168,-64Z', R2), `filter="${V}"`) +
        path('M174,-60C116,-74 10,0 -66,118C10,48 96,-14 186,-36C184,-46 180,-56 174,-60Z', '#FF9AA8', 'opacity=".8"'),
      [40, 100],
    ) +
    a.part(
      'dew-1',
      circle(
        -104,
        50,
        15,
        a.radial([
          [0, '#fff', 0.1],
          [0.7, '#FFD0DC', 0.35],
          [1, '#fff', 0.9],
        ]),
      ) + circle(-109, 44, 4, '#fff'),
      [-104, 50],
    ) +
    a.part(
      'dew-2',
      circle(
        96,
        66,
        10,
        a.radial([
          [0, '#fff', 0.1],
          [0.7, '#FFD0DC', 0.35],
          [1, '#fff', 0.9],
        ]),
      ) + circle(92, 62, 3, '#fff'),
      [96, 66],
    ) +
    glints(a, [
      [-168, -150, 30],
      [176, -176, 20],
      [-196, 40, 16],
      [150, 70, 22],
    ])
  );
}
