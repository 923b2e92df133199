import type { Drawing } from '../../drawing/index.ts';

/** Light of fur and of large parts of the Monkey King: warm shade, and a rim of the morning sun. */
export const furLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#4a1a02', rim: '#FFE9A0', rimOpacity: 0.9, relief: 5, gloss: 0.5, blur: 3, dx: -4, dy: -6, drop: 4 })}"`;

/** Light of gold. */
export const goldLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#4a2402', blur: 2, relief: 4, gloss: 0.95, dx: -3, dy: -4, drop: 3 })}"`;

/** Light of silk, lacquer, fruit and leather. */
export const softLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#3a0a0e', blur: 2, relief: 4, gloss: 0.7, dx: -3, dy: -4, drop: 4, rim: '#FFF6D0', rimOpacity: 0.7 })}"`;

/** Light of skin and small soft parts. */
export const skinLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#8a3a12', shadeOpacity: 0.4, blur: 2, relief: 3, gloss: 0.4, dx: -2, dy: -4, rim: '#FFF6D0', rimOpacity: 0.6 })}"`;

/** Light of clouds: a bright rim, and a shade of the sky. */
export const cloudLight = (a: Drawing, shade = '#9a5206'): string =>
  `filter="${a.lit({ shade, shadeOpacity: 0.42, blur: 3, relief: 4, gloss: 0.35, dx: -4, dy: -6, drop: 4, rim: '#FFFFFF', rimOpacity: 1 })}"`;
