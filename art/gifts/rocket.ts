import { type Drawing, circle, group, path, placed, star, stroke } from '../drawing/index.ts';
import { rays } from '../props/effects.ts';
import { glints, volume } from './finish.ts';

/** A rocket that takes off. */
export function rocket(a: Drawing): string {
  const V = volume(a, '#2a1060', '#fff', { gloss: 0.7 });
  const VR = volume(a, '#4a0020', '#FFD0D0', { blur: 4, relief: 6 });
  const VS = volume(a, '#6a4a9a', '#fff', { blur: 4, relief: 4, gloss: 0.3 });
  const smoke = (i: number, x: number, y: number, r: number) =>
    a.part(
      `smoke-${i}`,
      group(circle(x, y, r, a.radial(['#FFFFFF', '#F2E8FF', '#C8B4E8'], 0.4, 0.35, 0.75)), `filter="${VS}"`),
      [x, y],
    );
  const fin = path(
    'M-62,40C-112,66 -132,112 -126,160C-104,136 -82,128 -54,126Z',
    a.linear(['#FF8A7A', '#E8243A', '#7A0426']),
  );
  return (
    a.part('halo', rays(a, 0, -20, 240, 16, '#FFE08A', 0.5) + a.glow(0, -20, 210, '#B88AFF', 0.7), [0, -20]) +
    (
      [
        [-168, -120, 12],
        [176, -60, 9],
        [-190, 20, 7],
        [150, -176, 11],
        [196, 70, 7],
      ] as const
    )
      .map(([x, y, r], i) =>
        a.part(`star-${i + 1}`, path(star(5, r * 2, r), '#FFE58A', placed(x, y, 1, i * 20)), [x, y]),
      )
      .join('') +
    smoke(1, -96, 190, 46) +
    smoke(2, 98, 194, 44) +
    smoke(3, -40, 210, 40) +
    smoke(4, 44, 212, 38) +
    `<g transform="rotate(14) translate(0 -14)">` +
    a.part(
      'ship',
      a.part(
        'flame-outer',
        path('M-46,128C-66,180 -30,196 0,244C30,196 66,180 46,128Z', a.linear(['#FFC23D', '#FF7A1E', '#F02A3A'])),
        [0, 128],
      ) +
        a.part(
          'flame-inner',
          path('M-26,128C-36,164 -14,176 0,206C14,176 36,164 26,128Z', a.linear(['#FFFFFF', '#FFF3A0', '#FFC23D'])),
          [0, 128],
        ) +
        a.part('fin-left', group(fin, `filter="${VR}"`)) +
        a.part('fin-right', group(`<g transform="scale(-1 1)">${fin}</g>`, `filter="${VR}"`)) +
        a.part('nozzle', group(path('M-40,112H40L50,138H-50Z', a.linear(['#C8D2E8', '#5A6488'])), `filter="${VR}"`)) +
        a.part(
          'hull',
          group(
            path(
              'M0,-226C58,-184 84,-110 84,-30C84,40 66,92 50,120H-50C-66,92 -84,40 -84,-30C-84,-110 -58,-184 0,-226Z',
              a.linear(['#FFFFFF', '#F4ECFF', '#B8A0E0'], 0, 0, 1, 0),
            ),
            `filter="${V}"`,
          ) +
            group(
              path(
                'M0,-226C36,-200 60,-162 72,-120C30,-100 -30,-100 -72,-120C-60,-162 -36,-200 0,-226Z',
                a.linear(['#FF9A8A', '#F0243E', '#8A0628'], 0, 0, 1, 0),
              ),
              `filter="${VR}"`,
            ) +
            path(
              'M-72,62C-30,78 30,78 72,62L62,96C26,108 -26,108 -62,96Z',
              a.linear(['#FFE58A', '#F5A82E', '#B8600E'], 0, 0, 1, 0),
            ) +
            stroke('M-58,-96C-68,-50 -66,0 -58,40', '#fff', 12, 'opacity=".9"'),
        ) +
        a.part(
          'window',
          group(circle(0, -36, 46, a.linear(['#FFF3B0', '#F0AC2A', '#8A4A06'], 0, 0, 1, 1)), `filter="${VR}"`) +
            circle(0, -36, 34, a.radial(['#B8F8FF', '#3AA8F0', '#12308A'], 0.35, 0.3, 0.8)) +
            path('M-26,-44A28,28 0 0 1 6,-62A40,40 0 0 0 -26,-44Z', '#fff', 'opacity=".85"'),
          [0, -36],
        ) +
        a.part(
          'fin-mid',
          group(
            path('M0,20C16,50 18,100 10,150H-10C-18,100 -16,50 0,20Z', a.linear(['#FF8A7A', '#E8243A', '#7A0426'])),
            `filter="${VR}"`,
          ),
        ),
      [0, 120],
    ) +
    `</g>` +
    smoke(5, -2, 226, 30) +
    smoke(6, -140, 212, 26) +
    smoke(7, 142, 214, 24) +
    glints(a, [
      [-120, -180, 24],
      [120, -120, 18],
      [-150, 90, 18],
      [168, 130, 16],
    ])
  );
}
