import { circle, type Drawing, ellipse, group, mirrored, path, stroke } from '../../drawing/index.ts';
import { angler } from '../../emblems/angler.ts';
import { fishEye, SEA } from '../finned.ts';
import { armour, shark, stone } from '../sharks.ts';

export const lanternfish = (a: Drawing): string => angler(a);

/** A sea turtle from its side. */
export function turtle(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, shade: '#04301a', rim: '#D8FF9A' })}"`;
  const shell = `filter="${a.lit({ shade: '#4a2402', blur: 3, relief: 5, gloss: 0.9, rim: '#FFF3B0', rimOpacity: 0.9 })}"`;
  const skin = a.linear(['#C6F27A', '#4FB83A', '#12602A']);
  const outline = 'M-62,14C-60,-26 -26,-50 8,-50C48,-50 74,-22 76,16C46,30 -32,30 -62,14Z';
  return (
    group(
      path('M-30,16C-46,30 -66,58 -58,66C-40,72 -10,50 4,26Z', skin) +
        path('M50,20C66,26 92,30 96,40C90,50 60,44 42,28Z', skin) +
        path('M-56,2C-70,-18 -100,-22 -110,-6C-114,8 -104,20 -90,20C-76,20 -62,18 -54,14Z', skin),
      lit,
    ) +
    group(path(outline, a.linear(['#FFF8CF', '#FFD04A', '#E28A16', '#9A4E08'])), shell) +
    group(
      stroke(
        'M-30,26L-20,-6L-34,-40M-20,-6L18,-12L50,-6L62,26M18,-12L14,-54M50,-6L66,-34M-20,-6L-62,4M50,-6L80,4M-10,28L18,-12L34,28',
        '#8F4A06',
        4.4,
        'opacity=".7"',
      ) + ellipse(-6, -34, 34, 9, '#fff', 'opacity=".35" transform="rotate(-14 -6 -34)"'),
      `clip-path="${a.clip(outline)}"`,
    ) +
    group(
      path(
        'M-66,12C-36,30 50,32 80,13C88,18 86,26 78,29C40,42 -34,40 -64,28C-72,24 -72,16 -66,12Z',
        a.linear(['#FFE07A', '#C87A10', '#7A3A06']),
      ),
      shell,
    ) +
    fishEye(-92, -6, 8.5) +
    circle(-76, 8, 5, '#FF9C7A', 'opacity=".6"') +
    stroke('M-106,8C-102,13 -96,13 -92,11', '#1A4A12', 2.8)
  );
}

export function stingray(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, blur: 3, relief: 5, gloss: 0.55 })}"`;
  const spots: readonly (readonly [number, number, number])[] = [
    [4, -30, 5],
    [20, -44, 4],
    [22, -22, 6],
    [-10, 30, 5],
    [-2, 50, 4],
    [4, 26, 5],
  ];
  return (
    group(stroke('M44,8C66,14 84,4 112,12', '#2A6AB0', 4.5), lit) +
    group(
      path(
        'M-64,0C-46,-12 -24,-22 -8,-42C0,-60 18,-76 42,-82C34,-60 38,-36 48,-14C54,0 54,0 48,14C38,36 34,60 42,82C18,76 0,60 -8,42C-24,22 -46,12 -64,0Z',
        a.linear(['#A8F4F8', '#2A8CC8', '#0E2E7A'], 0, 0, 1, 1),
      ),
      lit,
    ) +
    path(
      'M-50,-4C-30,-10 -10,-10 10,-5C24,-2 36,0 46,4C30,12 0,14 -20,10C-34,7 -46,2 -50,-4Z',
      '#fff',
      'opacity=".22"',
    ) +
    spots.map(([x, y, r]) => circle(x, y, r, '#E6FDFF', 'opacity=".7"')).join('') +
    fishEye(-42, -9, 6, '#04122e') +
    fishEye(-42, 9, 6, '#04122e')
  );
}

export function swordfish(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, blur: 3, relief: 5, gloss: 0.75 })}"`;
  const fins = a.linear(['#6AA8FF', '#2A50D0', '#101E6A']);
  return (
    group(
      path('M90,-2C106,-20 122,-44 132,-50C126,-26 126,24 132,48C120,40 106,20 90,8Z', fins) +
        path('M-48,-18C-44,-60 -20,-78 8,-70C40,-62 52,-40 66,-16L-20,-10Z', fins) +
        path('M-20,20C-18,40 -2,54 16,54C10,40 12,28 18,20Z', fins),
      lit,
    ) +
    stroke(
      'M-34,-26C-30,-44 -22,-58 -14,-66M-16,-24C-10,-44 -4,-58 4,-68M6,-22C12,-40 16,-52 24,-62M28,-20C32,-30 38,-42 44,-48',
      '#BCD8FF',
      2,
      'opacity=".6"',
    ) +
    group(
      path(
        'M-150,4L-76,-6C-60,-22 -20,-26 16,-22C52,-18 80,-8 96,2C80,14 50,24 10,26C-24,28 -60,22 -76,10Z',
        a.linear(['#8AC0FF', '#3A6CE0', '#1A2E8A']),
      ),
      lit,
    ) +
    path(
      'M-76,8C-50,22 -10,27 16,25C50,22 78,14 92,5C60,12 20,14 -10,12C-40,11 -60,11 -76,8Z',
      '#F2FBFF',
      'opacity=".92"',
    ) +
    ellipse(-10, -14, 50, 4, '#fff', 'opacity=".4"') +
    stroke('M-46,-14C-40,-4 -40,6 -46,14', '#12206a', 3, 'opacity=".6"') +
    fishEye(-64, -4, 8)
  );
}

export const whiteShark = (a: Drawing): string =>
  shark(a, {
    body: ['#E6F4FF', '#8AA8C8', '#3C5878', '#1C3048'],
    fins: ['#B8D0E8', '#5A7898', '#22384E'],
    belly: '#F6FBFF',
    shade: '#06142a',
    rim: '#BFF0FF',
    line: '#22384E',
    iris: ['#4A6A8A', '#101C2A', '#04080E'],
  });

export const goldenShark = (a: Drawing): string =>
  shark(
    a,
    {
      body: ['#FFF9D0', '#FFD04A', '#E8921A', '#8A4206'],
      fins: ['#FFE58A', '#E8921A', '#7A3806'],
      belly: '#FFFBE6',
      shade: '#4a2002',
      rim: '#FFF8D8',
      line: '#8A4206',
      iris: ['#FF8A4A', '#C8102E', '#5a0410'],
    },
    armour('#A85A0A', '#FFF6C8') + stone(-72, -46, 13, ['#9A0A2A', '#E8204A', '#FF8AA0']),
  );

export function goldenCrab(a: Drawing): string {
  const lit = `filter="${a.lit({ shade: '#5a1204', rim: '#FFF3B0', rimOpacity: 0.9, blur: 3, relief: 5, gloss: 0.8, overhang: 0.2 })}"`;
  const shell = a.linear(['#FFF3A8', '#FFB02A', '#D85A0E', '#7A2406']);
  const limb = a.linear(['#FFD86A', '#F0801A', '#9A3406']);
  const leg = (y: number, reach: number): string =>
    stroke(`M44,${y}C64,${y - 10} ${reach - 8},${y - 4} ${reach},${y + 24}`, '#E8781A', 9);
  return (
    group(mirrored(leg(8, 92) + leg(22, 88) + leg(34, 76)), lit) +
    group(
      mirrored(
        stroke('M44,-14C66,-20 78,-34 80,-46', '#F0901E', 13) +
          path(
            'M62,-52C54,-84 84,-104 106,-92C98,-84 94,-78 92,-70C100,-72 108,-70 114,-64C108,-42 78,-30 62,-52Z',
            limb,
          ),
      ),
      lit,
    ) +
    group(path('M-66,4C-66,-34 -32,-46 0,-46C32,-46 66,-34 66,4C58,36 26,50 0,50C-26,50 -58,36 -66,4Z', shell), lit) +
    stroke('M-44,-6C-24,-20 24,-20 44,-6M-34,16C-14,6 14,6 34,16', '#8A2E06', 4, 'opacity=".5"') +
    ellipse(-22, -26, 22, 7, '#fff', 'opacity=".45" transform="rotate(-16 -22 -26)"') +
    mirrored(stroke('M16,-42L20,-60', '#E8781A', 7)) +
    fishEye(-20, -64, 12) +
    fishEye(20, -64, 12) +
    stroke('M-14,30C-6,38 6,38 14,30', '#6a1a04', 4)
  );
}
