import { Drawing, group, path } from '../drawing/index.ts';
import { gilded } from '../emblems/finish.ts';
import type { CurrencyId, PackSize } from '../ids.ts';
import { glyph } from '../props/digits.ts';
import { coin, gem, ingot } from '../props/treasure.ts';
import { openChest } from './chest.ts';
import { glint, itemLight } from './finish.ts';

/** Draws a piece of a currency of half width `r`; `flat` is how much it lies, from 0 to 1. */
type DrawPiece = (a: Drawing, x: number, y: number, r: number, flat?: number) => string;

const GEMS = ['#23B8F0', '#4A7AFF', '#23B8F0', '#2AC8A0'] as const;

/** A token of points of half width `r`. */
const token: DrawPiece = (a, x, y, r) =>
  group(
    path('M0,-84L72,-42V42L0,84L-72,42V-42Z', a.linear(['#D8FFEC', '#2FC98A', '#0A6A4A'])) +
      path('M0,-64L56,-32V32L0,64L-56,32V-32Z', a.linear(['#14805A', '#3BE0A0'])) +
      path('M0,-84L72,-42L0,0L-72,-42Z', '#fff', 'opacity=".2"') +
      glyph('P', 2, 0, 64, '#F2FFF8', 20),
    `transform="translate(${String(x)} ${String(y)}) scale(${(r / 78).toFixed(3)})"`,
  );

interface Look {
  readonly piece: DrawPiece;
  /** Light, middle and dark of the bag's cloth. */
  readonly cloth: readonly [string, string, string];
  readonly shade: string;
}

const LOOKS: Readonly<Record<CurrencyId, Look>> = {
  coin: {
    piece: (a, x, y, r, flat = 0.3) => coin(a, x, y, r, { ry: r * (1 - flat), mark: 'star' }),
    cloth: ['#FF7A5A', '#D8242E', '#7A0A16'],
    shade: '#5a2a02',
  },
  gem: {
    piece: (_a, x, y, r) => gem(x, y, r, GEMS[Math.abs(Math.round(x + y)) % GEMS.length] ?? GEMS[0], x / 6),
    cloth: ['#8A9BFF', '#4256D8', '#1B2270'],
    shade: '#04306a',
  },
  point: { piece: token, cloth: ['#6FE0A8', '#1FA06A', '#0A4A34'], shade: '#02301e' },
};

/** Places of the pieces of a heap from back to front: x, y, half width. */
const HEAPS = {
  pair: [
    [12, 26, 58],
    [-8, -18, 62],
  ],
  heap: [
    [-44, 20, 34],
    [44, 22, 34],
    [0, 2, 34],
    [-22, 44, 34],
    [26, 46, 34],
    [-58, 56, 32],
    [60, 58, 32],
    [2, -34, 38],
    [2, 62, 36],
  ],
  wall: [
    [-62, 30, 26],
    [-20, 24, 26],
    [22, 24, 26],
    [64, 30, 26],
    [-66, 56, 26],
    [-24, 52, 26],
    [20, 52, 26],
    [62, 56, 26],
    [-44, 76, 26],
    [0, 76, 26],
    [44, 76, 26],
  ],
} as const;

const heap = (a: Drawing, { piece }: Look, places: keyof typeof HEAPS): string =>
  HEAPS[places].map(([x, y, r]) => piece(a, x, y, r, places === 'pair' ? 0.16 : 0.32)).join('');

/** A bag with a golden cord, the currency on its front and at its foot. */
const bag = (a: Drawing, { piece, cloth: [light, middle, dark] }: Look): string =>
  group(
    path('M-28,-50C-78,-18 -88,70 -62,82H62C88,70 78,-18 28,-50Z', a.linear([light, middle, dark])) +
      path('M-32,-54C-48,-78 -28,-92 -16,-74C-8,-92 12,-92 16,-74C28,-92 48,-80 32,-54Z', a.linear([light, middle])) +
      path('M-38,-58H38C44,-58 44,-44 38,-44H-38C-44,-44 -44,-58 -38,-58Z', gilded(a)),
    `filter="${itemLight(a, { shade: dark, gloss: 0.55 })}"`,
  ) +
  piece(a, 0, 20, 38, 0) +
  piece(a, -62, 72, 25) +
  piece(a, 62, 72, 25);

/** An open chest; of gems and points, its loot lies before the gold. */
const chest = (a: Drawing, currency: CurrencyId, { piece }: Look): string => {
  const box = openChest(a);
  if (currency === 'coin') return box;
  const loot = [
    [-46, -14, 20],
    [46, -14, 20],
    [-24, -30, 24],
    [24, -30, 24],
    [0, -22, 26],
  ] as const;
  return box + loot.map(([x, y, r]) => piece(a, x, y, r)).join('') + piece(a, -66, 76, 22) + piece(a, 68, 76, 22);
};

/** A wall of pieces with ingots and jewels on it. */
const hoard = (a: Drawing, currency: CurrencyId, look: Look): string =>
  ingot(a, -34, -6, 0.9, -10) +
  ingot(a, 36, -6, 0.9, 10) +
  heap(a, look, 'wall') +
  (currency === 'coin' ? ingot(a, 0, -24, 0.95) : look.piece(a, 0, -34, 42)) +
  gem(-52, -40, 22, '#E8304A', -12) +
  gem(52, -40, 22, '#2AC8A0', 12);

const still = (a: Drawing, look: Look, inside: string): string =>
  group(inside, `filter="${itemLight(a, { shade: look.shade, gloss: 0.4 })}"`);

function packOf(a: Drawing, currency: CurrencyId, size: PackSize): string {
  const look = LOOKS[currency];
  switch (size) {
    case 1:
      return still(a, look, heap(a, look, 'pair'));
    case 2:
      return still(a, look, heap(a, look, 'heap'));
    case 3:
      return bag(a, look);
    case 4:
      return currency === 'coin'
        ? still(a, look, ingot(a, 0, 24, 1.75))
        : still(
            a,
            look,
            heap(a, look, 'wall') + look.piece(a, -24, -8, 36) + look.piece(a, 26, -6, 36) + look.piece(a, 0, -44, 40),
          );
    case 5:
      return chest(a, currency, look);
    case 6:
      return still(a, look, hoard(a, currency, look));
  }
}

/** A pack of the shop as an SVG file, 200 × 200. */
export function packDrawing(currency: CurrencyId, size: PackSize): string {
  const a = new Drawing(`pack-${currency}-${String(size)}`, [-100, -100, 200, 200]);
  return a.svg(
    packOf(a, currency, size) +
      glint(a, [
        [-60, -60, 14],
        [64, -28, 11],
      ]),
  );
}
