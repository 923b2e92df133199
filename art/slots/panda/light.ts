import type { Drawing } from '../../drawing/index.ts';

/** Light of fur: a green shade, and a rim of the dawn. */
export const furLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#1c3a2a', rim: '#FFF6D0', rimOpacity: 0.9, relief: 4.5, gloss: 0.4, blur: 3, dx: -4, dy: -6, drop: 4 })}"`;

/** Light of limbs, ears and small parts. */
export const smallLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#0e2416', rim: '#FFF6D0', rimOpacity: 0.55, blur: 2, relief: 3.5, gloss: 0.55, dx: -2, dy: -4, drop: 3 })}"`;

/** Light of bamboo, as of lacquered wood. */
export const caneLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#10300c', rim: '#F8FFD0', rimOpacity: 0.7, blur: 2, relief: 4, gloss: 0.75, dx: -2, dy: -3, drop: 4 })}"`;

/** Light of porcelain, silk and brass. */
export const wareLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#2a1a08', rim: '#FFFBE0', rimOpacity: 0.6, blur: 2, relief: 4.5, gloss: 0.85, dx: -3, dy: -4, drop: 4 })}"`;
