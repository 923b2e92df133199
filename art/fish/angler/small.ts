import { circle, type Drawing, ellipse, group, path, polar, stroke } from '../../drawing/index.ts';
import { finned, fishEye, SEA } from '../finned.ts';

export const sardine = (a: Drawing): string =>
  finned(a, {
    half: 20,
    body: ['#DFF9FF', '#6FB4E8', '#1E4A92'],
    fins: ['#CFF3FF', '#5A9ED8', '#1C4484'],
    tail: 'fork',
    belly: '#F8FEFF',
    eye: 7,
    marks:
      stroke('M-30,-3C0,-8 24,-6 46,-1', '#14356E', 3.4, 'opacity=".7"') +
      [-18, -6, 6, 18, 28].map((x) => circle(x, -10 + Math.abs(x) * 0.06, 2.1, '#14356E', 'opacity=".65"')).join(''),
  });

export const clownfish = (a: Drawing): string =>
  finned(a, {
    half: 33,
    body: ['#FFC15A', '#FF7A22', '#C8380A'],
    fins: ['#FFC15A', '#FF7A22', '#C8380A'],
    shade: '#4a1204',
    marks:
      path('M-34,-40C-8,-10 -8,14 -34,44L-14,44C-2,14 -2,-14 -12,-40Z', '#fff', 'stroke="#3a1206" stroke-width="3"') +
      path('M6,-40C0,-8 2,10 8,44L28,44C18,14 18,-8 26,-40Z', '#fff', 'stroke="#3a1206" stroke-width="3"') +
      path('M42,-16C48,-6 48,8 42,16L56,16L56,-16Z', '#fff'),
  });

export function seahorse(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, shade: '#5a2a04', rim: '#FFF3B0' })}"`;
  const gold = a.linear(['#FFF0A0', '#FFB52E', '#C8560A']);
  const ridges = [-12, 0, 12, 24, 36].map((y) => `M-14,${y}C-6,${y + 5} 6,${y + 4} 15,${y - 3}`).join('');
  return (
    group(path('M20,-8C36,-18 46,-6 42,6C36,18 24,14 18,14Z', a.linear(['#FF9A6A', '#E0501E'])), lit) +
    group(
      stroke('M0,44C6,62 -8,74 -22,70C-34,66 -32,50 -20,52C-12,54 -14,62 -20,62', '#F09A22', 9) +
        path(
          'M-6,-58C12,-62 24,-48 20,-32C28,-14 26,10 20,30C16,44 6,54 -4,48C-16,38 -20,8 -14,-10C-20,-18 -22,-26 -18,-34L-48,-24C-56,-22 -58,-34 -50,-36L-26,-44C-22,-54 -14,-57 -6,-58Z',
          gold,
        ),
      lit,
    ) +
    stroke(ridges, '#A8480A', 2.6, 'opacity=".6"') +
    stroke('M-8,-60L-14,-72M0,-62L0,-75M8,-60L16,-70', '#FF8A3A', 5) +
    stroke('M20,-8C30,-6 38,-2 42,2M19,2C28,6 34,8 38,10', '#A8300A', 1.6, 'opacity=".6"') +
    fishEye(-14, -40, 7.5)
  );
}

export function pufferfish(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, blur: 3, relief: 5, shade: '#4a2a04' })}"`;
  let spikes = '';
  for (let index = 0; index < 22; index += 1) {
    const turn = (index * 360) / 22;
    const [x, y] = polar(54, turn);
    spikes += group(
      path('M-4,4L0,-12L4,4Z', '#F0B02A'),
      `transform="translate(${Math.round(x * 0.92)} ${Math.round(y * 0.82)}) rotate(${Math.round(turn + 90)})"`,
    );
  }
  const spots: readonly (readonly [number, number, number])[] = [
    [6, -28, 6],
    [26, -20, 7],
    [-12, -32, 5],
    [38, -4, 5],
    [16, -10, 4],
  ];
  return (
    group(spikes + path('M48,-6C58,-16 66,-18 74,-16C70,-6 70,8 74,18C64,18 56,14 48,8Z', '#F0A01E'), lit) +
    group(ellipse(0, 0, 52, 46, a.radial(['#FFF3A0', '#FFC93A', '#D8801A'], 0.4, 0.3, 0.8)), lit) +
    path('M-48,10C-40,40 -10,46 4,46C30,44 46,24 50,8C30,20 -20,22 -48,10Z', '#FFFBEA', 'opacity=".95"') +
    spots.map(([x, y, r]) => circle(x, y, r, '#A85A0A', 'opacity=".55"')).join('') +
    group(path('M14,4C28,-2 36,6 34,16C28,24 18,22 12,16Z', '#FFB02A'), lit) +
    fishEye(-30, -12, 13, '#1a1208') +
    fishEye(-6, -16, 11, '#1a1208') +
    ellipse(-30, 10, 8, 5.5, '#B8500A') +
    ellipse(-30, 11, 5, 3, '#5a1a04')
  );
}

export function squid(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, shade: '#4a0a3a', rim: '#FFD8F0' })}"`;
  const skin = a.linear(['#FFE0EC', '#F88AB0', '#B03078']);
  const arms = [-15, -9, -3, 3, 9, 15]
    .map((y, at) =>
      stroke(
        `M34,${y}C52,${y * 1.5 - 4} 60,${y * 2 + (at % 2 ? 8 : -8)} ${at % 2 ? 84 : 74},${y * 1.9}`,
        '#E8649A',
        5.4,
      ),
    )
    .join('');
  return (
    group(arms, lit) +
    group(
      path(
        'M-50,0C-44,-26 -28,-36 -14,-38C-16,-26 -16,-18 -10,-14L-10,14C-16,18 -16,26 -14,38C-28,36 -44,26 -50,0Z',
        a.linear(['#FFC2DC', '#E0609A', '#982868']),
      ),
      lit,
    ) +
    group(
      path(
        'M-64,0C-50,-14 -20,-22 14,-20C24,-19 32,-18 38,-15C44,-8 44,8 38,15C32,18 24,19 14,20C-20,22 -50,14 -64,0Z',
        skin,
      ),
      lit,
    ) +
    [
      [-34, -5, 3],
      [-20, 6, 4],
      [-8, -9, 3.4],
      [2, 8, 3],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#C03A80', 'opacity=".5"'))
      .join('') +
    ellipse(-22, -10, 26, 3.4, '#fff', 'opacity=".55"') +
    fishEye(24, -8, 8.5, '#2a0a2a') +
    fishEye(24, 10, 7, '#2a0a2a')
  );
}
