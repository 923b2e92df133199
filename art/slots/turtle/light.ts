import type { Drawing } from '../../drawing/index.ts';

/** The light of noon on solid things: a bright rim and a shade of moss. */
export const noon = (a: Drawing, drop = 3, shade = '#0c3a1a'): string =>
  `filter="${a.lit({ blur: 2, relief: 4, gloss: 0.6, shade, shadeOpacity: 0.5, rim: '#FFFBE0', rimOpacity: 0.7, dx: -3, dy: -4, drop })}"`;

/** The light of noon on gold. */
export const gilt = (a: Drawing, drop = 3): string =>
  `filter="${a.lit({ blur: 2, relief: 4, gloss: 0.95, shade: '#5a2c02', shadeOpacity: 0.55, rim: '#FFFBE0', rimOpacity: 0.75, dx: -3, dy: -4, drop })}"`;
