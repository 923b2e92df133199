import { type Drawing, circle, ellipse, group, mirrored, path, placed, stroke } from '../drawing/index.ts';
import { shadow, volume } from './finish.ts';

/** A corgi that sits, with hearts about it. */
export function corgi(a: Drawing): string {
  const V = volume(a, '#5a2404', '#FFE3B0', { gloss: 0.45 });
  const V2 = volume(a, '#5a2404', '#fff', { blur: 3, relief: 5, dx: -4, dy: -6, gloss: 0.45, drop: 4 });
  const F = a.linear(['#FFC46A', '#F0912E', '#B8560E']);
  const W = a.linear(['#FFFFFF', '#FFF6E8', '#EBD0AC']);
  const D = '#2A140C';
  const ear =
    path('M-118,-40C-150,-96 -168,-166 -156,-206C-150,-220 -136,-220 -124,-212C-84,-188 -44,-150 -24,-112Z', F) +
    path('M-106,-74C-130,-116 -142,-160 -138,-186C-112,-174 -78,-146 -58,-118Z', '#FFB0A4');
  return (
    shadow(a, 216, 160) +
    a.part(
      'tail',
      group(
        path('M112,150C150,140 176,104 168,76C196,84 206,132 180,164C160,186 130,184 112,176Z', F),
        `filter="${V}"`,
      ),
      [118, 164],
    ) +
    a.part(
      'body',
      group(path('M-106,64C-140,120 -142,206 -96,214H96C142,206 140,120 106,64Z', F), `filter="${V}"`) +
        group(path('M-66,60C-84,120 -66,190 0,196C66,190 84,120 66,60Z', W), `filter="${V2}"`),
      [0, 214],
    ) +
    a.part(
      'paw-left',
      group(ellipse(-52, 200, 42, 25, W), `filter="${V2}"`) + stroke('M-64,206V216M-46,206V216', '#C89A6A', 4),
      [-52, 214],
    ) +
    a.part(
      'paw-right',
      group(ellipse(52, 200, 42, 25, W), `filter="${V2}"`) + stroke('M40,206V216M60,206V216', '#C89A6A', 4),
      [52, 214],
    ) +
    a.part('ear-left', group(ear, `filter="${V}"`), [-56, -120]) +
    a.part('ear-right', group(`<g transform="scale(-1 1)">${ear}</g>`, `filter="${V}"`), [56, -120]) +
    a.part(
      'head',
      group(
        path(
          'M0,-152C62,-156 112,-120 124,-62C156,-40 160,-2 148,16C124,66 60,84 0,84C-60,84 -124,66 -148,16C-160,-2 -156,-40 -124,-62C-112,-120 -62,-156 0,-152Z',
          F,
        ),
        `filter="${V}"`,
      ) +
        group(
          path(
            'M0,-150C16,-150 22,-118 26,-86C32,-44 92,-34 112,4C118,48 58,78 0,80C-58,78 -118,48 -112,4C-92,-34 -32,-44 -26,-86C-22,-118 -16,-150 0,-150Z',
            W,
          ),
          `filter="${V2}"`,
        ) +
        mirrored(ellipse(-106, 22, 22, 13, '#FF8A7A', 'opacity=".55"')),
      [0, 60],
    ) +
    a.part(
      'eyes',
      mirrored(circle(-62, -44, 23, D) + ellipse(-62, -33, 14, 9, '#7A4420', 'opacity=".8"')) +
        circle(-68, -52, 7.5, '#fff') +
        circle(56, -52, 7.5, '#fff') +
        circle(-55, -38, 3.4, '#fff') +
        circle(69, -38, 3.4, '#fff') +
        mirrored(stroke('M-78,-82C-70,-90 -56,-90 -48,-84', '#FFF1DC', 7)),
      [0, -44],
    ) +
    a.part(
      'tongue',
      group(path('M-22,38C-22,84 -16,96 2,96C20,96 26,84 24,38Z', a.linear(['#FF8A9A', '#E83A5A'])), `filter="${V2}"`) +
        stroke('M1,46V78', '#B81E40', 4),
      [0, 40],
    ) +
    a.part(
      'muzzle',
      path('M-46,22C-40,50 -6,50 0,30C6,50 40,50 46,22', a.linear(['#FFF6E8', '#FFFFFF'])) +
        stroke('M-46,22C-40,46 -6,48 0,26C6,48 40,46 46,22M0,12V28', D, 7) +
        group(path('M-25,-8C-25,-20 25,-20 25,-8C25,8 10,18 0,18C-10,18 -25,8 -25,-8Z', '#3A2018'), `filter="${V2}"`) +
        ellipse(-8, -11, 8, 4, '#fff', 'opacity=".7"'),
    ) +
    a.part(
      'collar',
      group(
        path(
          'M-98,66C-50,100 50,100 98,66L104,88C54,122 -54,122 -104,88Z',
          a.linear(['#5AD8FF', '#1E7AE8', '#0E3AA0']),
        ),
        `filter="${V2}"`,
      ),
    ) +
    a.part(
      'tag',
      group(
        path(
          'M0,102C-10,88 -32,94 -30,114C-28,132 -8,140 0,150C8,140 28,132 30,114C32,94 10,88 0,102Z',
          a.linear(['#FFF3B0', '#FFC93D', '#C87A10']),
        ),
        `filter="${V2}"`,
      ),
      [0, 98],
    ) +
    (
      [
        [-186, -70, 0.9, -18],
        [184, -96, 1.1, 16],
        [196, 10, 0.7, 24],
      ] as const
    )
      .map(([x, y, s, r], i) =>
        a.part(
          `heart-${i + 1}`,
          path(
            'M0,30C-12,14 -34,2 -34,-14C-34,-32 -8,-36 0,-16C8,-36 34,-32 34,-14C34,2 12,14 0,30Z',
            a.linear(['#FF9AB0', '#F0305A']),
            placed(x, y, s, r),
          ),
          [x, y],
        ),
      )
      .join('')
  );
}
