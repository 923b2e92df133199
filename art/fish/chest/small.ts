import { circle, type Drawing, ellipse, group, path, stroke } from '../../drawing/index.ts';
import { koi } from '../../emblems/koi.ts';
import { finned, fishEye, scales, SEA } from '../finned.ts';

export const guppy = (a: Drawing): string =>
  finned(a, {
    half: 18,
    body: ['#E8FFB0', '#5AD8C0', '#1A6AA8'],
    fins: ['#FFD0F0', '#FF6AC0', '#8A2AD8'],
    tail: 'veil',
    eye: 7,
    marks: [0, 12, 24, 34].map((x) => circle(x, -3 + (x % 3), 3.2, '#FF7A4A', 'opacity=".8"')).join(''),
  });

export const goldfish = (a: Drawing): string =>
  finned(a, {
    half: 34,
    body: ['#FFE89A', '#FFA42A', '#E0501A'],
    fins: ['#FFE0A0', '#FF8A3A', '#D83A1A'],
    tail: 'veil',
    belly: '#FFF6D8',
    shade: '#5a1a04',
    marks: scales(34, '#FFF3C0', 0.6),
  });

export const angelfish = (a: Drawing): string =>
  finned(a, {
    half: 30,
    body: ['#FFFDF0', '#F0E0B0', '#B8923A'],
    fins: ['#FFF8E0', '#E8C87A', '#9A6A1A'],
    tail: 'round',
    sails: 'M-22,-22C-6,-50 22,-74 52,-82C40,-56 36,-34 34,-12Z M-16,26C0,52 22,74 50,82C40,58 34,36 32,14Z',
    marks: [-30, 2, 30]
      .map((x) =>
        path(
          `M${x},-40C${x - 6},-12 ${x - 6},14 ${x},40L${x + 9},40C${x + 5},14 ${x + 5},-12 ${x + 9},-40Z`,
          '#241A30',
          'opacity=".85"',
        ),
      )
      .join(''),
  });

export const discus = (a: Drawing): string =>
  finned(a, {
    half: 46,
    body: ['#8AF0FF', '#2A9AE8', '#1A3AA8'],
    fins: ['#FFD86A', '#FF7A3A', '#B82A4A'],
    tail: 'round',
    sails: 'M-30,-34C-10,-64 34,-60 46,-18L34,-8Z M-26,36C-6,64 34,60 46,20L34,10Z',
    marks: stroke(
      'M-40,-20C-20,-12 0,-30 20,-20C30,-16 40,-22 48,-14M-46,2C-24,8 -6,-8 14,2C28,8 38,0 48,4M-40,22C-20,28 0,12 20,22C30,26 38,22 44,22',
      '#FFE86A',
      4.4,
      'opacity=".8"',
    ),
  });

/** The leaping carp of the emblem, turned so that it swims. */
export const carp = (a: Drawing): string => group(koi(a), 'transform="rotate(-44)"');

export function eel(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, blur: 3, relief: 5, shade: '#04224a', rim: '#C8FFFF' })}"`;
  const outline =
    'M-104,-2C-94,-18 -72,-20 -48,-12C-18,-2 12,-20 44,-14C72,-10 92,-4 108,4C92,12 66,16 40,10C12,4 -18,20 -50,14C-76,12 -98,10 -104,-2Z';
  return (
    a.glow(0, 0, 66, '#6AF0FF', 0.35) +
    group(path(outline, a.linear(['#C8F8FF', '#2A8AE0', '#10307A'])), lit) +
    stroke('M-60,-2C-30,8 0,-10 40,-2C64,2 84,4 98,4', '#FFF06A', 3.4, 'opacity=".9"') +
    stroke('M-20,-30L-8,-20L-18,-18L-4,-6M34,30L24,20L36,18L26,8', '#FFFBC0', 3) +
    fishEye(-84, -6, 7) +
    stroke('M-102,2C-96,6 -90,6 -84,4', '#0A1E5a', 2.6)
  );
}

/** A giant clam with its pearl. */
export function pearl(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, blur: 3, relief: 5, shade: '#4a1a3a', rim: '#FFF0FF', overhang: 0.15 })}"`;
  const shell = a.linear(['#FFE8F8', '#E89AD0', '#8A3A90']);
  const ribs = [-40, -20, 0, 20, 40].map((x) => `M${x * 0.3},-20C${x * 0.7},-40 ${x},-52 ${x * 1.1},-58`).join('');
  return (
    group(
      path(
        'M-60,6C-74,-20 -60,-44 -46,-46C-40,-60 -22,-66 -12,-58C-4,-68 12,-68 20,-58C34,-66 48,-56 50,-44C64,-40 72,-18 60,6C30,-4 -30,-4 -60,6Z',
        shell,
      ),
      lit,
    ) +
    stroke(ribs, '#A8509A', 3, 'opacity=".6"') +
    path('M-56,4C-28,-8 28,-8 56,4C30,18 -30,18 -56,4Z', '#5A1A5A') +
    a.glow(0, 0, 34, '#FFF8E0', 0.8) +
    group(circle(0, -2, 17, a.radial(['#FFFFFF', '#FFF0F8', '#D8B8E8'], 0.36, 0.3, 0.8)), lit) +
    group(path('M-60,6C-30,20 30,20 60,6C66,34 40,52 0,52C-40,52 -66,34 -60,6Z', shell), lit) +
    stroke(
      'M-34,22C-32,34 -26,42 -18,46M-12,26C-12,36 -8,44 -4,48M12,26C14,36 12,44 6,48M34,22C34,32 30,40 22,46',
      '#A8509A',
      3,
      'opacity=".55"',
    ) +
    ellipse(-26, 24, 14, 4, '#fff', 'opacity=".5" transform="rotate(14 -26 24)"')
  );
}
