import type { Drawing } from '../../drawing/index.ts';

/** Light of jade: deep green shade, and a rim of the gold light in the hall. */
export const jadeLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#02251a', blur: 2, relief: 4, gloss: 0.75, dx: -3, dy: -4, drop: 4, rim: '#FFE9A0', rimOpacity: 0.75 })}"`;

/** Light of gold and bronze. */
export const goldLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 0.9, dx: -2, dy: -3, drop: 4 })}"`;

/** Light of matt things: cloth, paper, lacquer, petals. */
export const softLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#1a0618', blur: 2.5, relief: 3, gloss: 0.45, dx: -3, dy: -4, drop: 4, rim: '#FFE9A0', rimOpacity: 0.5 })}"`;
