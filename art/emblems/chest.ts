import { circle, type Drawing, ellipse, group, mirrored, path, seededRandom, stroke } from '../drawing/index.ts';
import { coin, gem } from '../props/treasure.ts';

/** Open chest full of gold. Centred on 0,0 in a field of about ±110. */
export function chest(a: Drawing) {
  const V = a.lit({ shade: '#200a04', rim: '#FFC86A', rimOpacity: 0.7, relief: 4, gloss: 0.45, blur: 2, drop: 5 });
  const VG = a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 0.9, dx: -2, dy: -3 });
  const wood = a.linear(['#C8783A', '#8A421A', '#4A1C0A']);
  const GO = a.linear(['#FFF3B0', '#F0AC2A', '#8A4A06']);
  const lid =
    path('M-92,-10 L-78,-70 C-50,-104 50,-104 78,-70 L92,-10Z', a.linear(['#5a260e', '#3a1406'])) +
    path('M-78,-70 C-50,-104 50,-104 78,-70 L70,-58 C44,-86 -44,-86 -70,-58Z', wood);
  let loot = '';
  const r = seededRandom('chest');
  for (let i = 0; i < 17; i++) {
    const t = i / 16;
    loot += coin(a, -72 + t * 144 + (r() - 0.5) * 12, -14 - Math.sin(t * Math.PI) * 22 + r() * 16, 19, {
      ry: 14,
      rot: (r() - 0.5) * 60,
      mark: i % 3 ? 'hole' : 'star',
    });
  }
  const box =
    path('M-94,-6 H94 L84,86 C83,92 80,94 74,94 H-74 C-80,94 -83,92 -84,86Z', wood) +
    [14, 40, 66].map((y) => stroke(`M-90,${y} H90`, '#3a1406', 3, 'opacity=".55"')).join('');
  const band =
    mirrored(path('M-94,-6 H-66 L-60,94 H-74 C-80,94 -83,92 -84,86Z', GO)) + path('M-96,-12 H96 V6 H-96Z', GO);
  const lock =
    `<rect x="-22" y="-2" width="44" height="48" rx="9" fill="${GO}"/>` +
    circle(0, 18, 8, '#3a1406') +
    path('M-4,20 h8 l3,16 h-14z', '#3a1406');
  return (
    group(lid, `filter="${V}"`) +
    ellipse(0, -26, 84, 36, '#FFE07A', `opacity=".8" filter="${a.blur(14)}"`) +
    group(loot) +
    gem(-34, -42, 22, '#E8304A', -18) +
    gem(34, -46, 22, '#2AC8A0', 16) +
    gem(0, -54, 26, '#4A7AFF', 4) +
    group(box, `filter="${V}"`) +
    group(band, `filter="${VG}"`) +
    group(lock, `filter="${VG}"`)
  );
}
