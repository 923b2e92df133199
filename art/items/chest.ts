import { type Drawing, circle, ellipse, group, mirrored, path, rect, seededRandom, stroke } from '../drawing/index.ts';
import { coin, gem, ingot } from '../props/treasure.ts';
import { rays } from '../props/effects.ts';
import { gilded } from '../emblems/finish.ts';
import { glint, itemLight } from './finish.ts';

const wood = (a: Drawing) => a.linear(['#D8863E', '#94491C', '#4E1E0A']);
const chestBox = (a: Drawing, V: string, VG: string) =>
  a.part(
    'box',
    group(
      path('M-82,2H82L76,76C75,82 71,84 66,84H-66C-71,84 -75,82 -76,76Z', wood(a)) +
        stroke('M-79,24H79M-78,44H78M-77,64H77', '#3a1406', 3, 'opacity=".5"'),
      `filter="${V}"`,
    ) +
      group(mirrored(path('M-84,0H-60L-55,86H-66C-72,86 -76,82 -77,76Z', gilded(a))), `filter="${VG}"`) +
      mirrored(circle(-69, 20, 3, '#FFF6CF') + circle(-66, 70, 3, '#FFF6CF')),
  );
/** Open chest full of coins and gems. */
export const openChest = (a: Drawing) => {
  const V = itemLight(a, { shade: '#200a04', rim: '#FFC86A', gloss: 0.45, blur: 2, relief: 4 });
  const VG = a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 0.9, dx: -2, dy: -4, drop: 2 });
  const lock =
    group(rect(-21, 0, 42, 42, 9, gilded(a)), `filter="${VG}"`) +
    circle(0, 16, 7, '#3a1406') +
    path('M-3.5,18h7l3.5,15h-14z', '#3a1406');
  const r = seededRandom('loot');
  let loot = '';
  for (let i = 0; i < 13; i++)
    loot += coin(a, -58 + i * 9.7, -6 - Math.sin((i / 12) * Math.PI) * 20 + r() * 12, 16, {
      ry: 12,
      rot: (r() - 0.5) * 60,
      mark: i % 3 ? 'hole' : 'star',
    });
  return (
    a.part('rays', rays(a, 0, -30, 98, 14, '#FFE58A', 0.75), [0, -30]) +
    a.part(
      'lid',
      group(
        path('M-82,2L-72,-52C-46,-84 46,-84 72,-52L82,2Z', a.linear(['#5a260e', '#2e1006'])) +
          path('M-76,-46C-48,-92 48,-92 76,-46L66,-36C40,-66 -40,-66 -66,-36Z', wood(a)),
        `filter="${V}"`,
      ) + group(mirrored(path('M-82,2L-74,-48L-60,-42L-66,2Z', gilded(a))), `filter="${VG}"`),
      [0, 2],
    ) +
    a.part('glow', ellipse(0, -16, 72, 30, '#FFE07A', `opacity=".85" filter="${a.blur(10)}"`), [0, -16]) +
    a.part(
      'loot',
      ingot(a, -30, -22, 0.5, -16) +
        ingot(a, 34, -22, 0.5, 14) +
        loot +
        gem(-30, -36, 18, '#E8304A', -18) +
        gem(30, -38, 18, '#2AC8A0', 16) +
        gem(0, -46, 22, '#4A7AFF', 4),
    ) +
    chestBox(a, V, VG) +
    group(rect(-86, -6, 172, 16, 4, gilded(a)), `filter="${VG}"`) +
    a.part('lock', lock, [0, 20]) +
    glint(a, [
      [-60, -62, 15],
      [66, -50, 18],
      [8, -78, 11],
    ])
  );
};

/** Shut chest, gold bands over its lid. */
export const closedChest = (a: Drawing) => {
  const V = itemLight(a, {
    shade: '#200a04',
    rim: '#FFC86A',
    gloss: 0.45,
    blur: 2,
    relief: 4,
  });
  const VG = a.lit({
    shade: '#3a1c02',
    blur: 2,
    relief: 4,
    gloss: 0.9,
    dx: -2,
    dy: -4,
    drop: 2,
  });
  return (
    a.part(
      'lid',
      group(path('M-82,2L-80,-20C-76,-62 -46,-72 0,-72C46,-72 76,-62 80,-20L82,2Z', wood(a)), `filter="${V}"`) +
        stroke('M-66,-38C-40,-52 40,-52 66,-38M-76,-18C-46,-28 46,-28 76,-18', '#3a1406', 3, 'opacity=".5"') +
        group(
          mirrored(path('M-84,2L-82,-22C-80,-50 -70,-62 -54,-68L-44,-64C-56,-54 -60,-40 -60,2Z', gilded(a))),
          `filter="${VG}"`,
        ),
      [0, 2],
    ) +
    chestBox(a, V, VG) +
    group(rect(-86, -6, 172, 16, 4, gilded(a)), `filter="${VG}"`) +
    a.part(
      'lock',
      group(rect(-21, -10, 42, 46, 9, gilded(a)), `filter="${VG}"`) +
        circle(0, 10, 7, '#3a1406') +
        path('M-3.5,12h7l3.5,15h-14z', '#3a1406'),
      [0, 14],
    ) +
    glint(a, [
      [-50, -58, 15],
      [64, -44, 18],
    ])
  );
};
