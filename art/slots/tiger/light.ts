import type { Drawing } from '../../drawing/index.ts';

/** Light of large parts of the tiger: warm shade, and a rim of the low sun. */
export const furLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#3a0c02', rim: '#FFF0B0', rimOpacity: 1, relief: 5, gloss: 0.5, blur: 3, dx: -4, dy: -6, drop: 5 })}"`;

/** Light of limbs, paws and small parts of the tiger. */
export const limbLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#3a0c02', blur: 2, relief: 4, gloss: 0.55, dx: -2, dy: -3, drop: 3, rim: '#FFE9A0', rimOpacity: 0.75 })}"`;

/** Light of gold. */
export const goldLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 0.95, dx: -2, dy: -3, drop: 4 })}"`;

/** Light of lacquer, paper, leather and glaze. */
export const softLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#2a0a02', blur: 2, relief: 4, gloss: 0.7, dx: -3, dy: -4, drop: 4, rim: '#FFE0A0', rimOpacity: 0.5 })}"`;

/** Light of jade. */
export const jadeLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#022a1a', blur: 2, relief: 5, gloss: 0.8, dx: -3, dy: -4, drop: 4, rim: '#EFFFF6', rimOpacity: 0.7 })}"`;

/** Light of broken stone. */
export const stoneLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#140502', blur: 3.5, relief: 6, gloss: 0.5, dx: -4, dy: -6, drop: 4, rim: '#FFC07A', rimOpacity: 0.7 })}"`;
