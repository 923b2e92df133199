import { circle, type Drawing, ellipse, group, path, polygon, stroke } from '../../drawing/index.ts';
import { fishEye, SEA } from '../finned.ts';
import { stone } from '../sharks.ts';

export function sturgeon(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, blur: 3, relief: 5, gloss: 0.75, shade: '#0a1c18', rim: '#D8FFE8' })}"`;
  const fins = a.linear(['#A8D8C0', '#4A8A7A', '#1A4A44']);
  const plates = Array.from({ length: 8 }, (_, at) =>
    polygon(
      [
        [-60 + at * 18, -17 + Math.abs(at - 3)],
        [-52 + at * 18, -27 + Math.abs(at - 3)],
        [-44 + at * 18, -17 + Math.abs(at - 3)],
      ],
      '#E8FFF0',
    ),
  ).join('');
  return (
    group(
      path('M88,-2C106,-26 120,-40 132,-44C124,-20 122,8 128,30C112,26 98,16 88,8Z', fins) +
        path('M48,-16C56,-34 68,-40 80,-40C76,-28 76,-20 80,-10Z', fins) +
        path('M-30,16C-26,34 -10,44 6,44C0,32 2,22 8,16Z', fins),
      lit,
    ) +
    group(
      path(
        'M-126,6C-104,-8 -80,-20 -40,-22C10,-24 60,-14 96,0C60,14 10,24 -40,22C-80,20 -108,16 -126,6Z',
        a.linear(['#D8F0E0', '#6AA890', '#1E5248']),
      ),
      lit,
    ) +
    path('M-122,8C-90,18 -50,22 -10,20C30,18 66,10 90,2C50,6 -60,10 -122,8Z', '#F8FFF8', 'opacity=".85"') +
    plates +
    stroke('M-104,12L-110,26M-96,14L-100,28', '#4A8A7A', 3) +
    stroke('M-62,-14C-56,-4 -56,8 -62,16', '#1A4A44', 3, 'opacity=".6"') +
    fishEye(-82, -4, 6.5)
  );
}

export function narwhal(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, blur: 3, relief: 5, gloss: 0.75, rim: '#E8F8FF' })}"`;
  const skin = a.linear(['#D8F0FF', '#7AA8D8', '#2A4A8A']);
  const horn = a.linear(['#FFFFFF', '#FFE8A8', '#C8923A']);
  return (
    group(path('M-150,-34L-72,-22L-74,-12Z', horn), lit) +
    stroke('M-128,-32L-126,-26M-110,-30L-107,-22M-92,-27L-88,-18', '#A86A1A', 2.4) +
    group(
      path('M92,0C108,-14 124,-34 140,-36C136,-18 130,-4 128,4C134,14 138,28 138,40C122,34 106,20 92,12Z', skin) +
        path('M-14,28C-14,48 0,60 18,62C14,48 18,36 24,28Z', skin),
      lit,
    ) +
    group(
      path('M-82,-8C-78,-34 -46,-44 -10,-42C34,-40 74,-24 104,2C78,24 34,36 -10,36C-50,36 -84,22 -82,-8Z', skin),
      lit,
    ) +
    path(
      'M-80,2C-60,20 -20,30 20,26C54,22 82,12 98,4C84,22 40,36 -10,36C-48,36 -80,24 -80,2Z',
      '#F6FCFF',
      'opacity=".9"',
    ) +
    [
      [10, -26, 5],
      [32, -18, 4],
      [52, -10, 4],
      [24, -8, 3],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#2A4A8A', 'opacity=".45"'))
      .join('') +
    ellipse(-26, -30, 34, 5, '#fff', 'opacity=".5"') +
    fishEye(-56, -10, 8) +
    stroke('M-80,2C-72,8 -64,8 -56,5', '#1a2e5a', 3)
  );
}

/** A sea dragon with gold scales. */
export function seaDragon(a: Drawing): string {
  const lit = `filter="${a.lit({ ...SEA, blur: 3, relief: 5, gloss: 0.8, shade: '#043a2a', rim: '#FFF3B0', overhang: 0.1 })}"`;
  const skin = a.linear(['#C8FFD8', '#2AC08A', '#0A5A5A']);
  const fins = a.linear(['#FFE89A', '#FF9A2A', '#C83A1A']);
  const outline =
    'M-112,-16C-104,-36 -76,-42 -56,-30C-30,-12 -16,18 14,14C40,10 44,-22 72,-26C98,-30 120,-10 132,14C112,6 96,0 82,8C62,20 52,44 18,46C-24,48 -44,18 -66,6C-84,0 -104,2 -112,-16Z';
  const spikes = [
    [-44, -24],
    [-28, -6],
    [-10, 6],
    [36, 2],
    [52, -16],
    [74, -30],
  ]
    .map(([x = 0, y = 0]) => path(`M${x - 8},${y + 8}L${x},${y - 18}L${x + 10},${y + 6}Z`, fins))
    .join('');
  return (
    group(
      spikes +
        path('M120,4C136,-16 152,-22 164,-20C154,-6 154,12 164,28C148,26 134,20 124,14Z', fins) +
        path('M-4,42C-4,62 12,74 30,74C24,60 26,50 32,42Z', fins),
      lit,
    ) +
    group(path(outline, skin), lit) +
    group(
      stroke(
        Array.from({ length: 9 }, (_, at) => `M${-50 + at * 20},${10 + Math.sin(at) * 14}q9,8 0,18`).join(''),
        '#FFF3B0',
        3,
        'opacity=".55"',
      ) + stroke('M-66,4C-44,16 -24,44 18,42C52,40 60,16 82,6', '#FFE89A', 9, 'opacity=".5"'),
      `clip-path="${a.clip(outline)}"`,
    ) +
    group(
      path('M-88,-34C-84,-54 -70,-64 -54,-64C-62,-54 -62,-44 -60,-32Z', fins) +
        path('M-120,-10C-140,-14 -148,-2 -140,6C-126,8 -114,4 -106,-2Z', skin),
      lit,
    ) +
    stroke('M-134,2C-150,10 -152,22 -144,30M-124,6C-132,18 -130,28 -122,34', '#FFC23D', 3.4) +
    path('M-138,4C-126,8 -114,6 -104,0', 'none', 'stroke="#0A3A3A" stroke-width="3"') +
    fishEye(-92, -20, 8, '#7a0a12')
  );
}

/** The trident of the sea king, in its light. */
export function trident(a: Drawing): string {
  const lit = `filter="${a.lit({ shade: '#5a2a04', rim: '#FFFBE0', rimOpacity: 0.9, blur: 2.5, relief: 5, gloss: 0.9, overhang: 0.3 })}"`;
  const gold = a.linear(['#FFFBD0', '#FFC83A', '#A8600A']);
  return (
    a.glow(-40, 0, 80, '#FFE07A', 0.6) +
    group(
      stroke('M-54,0L124,0', '#F0B02A', 10) +
        path('M-150,0L-112,-12L-112,-6L-54,-6L-54,6L-112,6L-112,12Z', gold) +
        path('M-130,-46L-96,-44L-98,-36C-84,-34 -70,-26 -64,-10L-50,-10C-52,-36 -76,-50 -98,-50Z', gold) +
        path('M-130,46L-96,44L-98,36C-84,34 -70,26 -64,10L-50,10C-52,36 -76,50 -98,50Z', gold) +
        circle(-50, 0, 15, gold) +
        circle(126, 0, 11, gold) +
        circle(20, 0, 9, gold) +
        circle(62, 0, 9, gold),
      lit,
    ) +
    stone(-50, 0, 9, ['#0A4A9A', '#2A9AF0', '#A8E8FF']) +
    stone(126, 0, 6, ['#9A0A2A', '#E8204A', '#FF8AA0'])
  );
}

/** The king of the sea: a whale with a crown and a beard of waves. */
export function seaKing(a: Drawing): string {
  const lit = `filter="${a.lit({ shade: '#02102e', rim: '#C8F8FF', rimOpacity: 0.9, blur: 4, relief: 6, gloss: 0.75, dx: -6, dy: -9 })}"`;
  const goldLit = `filter="${a.lit({ shade: '#5a2a04', rim: '#FFFBE0', rimOpacity: 0.9, blur: 2, relief: 4, gloss: 0.9, overhang: 0.2 })}"`;
  const skin = a.linear(['#A8E8FF', '#2A7AD8', '#123A90', '#08184E']);
  const beard = a.linear(['#FFFFFF', '#C8F4F0', '#6AC0D0']);
  return (
    group(
      path('M118,-6C136,-30 156,-56 178,-66C176,-40 170,-16 164,0C172,16 178,38 178,60C156,50 136,28 118,12Z', skin) +
        path('M10,52C12,80 36,102 66,106C56,86 56,66 62,46Z', skin) +
        path('M30,-64C44,-86 68,-98 92,-98C84,-80 84,-62 90,-44Z', skin),
      lit,
    ) +
    group(
      path('M-150,4C-148,-44 -96,-76 -30,-74C40,-72 100,-40 134,2C100,44 40,70 -30,70C-100,70 -150,48 -150,4Z', skin),
      lit,
    ) +
    path(
      'M-148,14C-110,50 -40,62 20,54C70,48 106,26 128,6C104,50 40,72 -30,70C-98,70 -146,50 -148,14Z',
      '#E8FBFF',
      'opacity=".55"',
    ) +
    group(
      path(
        'M-146,20C-124,38 -92,38 -62,24C-46,44 -44,72 -64,96C-70,84 -74,80 -82,78C-82,92 -90,104 -104,110C-104,96 -108,90 -114,84C-122,92 -134,94 -146,90C-138,78 -136,70 -138,62C-150,56 -154,36 -146,20Z',
        beard,
      ),
      lit,
    ) +
    stroke(
      'M-128,46C-120,60 -118,72 -122,80M-104,46C-98,62 -96,80 -100,94M-80,44C-74,56 -70,70 -72,80',
      '#6AC0D0',
      3,
      'opacity=".7"',
    ) +
    path('M-142,18C-120,30 -98,30 -76,20C-92,14 -124,12 -142,18Z', '#4A0A20') +
    group(
      path(
        'M-116,-58L-124,-104L-98,-84L-80,-116L-62,-86L-36,-106L-42,-62C-66,-70 -92,-70 -116,-58Z',
        a.linear(['#FFFBD0', '#FFC83A', '#A8600A']),
      ),
      goldLit,
    ) +
    stone(-80, -78, 9, ['#9A0A2A', '#E8204A', '#FF8AA0']) +
    stone(-106, -74, 6, ['#0A4A9A', '#2A9AF0', '#A8E8FF']) +
    stone(-55, -76, 6, ['#0A6A3A', '#2AD07A', '#B0FFD0']) +
    fishEye(-104, -16, 12, '#0a1a4a') +
    stroke('M-126,-32C-116,-40 -100,-40 -90,-34', '#FFFFFF', 6) +
    ellipse(-20, -54, 56, 7, '#fff', 'opacity=".35"')
  );
}
