import { circle, type Drawing, ellipse, group, mirrored, path, star, stroke } from '../../drawing/index.ts';
import { furLight, limbLight } from './light.ts';

export interface HeadLook {
  readonly eyes: 'open' | 'closed' | 'stars';
  readonly mouth: 'calm' | 'roar';
}

const INK = '#2A0E06';

function eyes(a: Drawing, look: HeadLook['eyes']): string {
  if (look === 'closed') return mirrored(stroke('M-54,-26C-44,-16 -26,-14 -15,-20', '#1C0804', 6));
  if (look === 'stars')
    return mirrored(
      circle(-35, -30, 21, '#1C0804') +
        circle(-35, -30, 18.5, a.radial(['#FFF6B0', '#FFC83A', '#E8821A'], 0.45, 0.35, 0.75)) +
        path(star(5, 14, 6), '#FFFDF0', 'transform="translate(-35 -29)" stroke="#8A3A04" stroke-width="1.500"'),
    );
  return (
    mirrored(
      path('M-58,-28C-47,-48 -23,-43 -13,-21C-28,-10 -49,-13 -58,-28Z', '#1C0804') +
        circle(-35, -28, 13.5, a.radial(['#FFFBB0', '#B8E23A', '#3F8A12'], 0.5, 0.4, 0.6)) +
        ellipse(-35, -28, 4, 10.5, '#120604'),
    ) +
    circle(-39.5, -33.5, 4, '#fff') +
    circle(30.5, -33.5, 4, '#fff')
  );
}

function mouth(look: HeadLook['mouth']): string {
  if (look === 'calm')
    return (
      stroke('M0,36V47M-30,54C-20,62 -6,60 0,47C6,60 20,62 30,54', INK, 4.5) +
      mirrored(path('M-22,57L-17,71L-11,57Z', '#FFFDF0', 'stroke="#8A4A1A" stroke-width="1"'))
    );
  return (
    path('M-42,48C-25,43 -8,47 0,39C8,47 25,43 42,48C43,90 20,106 0,106C-20,106 -43,90 -42,48Z', '#4A0A10') +
    path('M-24,92C-15,68 15,68 24,92C13,103 -13,103 -24,92Z', '#E8505A') +
    stroke('M0,80V98', '#B82A3A', 2.5) +
    mirrored(
      path('M-36,49C-30,47 -22,47 -17,49L-26,77Z', '#FFFDF0') +
        path('M-15,47L-10,57L-6,46Z', '#FFFDF0') +
        path('M-27,97L-20,80L-12,101Z', '#FFFDF0'),
    )
  );
}

/** The tiger's head from the front, in a field of about ±112. */
export function tigerHead(a: Drawing, look: HeadLook): string {
  const fur = a.linear(['#FFD25E', '#FF8A1F', '#C23A06']);
  const ruff = path(
    'M0,-98C30,-104 52,-100 66,-92C84,-84 94,-60 92,-34C106,-24 114,-6 110,6C101,8 99,10 95,14C104,28 102,46 94,55C85,52 81,54 77,59C75,77 63,93 51,97C44,90 38,90 32,95C22,107 10,111 0,111Z',
    fur,
  );
  const ear =
    circle(-68, -80, 28, fur) +
    circle(-68, -80, 17, a.linear(['#FFE9C9', '#D98A5A'])) +
    path('M-92,-88C-90,-104 -74,-110 -62,-106C-70,-102 -80,-98 -84,-84Z', INK, 'opacity=".85"');
  const stripes = mirrored(
    path('M0,-100C-4,-84 -5,-76 0,-56Z', INK) +
      path('M-23,-99C-25,-84 -19,-74 -8,-66C-14,-80 -14,-90 -11,-99Z', INK) +
      path('M-47,-96C-47,-82 -37,-72 -22,-68C-32,-78 -36,-88 -35,-98Z', INK) +
      path('M-95,-42C-81,-42 -71,-35 -65,-24C-77,-28 -87,-28 -96,-26Z', INK) +
      path('M-110,-2C-94,-10 -78,-8 -67,3C-81,1 -95,5 -106,12Z', INK) +
      path('M-98,43C-87,31 -75,25 -63,26C-73,32 -83,42 -87,55Z', INK) +
      path('M-66,85C-61,70 -53,62 -44,58C-48,68 -52,80 -53,95Z', INK),
  );
  const mask = mirrored(
    path('M-4,-40C-20,-60 -54,-58 -60,-40C-62,-28 -40,-18 -16,-18Z', '#FFF1DC') +
      path('M0,28C-24,8 -64,20 -68,44C-66,70 -34,86 0,86Z', a.linear(['#FFFFFF', '#FCE3C2', '#E0A878'])),
  );
  const bridge = path(
    'M-16,-18C-20,0 -24,8 -24,14C-12,6 12,6 24,14C24,8 20,0 16,-18C8,-24 -8,-24 -16,-18Z',
    a.linear(['#FFC04A', '#FF8A1F']),
  );
  const nose = path('M-25,14C-25,5 25,5 25,14C25,27 9,35 0,39C-9,35 -25,27 -25,14Z', a.linear(['#FF9C9C', '#C23A48']));
  const brow = mirrored(path('M-7,-29C-21,-52 -45,-59 -67,-52C-50,-43 -27,-40 -10,-17Z', INK));
  const dots = mirrored(circle(-44, 42, 2.6, INK) + circle(-36, 50, 2.6, INK) + circle(-51, 54, 2.6, INK));
  const whiskers = mirrored(
    stroke('M-58,44C-84,38 -104,40 -120,48M-58,54C-82,54 -100,60 -114,70', '#FFFDF4', 2.4, 'opacity=".85"'),
  );
  return (
    group(mirrored(ear), furLight(a)) +
    group(mirrored(ruff), furLight(a)) +
    stripes +
    group(mask, limbLight(a)) +
    mouth(look.mouth) +
    group(bridge, limbLight(a)) +
    eyes(a, look.eyes) +
    brow +
    group(nose, limbLight(a)) +
    ellipse(-8, 13, 7, 3.2, '#fff', 'opacity=".6"') +
    dots +
    whiskers
  );
}
