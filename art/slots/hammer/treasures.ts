import { circle, type Drawing, ellipse, group, mirrored, path, polar, stroke } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { GOLD, hard, IRON, warm } from './light.ts';

const treasure = (colours: number, draw: (a: Drawing, colours: readonly string[]) => string): SymbolDrawing => ({
  colours,
  hasWord: false,
  draw: (a, look) => draw(a, look.colours),
});

const jewel = (a: Drawing, x: number, y: number, r: number, light: string, deep: string): string =>
  circle(x, y, r + 2, a.linear(GOLD)) +
  circle(x, y, r, a.radial(['#FFFFFF', light, deep], 0.38, 0.3, 0.8)) +
  circle(x - r * 0.35, y - r * 0.4, r * 0.26, '#fff', 'opacity=".9"');

/** Jewels of the points and their shade, jewels of the band and their shade. */
const crown = treasure(4, (a, [sky = '', deepSky = '', red = '', deepRed = '']) => {
  const back = 'M-44,10L-46,-16L-28,0L-22,-22L-10,-4L0,-24L10,-4L22,-22L28,0L46,-16L44,10Z';
  const front =
    'M-47,26L-55,-20C-44,-10 -36,-4 -27,-3C-18,-10 -8,-24 0,-42C8,-24 18,-10 27,-3C36,-4 44,-10 55,-20L47,26Z';
  return (
    path(back, a.linear(['#8A560A', '#4A2602'])) +
    group(path(front, a.linear(['#FFFBE0', '#FFD45A', '#D88A12', '#8A4A04'])), warm(a, 3)) +
    stroke(
      'M-38,14C-34,2 -30,0 -27,-1M38,14C34,2 30,0 27,-1M-14,10C-8,-2 -4,-14 0,-26C4,-14 8,-2 14,10',
      '#FFF6C8',
      2.4,
      'opacity=".75"',
    ) +
    path(
      'M0,-18L8,-4L0,8L-8,-4Z',
      a.linear(['#FFFFFF', sky, deepSky], 0, 0, 1, 1),
      'stroke="#8A560A" stroke-width="2"',
    ) +
    group(
      path('M-50,20C-20,30 20,30 50,20L47,40C20,50 -20,50 -47,40Z', a.linear(['#FFF6CF', '#F5B42A', '#8A4E06'])),
      warm(a),
    ) +
    stroke('M-48,24C-20,33 20,33 48,24M-46,36.500C-20,46 20,46 46,36.500', '#6A3A04', 1.8, 'opacity=".6"') +
    jewel(a, -31, 33, 5.2, red, deepRed) +
    jewel(a, 0, 37, 6.4, red, deepRed) +
    jewel(a, 31, 33, 5.2, red, deepRed) +
    jewel(a, -54, -24, 6.5, sky, deepSky) +
    jewel(a, 0, -46, 7.5, sky, deepSky) +
    jewel(a, 54, -24, 6.5, sky, deepSky) +
    sparkle(-22, -14, 10)
  );
});

/** Horn, its shade, iron, its shade. */
const helm = treasure(4, (a, [bone = '', deepBone = '', steel = '', deepSteel = '']) => {
  const horn = 'M-28,4C-50,2 -60,-18 -54,-50C-50,-34 -42,-24 -22,-22Z';
  const bowl = 'M-38,16C-42,-26 -20,-44 0,-44C20,-44 42,-26 38,16L34,24H-34Z';
  return (
    mirrored(
      group(path(horn, a.linear(['#FFFDF0', bone, deepBone], 0.2, 0, 0.8, 1)), warm(a, 2)) +
        stroke('M-46,-8C-42,-12 -38,-14 -33,-15M-52,-20C-48,-22 -46,-23 -42,-22', deepBone, 2.2, 'opacity=".7"') +
        group(path('M-32,6C-36,-2 -36,-14 -32,-22L-21,-24L-23,6Z', a.linear(GOLD)), warm(a)),
    ) +
    group(path(bowl, a.linear(['#FFFFFF', steel, '#6A7EAE', deepSteel], 0.1, 0, 0.7, 1)), hard(a, 3)) +
    path('M-27,-16C-22,-30 -14,-36 -8,-38C-16,-30 -20,-18 -20,-4L-29,-2Z', '#fff', 'opacity=".6"') +
    // The guard of the eyes: two dark openings under brows of gold.
    path(
      'M-34,18C-30,44 -20,50 -14,50L-8,22ZM34,18C30,44 20,50 14,50L8,22Z',
      a.linear(['#8FA2CC', '#44558A', '#1A2450']),
    ) +
    mirrored(
      path('M-31,15C-24,9 -12,10 -7,18C-10,28 -24,30 -29,24Z', '#070B1E') +
        ellipse(-18, 20, 3.2, 2.4, '#5AE0FF', `filter="${a.blur(1)}"`),
    ) +
    group(
      path(
        'M-40,14C-30,2 -12,4 -6,12L-6,-46H6L6,12C12,4 30,2 40,14L38,20C28,12 14,12 7,20L6,44L0,54L-6,44L-7,20C-14,12 -28,12 -38,20Z',
        a.linear(['#FFF6CF', '#F5BE3E', '#A8640A']),
      ),
      warm(a, 1),
    ) +
    [-34, -18, -2].map((y) => circle(0, y, 2.2, '#8A4E06')).join('') +
    mirrored(circle(-24, 9, 1.8, '#8A4E06'))
  );
});

/** Horn, its shade, metal of the rings. */
const horn = treasure(3, (a, [bone = '', deepBone = '', metal = '']) => {
  const body = 'M-45,-36C-16,-33 0,-14 5,6C9,24 22,34 48,20C42,46 10,60 -11,40C-28,24 -31,2 -51,-13Z';
  return (
    stroke('M-34,2C-34,30 -8,56 34,38', '#7A3E14', 4.5) +
    group(path(body, a.linear(['#FFFAEC', bone, deepBone], 0, 0, 0.9, 1)), warm(a, 3)) +
    stroke('M-36,-22C-16,-14 -8,4 -2,20C4,34 18,42 36,34', '#fff', 4, 'opacity=".4"') +
    group(
      path(
        'M-58,-14C-56,-32 -48,-42 -38,-42L-34,-33C-42,-30 -46,-22 -46,-10Z',
        a.linear(['#FFF6CF', metal, '#7A4606']),
      ) +
        path(
          'M-30,-29L-20,-24C-26,-18 -30,-8 -30,4L-38,-5C-36,-14 -34,-22 -30,-29Z',
          a.linear(['#FFF6CF', metal, '#7A4606']),
        ) +
        path('M5,8L8,20C2,26 -8,34 -13,38L-21,29C-12,24 -2,16 5,8Z', a.linear(['#FFF6CF', metal, '#7A4606'])),
      warm(a, 1),
    ) +
    ellipse(-47, -26, 6, 13.5, '#2A0E02', 'transform="rotate(32 -47 -26)"') +
    ellipse(-45.5, -25, 3, 9, '#6A3410', 'transform="rotate(32 -45.5 -25)"') +
    group(circle(49, 19, 6.5, a.radial(['#FFFBE0', metal, '#6A3A04'], 0.4, 0.3, 0.8)), warm(a)) +
    // Rings of the strap.
    circle(-33, 4, 4.5, 'none', `stroke="${metal}" stroke-width="3"`) +
    circle(33, 39, 4.5, 'none', `stroke="${metal}" stroke-width="3"`) +
    sparkle(-20, -34, 8)
  );
});

/** Paint, its shade, second paint, iron. */
const shield = treasure(4, (a, [red = '', deepRed = '', pale = '', steel = '']) => {
  const quarter = 'M0,0V-39A39,39 0 0 1 39,0Z';
  const planks = [-26, -13, 13, 26].map((x) => stroke(`M${x},-42V42`, '#1A0A06', 1.6, 'opacity=".35"')).join('');
  const rivets = Array.from({ length: 12 }, (_, i) => {
    const [x, y] = polar(44.5, i * 30 + 15);
    return circle(x, y, 2.4, '#FFE9B0') + circle(x + 0.6, y + 0.8, 1.5, '#8A560A');
  }).join('');
  return (
    group(circle(0, 0, 50, a.linear(['#FFFFFF', steel, '#5A6C98', '#28345E'], 0, 0, 1, 1)), hard(a, 3)) +
    circle(0, 0, 40, '#1A0A0C') +
    circle(0, 0, 39, a.radial([red, deepRed], 0.4, 0.32, 0.85)) +
    group(
      path(quarter, a.linear(['#FFFFFF', pale], 0, 0, 1, 1)) +
        group(path(quarter, a.linear(['#FFFFFF', pale, '#A89878'], 1, 1, 0, 0)), 'transform="rotate(180)"'),
      'opacity=".95"',
    ) +
    group(planks, `clip-path="${a.clip('M0,-39A39,39 0 1 1 0,39A39,39 0 1 1 0,-39Z')}"`) +
    stroke('M0,-39V39M-39,0H39', '#3A4A78', 6) +
    stroke('M0,-39V39M-39,0H39', steel, 3) +
    circle(0, 0, 39, 'none', 'stroke="#10060A" stroke-opacity=".55" stroke-width="3"') +
    rivets +
    group(circle(0, 0, 16.5, a.linear(IRON, 0, 0, 1, 1)), hard(a, 2)) +
    group(circle(0, 0, 10, a.radial(['#FFFBE0', '#F5BE3E', '#8A4E06'], 0.4, 0.32, 0.8)), warm(a)) +
    path('M-33,-24A41,41 0 0 1 -8,-40A44,44 0 0 0 -33,-24Z', '#fff', 'opacity=".55"')
  );
});

/** Crown, helmet, war horn and shield. */
export const TREASURES = { crown, helm, horn, shield } satisfies Record<string, SymbolDrawing>;
