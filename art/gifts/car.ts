import { type Drawing, circle, group, path, rect, stroke } from '../drawing/index.ts';
import { puff } from '../props/effects.ts';
import { shadow, glints, volume } from './finish.ts';

/** A sports car at speed. */
export function car(a: Drawing): string {
  const V = volume(a, '#3a0010', '#FFD0C8', { gloss: 0.9, blur: 5, relief: 8 });
  const VW = volume(a, '#000010', '#C8D8FF', { blur: 3, relief: 5, dx: -4, dy: -6 });
  const wheel = (id: string, x: number) => {
    let sp = '';
    for (let i = 0; i < 5; i++)
      sp += `<path d="M-6,-8L-9,-33H9L6,-8Z" fill="${a.linear(['#F6FAFF', '#A8B6CC'])}" transform="rotate(${i * 72})"/>`;
    return (
      `<g transform="translate(${x} 122)">` +
      a.part(
        id,
        group(circle(0, 0, 56, '#15131F') + circle(0, 0, 51, '#2C2A3C'), `filter="${VW}"`) +
          circle(0, 0, 39, '#5A6478') +
          circle(0, 0, 36, '#232838') +
          sp +
          circle(0, 0, 36, 'none', 'stroke="#E8EEF8" stroke-width="5"') +
          circle(0, 0, 10, a.radial(['#FFF3B0', '#F0AC2A', '#8A4A06'])),
        [0, 0],
      ) +
      '</g>'
    );
  };
  return (
    a.part('halo', a.glow(0, 0, 246, '#FF7A4A', 0.6), [0, 0]) +
    [
      [-150, 300, '#FFD24A'],
      [-112, 380, '#FF8A5A'],
      [-76, 250, '#FFE9A0'],
    ]
      .map(([y, w, col], i) =>
        a.part(
          `trail-${i + 1}`,
          rect(
            -220 + i * 26,
            Number(y),
            Number(w),
            9 - i,
            4.5,
            a.linear(
              [
                [0, String(col), 0],
                [0.7, String(col), 0.85],
                [1, String(col), 0],
              ],
              0,
              0,
              1,
              0,
            ),
          ),
          [0, Number(y)],
        ),
      )
      .join('') +
    a.part(
      'road',
      rect(
        -240,
        150,
        480,
        8,
        4,
        a.linear(
          [
            [0, '#FFD8C0', 0],
            [0.5, '#FFD8C0', 0.5],
            [1, '#FFD8C0', 0],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
        rect(
          -180,
          172,
          360,
          6,
          3,
          a.linear(
            [
              [0, '#FFD8C0', 0],
              [0.5, '#FFD8C0', 0.3],
              [1, '#FFD8C0', 0],
            ],
            0,
            0,
            1,
            0,
          ),
        ),
    ) +
    '<g transform="translate(6 -14) scale(.95)">' +
    shadow(a, 176, 226, 0.6) +
    a.part('speed-lines', stroke('M-252,0H-206M-248,88H-238M-254,62H-236', '#FFE9A0', 8, 'opacity=".8"')) +
    a.part(
      'exhaust-flame',
      path(
        'M-222,112C-242,100 -250,110 -256,106C-252,116 -254,126 -250,134C-240,130 -234,136 -222,128Z',
        a.linear(
          [
            [0, '#FF5A1E', 0.9],
            [1, '#FFE06A'],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
      [-222, 120],
    ) +
    a.part(
      'spoiler',
      group(
        path('M-194,-4H-172L-152,34H-182Z', '#5A0A1E') +
          path(
            'M-238,-20C-208,-32 -168,-28 -140,-20L-146,-2C-176,-8 -208,-8 -232,-4Z',
            a.linear(['#FF7A7A', '#C80E30']),
          ),
        `filter="${VW}"`,
      ),
    ) +
    a.part(
      'body',
      group(
        path(
          'M-232,108C-238,78 -236,50 -222,40C-196,22 -150,18 -116,10C-72,-34 -20,-56 44,-56C86,-56 118,-28 154,14C200,22 236,46 244,76C248,96 246,112 234,120H-214C-226,120 -230,114 -232,108Z',
          a.linear(['#FFA294', '#FF3048', '#CE1034', '#7A0424']),
        ),
        `filter="${V}"`,
      ) +
        path(
          'M-234,92C-120,76 110,70 246,90C246,104 244,114 234,120H-214C-228,120 -232,106 -234,92Z',
          '#4A0218',
          'opacity=".4"',
        ) +
        stroke('M-214,48C-120,30 70,20 216,50', '#FFC4C0', 5, 'opacity=".75"') +
        path('M-56,64C-30,50 0,46 24,46L-2,92H-40Z', '#3A0418', 'opacity=".75"') +
        path('M-48,66C-28,56 0,52 14,52L8,62H-46Z', '#8A0A26') +
        stroke('M34,18C26,50 26,76 34,104', '#6A0420', 4, 'opacity=".7"') +
        stroke('M56,42H84', '#FFD0CC', 6, 'opacity=".8"'),
    ) +
    a.part(
      'cabin',
      path('M-92,12C-52,-28 -6,-46 42,-46C78,-46 104,-22 132,14Z', a.linear(['#8AE0FF', '#2E62C0', '#10184E'])) +
        path('M-70,6C-40,-22 -6,-36 28,-40L-6,10Z', '#fff', 'opacity=".35"') +
        path('M72,-38C90,-30 102,-16 116,4L92,6Z', '#fff', 'opacity=".3"') +
        stroke('M46,-48L36,14', '#C80E30', 9),
    ) +
    a.part('stripe', path('M-116,10C-72,-34 -20,-56 44,-56L70,-52C0,-52 -52,-30 -92,10Z', '#FFE08A', 'opacity=".95"')) +
    a.part('light-beam', a.glow(214, 58, 42, '#FFF3B0', 0.9), [214, 58]) +
    a.part(
      'headlight',
      group(
        path('M168,34C202,36 226,50 234,70C204,70 180,58 168,34Z', a.linear(['#FFFFFF', '#FFE58A', '#F0A01E'])),
        `filter="${VW}"`,
      ),
    ) +
    a.part('tail-light', rect(-234, 54, 30, 14, 7, '#FFB02E') + rect(-232, 56, 15, 9, 4, '#FFF3B0')) +
    path('M-206,122A70,70 0 0 1 -66,122ZM76,122A70,70 0 0 1 216,122Z', '#1A0410', '') +
    wheel('wheel-rear', -136) +
    wheel('wheel-front', 146) +
    a.part('dust-1', puff(a, -202, 170, 0.4, ['#FFF6E8', '#E0C8B0']), [-202, 170]) +
    a.part('dust-2', puff(a, -236, 152, 0.22, ['#FFF6E8', '#E0C8B0'], -1), [-236, 152]) +
    glints(a, [
      [-30, -46, 26],
      [226, 34, 28],
      [-196, 30, 18],
    ]) +
    '</g>'
  );
}
