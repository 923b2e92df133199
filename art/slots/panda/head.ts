import { circle, type Drawing, ellipse, group, mirrored, path, star, stroke } from '../../drawing/index.ts';
import { furLight, smallLight } from './light.ts';

export interface HeadLook {
  readonly eyes: 'open' | 'closed' | 'stars';
  readonly mouth: 'calm' | 'chew' | 'laugh';
}

const INK = '#1C1420';

function eyes(a: Drawing, look: HeadLook['eyes']): string {
  if (look === 'closed') return mirrored(stroke('M-49,8C-44,-1 -30,-1 -25,8', '#F6F2E8', 5));
  const ball = look === 'stars' ? 14.5 : 13;
  const white = mirrored(circle(-37, 6, ball, '#FFFFFF'));
  if (look === 'stars')
    return (
      white +
      mirrored(
        path(
          star(5, 12.5, 5.4),
          a.linear(['#FFE98A', '#F0A81E']),
          'transform="translate(-37 7)" stroke="#A8620A" stroke-width="1.2"',
        ),
      )
    );
  return (
    white +
    mirrored(circle(-36, 7, 9.2, '#24140C')) +
    circle(-39.5, 2.5, 3.6, '#fff') +
    circle(33, 2.5, 3.6, '#fff') +
    mirrored(circle(-33, 11, 1.8, '#fff', 'opacity=".8"'))
  );
}

function mouth(look: HeadLook['mouth']): string {
  const lips = stroke('M0,36V42M-19,40C-13,48 -4,48 0,41C4,48 13,48 19,40', INK, 4);
  if (look === 'calm') return lips;
  if (look === 'chew')
    return (
      stroke('M0,36V42M-17,43C-8,39 8,39 17,43', INK, 4) + mirrored(ellipse(-27, 45, 10, 8, '#FFFFFF', 'opacity=".75"'))
    );
  return (
    path('M-22,40C-12,45 12,45 22,40C23,62 10,72 0,72C-10,72 -23,62 -22,40Z', '#7A1826') +
    path('M-12,63C-6,53 6,53 12,63C7,70 -7,70 -12,63Z', '#FF8A9A') +
    stroke('M0,36V42M-23,39C-14,46 -4,46 0,41C4,46 14,46 23,39', INK, 4)
  );
}

/** The head of a panda from the front, within ±84 about 0,0. */
export function pandaHead(a: Drawing, look: HeadLook): string {
  const white = a.radial(['#FFFFFF', '#FBF8F0', '#D6D2C2'], 0.42, 0.34, 0.75);
  const black = a.linear(['#5C5C72', '#2C2A3A', '#14121E']);
  return (
    group(mirrored(circle(-56, -52, 26, black)), smallLight(a)) +
    mirrored(circle(-56, -50, 12.5, '#6E5E74')) +
    group(
      path('M0,-72C50,-72 86,-40 86,4C86,50 48,74 0,74C-48,74 -86,50 -86,4C-86,-40 -50,-72 0,-72Z', white),
      furLight(a),
    ) +
    group(
      mirrored(path('M-21,-17C-44,-29 -64,-5 -60,17C-56,36 -34,36 -23,18C-17,8 -12,-11 -21,-17Z', black)),
      smallLight(a),
    ) +
    eyes(a, look.eyes) +
    mirrored(ellipse(-60, 38, 14, 8.5, '#FF9AA4', 'opacity=".62"')) +
    path('M-14,24C-14,16 14,16 14,24C14,33 5,38 0,38C-5,38 -14,33 -14,24Z', INK) +
    ellipse(-4, 22, 4.4, 2.2, '#fff', 'opacity=".75"') +
    mouth(look.mouth)
  );
}
