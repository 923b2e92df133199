import { circle, type Drawing, ellipse, group, path, stroke } from '../../drawing/index.ts';
import { finned, fishEye, scales, SEA } from '../finned.ts';

export const herring = (a: Drawing): string =>
  finned(a, {
    half: 19,
    body: ['#F4F8E8', '#9ABF9A', '#2A5A52'],
    fins: ['#D8E8C0', '#6A9A78', '#234A42'],
    tail: 'fork',
    belly: '#FBFFF4',
    eye: 7,
    marks: scales(19, '#FFFFFF', 0.5),
  });

export const parrotfish = (a: Drawing): string =>
  finned(a, {
    half: 32,
    body: ['#A8FFD0', '#22C0A0', '#0A6A8A'],
    fins: ['#FFB0E0', '#F0609A', '#9A2070'],
    tail: 'fan',
    sails: 'M-26,-26C-6,-46 26,-42 40,-18L30,-10Z M-12,28C6,46 30,40 40,14L26,10Z',
    marks: scales(32, '#E8FF6A', 0.6) + path('M-58,2C-54,-6 -50,-10 -44,-12L-42,14C-50,14 -56,10 -58,2Z', '#FFD24A'),
  });

export function shrimp(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, shade: '#5a1a0a', rim: '#FFE8D0' })}"`;
  const shell = a.linear(['#FFD2B0', '#FF8A5A', '#C8401E']);
  const rings = [-8, 4, 16, 27]
    .map((x, at) => `M${x},${-25 + at * 4}C${x + 7},${-10 + at * 4} ${x + 5},${4 + at * 5} ${x - 2},${14 + at * 4}`)
    .join('');
  return (
    stroke('M-40,-12C-58,-30 -66,-30 -76,-24M-40,-8C-60,-14 -68,-8 -74,2', '#FFB890', 2.6) +
    group(
      stroke('M-22,12L-30,30M-10,16L-14,34M2,18L2,36M14,20L18,36', '#F0784A', 4.4) +
        path(
          'M40,14C54,14 66,22 70,34C58,36 48,34 40,30C50,38 50,46 46,54C36,46 30,36 30,24Z',
          a.linear(['#FFB890', '#F0683A']),
        ),
      lit,
    ) +
    group(
      path(
        'M-58,-6C-50,-26 -24,-32 2,-28C28,-24 44,-6 44,16C42,28 34,32 26,28C20,16 8,14 -8,14C-28,14 -50,10 -58,-6Z',
        shell,
      ),
      lit,
    ) +
    stroke(rings, '#A8300E', 2.4, 'opacity=".55"') +
    ellipse(-18, -20, 22, 4, '#fff', 'opacity=".5" transform="rotate(-6 -18 -20)"') +
    fishEye(-42, -10, 7)
  );
}

export function jellyfish(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, blur: 3, shade: '#3a0a5a', shadeOpacity: 0.35 })}"`;
  let arms = '';
  for (let at = -3; at <= 3; at += 1)
    arms += stroke(
      `M${at * 12},18C${at * 12 - 10},36 ${at * 12 + 12},50 ${at * 12 - 4 + at},${74 - Math.abs(at) * 5}`,
      at % 2 === 0 ? '#C79AFF' : '#FFC2F0',
      4.2,
      'opacity=".8"',
    );
  return (
    a.glow(0, 0, 62, '#FF9AE8', 0.4) +
    arms +
    group(
      path(
        'M-46,18C-50,-30 -24,-50 0,-50C24,-50 50,-30 46,18C40,26 34,14 27,20C20,28 14,14 6,20C0,26 -6,26 -12,20C-20,14 -24,28 -31,20C-36,14 -42,26 -46,18Z',
        a.linear([
          [0, '#FFF0FF', 0.95],
          [0.5, '#F58AE0', 0.92],
          [1, '#8A3AE0', 0.9],
        ]),
      ),
      lit,
    ) +
    ellipse(-14, -24, 14, 8, '#fff', 'opacity=".55" transform="rotate(-24 -14 -24)"') +
    fishEye(-15, 2, 7, '#2a0a3e') +
    fishEye(13, 2, 7, '#2a0a3e') +
    stroke('M-6,11C-3,14 2,14 5,11', '#5a1070', 2.6)
  );
}

export function lobster(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, shade: '#4a0608', rim: '#FFD0B0', overhang: 0.2 })}"`;
  const shell = a.linear(['#FF9A7A', '#E0301E', '#7A0A12']);
  const claw = (flip: number): string =>
    group(
      stroke('M-30,-12C-46,-24 -52,-28 -62,-28', '#C8281A', 8) +
        path(
          'M-58,-30C-66,-46 -92,-46 -98,-26C-88,-28 -82,-28 -78,-24C-86,-20 -92,-18 -94,-12C-78,-8 -62,-16 -58,-30Z',
          shell,
        ),
      `transform="scale(1 ${flip})"`,
    );
  return (
    stroke('M-34,-8C-58,-8 -74,-4 -92,6M-34,8C-58,10 -72,16 -86,24', '#FF8A6A', 2.4) +
    group(
      claw(1) +
        claw(-1) +
        stroke('M-12,16L-20,34M0,18L-2,38M12,18L14,36M-12,-16L-20,-34M0,-18L-2,-38M12,-18L14,-36', '#D8402A', 4.6),
      lit,
    ) +
    group(
      path('M58,0C74,-24 92,-24 96,-14C90,-6 90,6 96,14C92,24 74,24 58,0Z', shell) +
        path('M-44,0C-36,-18 -12,-22 12,-18C36,-16 54,-10 64,0C54,10 36,16 12,18C-12,22 -36,18 -44,0Z', shell),
      lit,
    ) +
    stroke('M12,-17C18,-8 18,8 12,17M26,-15C32,-6 32,6 26,15M40,-12C45,-5 45,5 40,12', '#6A0810', 2.8, 'opacity=".6"') +
    ellipse(-8, -10, 22, 3.6, '#fff', 'opacity=".45"') +
    fishEye(-36, -9, 6) +
    fishEye(-36, 9, 6)
  );
}

export function cuttlefish(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, shade: '#3a2208', rim: '#FFF0C8' })}"`;
  const stripes = [-4, 10, 24, 38, 52].map((x) => `M${x},-22C${x + 5},-8 ${x + 5},8 ${x},22`).join('');
  return (
    group(
      path(
        'M-6,-26C24,-40 62,-30 76,0C62,30 24,40 -6,26C20,22 20,-22 -6,-26Z',
        a.linear(['#FFE8B0', '#D89A5A', '#8A5220']),
        'opacity=".9"',
      ) +
        [-12, -6, 0, 6, 12]
          .map((y) => stroke(`M-26,${y}C-44,${y * 1.2} -58,${y * 1.8 + 4} -72,${y * 2}`, '#E0A868', 5))
          .join(''),
      lit,
    ) +
    group(
      path(
        'M-40,0C-30,-20 -8,-26 20,-22C46,-20 64,-10 70,0C64,10 46,20 20,22C-8,26 -30,20 -40,0Z',
        a.linear(['#FFF0CC', '#E0A05A', '#7A4216']),
      ),
      lit,
    ) +
    group(
      stroke(stripes, '#6A3A12', 4.6, 'opacity=".45"'),
      `clip-path="${a.clip('M-40,0C-30,-20 -8,-26 20,-22C46,-20 64,-10 70,0C64,10 46,20 20,22C-8,26 -30,20 -40,0Z')}"`,
    ) +
    ellipse(10, -13, 32, 4, '#fff', 'opacity=".45"') +
    fishEye(-24, -6, 9, '#1a1206') +
    circle(-14, 12, 3, '#8A5220', 'opacity=".6"')
  );
}
