import type { Drawing } from '../../drawing/index.ts';

/** Light of a painted relief: it is cut into the wall, so it throws no shadow. */
export const reliefLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#1a0d04', shadeOpacity: 0.7, blur: 1.6, relief: 4, gloss: 0.35, dx: -3, dy: -4, rim: '#FFE9B0', rimOpacity: 0.55 })}"`;

/** Light of gold. */
export const goldLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#3a1c02', blur: 2, relief: 4, gloss: 0.95, dx: -3, dy: -4, drop: 4, rim: '#FFFBE0', rimOpacity: 0.5 })}"`;

/** Light of lapis and enamel. */
export const lapisLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#041030', blur: 2, relief: 4, gloss: 0.8, dx: -3, dy: -4, drop: 3, rim: '#BFE9FF', rimOpacity: 0.7 })}"`;

/** Light of broken sandstone. */
export const sandLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#1a0d04', blur: 3, relief: 6, gloss: 0.35, dx: -4, dy: -6, drop: 4, rim: '#FFE0A0', rimOpacity: 0.6 })}"`;
