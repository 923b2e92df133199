import { circle, type Drawing, group, path, polygon, stroke } from '../drawing/index.ts';

export interface SharkTones {
  readonly body: readonly string[];
  readonly fins: readonly string[];
  readonly belly: string;
  readonly shade: string;
  readonly rim: string;
  readonly line: string;
  readonly iris: readonly string[];
}

/** A shark, about 340 by 214. @param extras drawn over its body */
export function shark(a: Drawing, tones: SharkTones, extras = ''): string {
  const { shade, rim, line } = tones;
  const lit = a.lit({ shade, rim, rimOpacity: 0.85, blur: 4, relief: 6, gloss: 0.75, dx: -6, dy: -9 });
  const small = a.lit({ shade, blur: 2, relief: 3, gloss: 0.8, dx: -2, dy: -3 });
  const fins = a.linear(tones.fins);
  return (
    group(
      path('M130,-4C150,-20 166,-50 178,-76C190,-44 184,-18 174,0C184,18 186,40 176,64C160,40 146,18 130,6Z', fins) +
        path('M-14,-44C2,-82 34,-106 70,-108C56,-84 56,-60 66,-36Z', fins) +
        path('M-44,34C-34,68 -8,92 30,98C20,76 18,58 22,38Z', fins) +
        path('M70,30C80,46 96,54 112,54C104,42 102,32 104,22Z', fins),
      `filter="${lit}"`,
    ) +
    group(
      path(
        'M-152,8C-124,-38 -54,-58 18,-48C70,-42 112,-22 144,-2C112,16 60,42 0,48C-62,52 -122,42 -152,8Z',
        a.linear(tones.body),
      ),
      `filter="${lit}"`,
    ) +
    path(
      'M-150,12C-112,46 -42,52 18,45C58,39 98,22 132,4C96,16 40,20 -20,18C-72,18 -124,20 -150,12Z',
      tones.belly,
      'opacity=".92"',
    ) +
    path('M-84,-38C-60,-52 -20,-58 18,-48C-10,-44 -50,-36 -84,-38Z', '#fff', 'opacity=".5"') +
    path('M-151,9C-134,16 -110,16 -84,8C-88,26 -108,34 -126,32C-138,28 -146,20 -151,9Z', '#4A0A10') +
    path(
      'M-142,14l5,10l5,-9zM-128,17l5,10l5,-10zM-113,16l5,10l6,-12zM-98,13l5,8l4,-11zM-132,31l5,-8l5,9zM-116,32l5,-9l6,7z',
      '#fff',
    ) +
    stroke(
      'M-64,-22C-58,-8 -58,6 -64,20M-54,-24C-48,-8 -48,8 -54,22M-44,-26C-38,-8 -38,8 -44,24',
      line,
      3.4,
      'opacity=".7"',
    ) +
    group(
      circle(-104, -11, 11, '#fff') + circle(-106, -10, 7.5, a.radial(tones.iris)) + circle(-109, -13, 2.4, '#fff'),
      `filter="${small}"`,
    ) +
    stroke('M-122,-22L-94,-27', line, 5) +
    extras
  );
}

/** Scales of armour, for `extras`. */
export function armour(dark: string, light: string): string {
  let plates = '';
  for (let column = 0; column < 9; column += 1)
    for (let row = 0; row < 3; row += 1) {
      const x = -46 + column * 19 + row * 4;
      const y = -30 + row * 15 + column * 1.7;
      if (y >= 14 - column) continue;
      plates +=
        stroke(`M${x},${y - 7}q9,7 0,15`, dark, 2.2, 'opacity=".5"') +
        stroke(`M${x + 2},${y - 7}q9,7 0,15`, light, 1.2, 'opacity=".7"');
    }
  return plates;
}

/** A cut stone, for `extras`. */
export const stone = (
  x: number,
  y: number,
  r: number,
  [deep, middle, light]: readonly [string, string, string],
): string =>
  polygon(
    [
      [x - r * 0.55, y - r * 0.75],
      [x + r * 0.55, y - r * 0.75],
      [x + r, y - r * 0.2],
      [x, y + r],
      [x - r, y - r * 0.2],
    ],
    middle,
  ) +
  polygon(
    [
      [x - r * 0.55, y - r * 0.75],
      [x, y - r * 0.75],
      [x - r * 0.35, y - r * 0.2],
      [x - r, y - r * 0.2],
    ],
    light,
  ) +
  polygon(
    [
      [x + r * 0.35, y - r * 0.2],
      [x + r, y - r * 0.2],
      [x, y + r],
    ],
    deep,
  );
