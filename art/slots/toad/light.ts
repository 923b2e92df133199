import type { Drawing } from '../../drawing/index.ts';

/** The light of an oil lamp on skin, wood and paper: a shade of moss, a rim of gold. */
export const lampLight = (a: Drawing, drop = 3, shade = '#0a2408'): string =>
  `filter="${a.lit({ blur: 2, relief: 4, gloss: 0.6, shade, shadeOpacity: 0.55, rim: '#FFFBC8', rimOpacity: 0.7, dx: -3, dy: -4, drop })}"`;

/** The light of an oil lamp on gold and brass. */
export const goldLight = (a: Drawing, drop = 3): string =>
  `filter="${a.lit({ blur: 2, relief: 4, gloss: 0.95, shade: '#4a2402', shadeOpacity: 0.55, rim: '#FFFBE0', rimOpacity: 0.75, dx: -3, dy: -4, drop })}"`;
