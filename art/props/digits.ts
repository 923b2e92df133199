import { stroke, tenth } from '../drawing/index.ts';

/** Digits and a few capitals drawn for this pack: stroke paths in a 60 × 100 field, so no font is needed. */
export const GLYPH: Record<string, string> = {
  0: 'M30,8C12,8 8,28 8,50C8,72 12,92 30,92C48,92 52,72 52,50C52,28 48,8 30,8Z',
  1: 'M14,26L34,10V90',
  2: 'M9,30C9,4 52,2 51,30C50,50 20,66 10,90H52',
  3: 'M10,12H50L27,42C66,40 60,92 28,91C17,91 11,84 9,77',
  4: 'M41,91V10L7,68H54',
  5: 'M49,10H16L12,48C30,36 53,42 52,66C51,92 17,98 9,77',
  6: 'M46,14C22,10 9,34 9,62C9,82 18,91 30,91C44,91 52,80 52,67C52,52 42,44 31,44C20,44 11,51 9,62',
  7: 'M9,11H51L24,91',
  8: 'M30,48C6,46 6,9 30,9C54,9 54,46 30,48C2,50 2,91 30,91C58,91 58,50 30,48Z',
  9: 'M51,38C49,50 40,57 29,57C18,57 8,49 8,33C8,20 16,9 30,9C42,9 51,18 51,38C51,66 38,90 14,87',
  P: 'M12,91V11H34C58,11 58,54 34,54H12',
  A: 'M6,91L30,10L54,91M15,65H45',
  K: 'M12,10V90M50,10L13,54M26,42L52,90',
};
/** One glyph, centred. */
export const glyph = (ch: string, x: number, y: number, size: number, col: string, w = 17, extra = '') =>
  stroke(
    GLYPH[ch] ?? '',
    col,
    w,
    `transform="translate(${tenth(x - size * 0.3)} ${tenth(y - size / 2)}) scale(${Number((size / 100).toFixed(3))})"${extra ? ` ${extra}` : ''}`,
  );
