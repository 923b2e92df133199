import type { Drawing } from '../../drawing/index.ts';

/** Light of cut stones: hard gloss, a cold rim. */
export const stoneLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#0A0524', shadeOpacity: 0.45, rim: '#FFFFFF', rimOpacity: 0.75, blur: 1.6, relief: 3, gloss: 0.5, dx: -3, dy: -4, drop: 4 })}"`;

/** Light of raw crystal. */
export const crystalLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#12063E', shadeOpacity: 0.5, rim: '#E8FBFF', rimOpacity: 0.85, blur: 1.4, relief: 3, gloss: 0.45, dx: -3, dy: -4 })}"`;

/** Light of chiselled gold. */
export const goldLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#2A1002', rim: '#FFFBE0', rimOpacity: 0.8, blur: 1.6, relief: 4, gloss: 0.8, dx: -3, dy: -4, drop: 4 })}"`;

/** Light of rock. */
export const rockLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#05020F', shadeOpacity: 0.7, rim: '#B8A8FF', rimOpacity: 0.5, blur: 3, relief: 5, gloss: 0.28, dx: -4, dy: -6, drop: 3 })}"`;

/** Light of blown glass. */
export const glassLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#1A0A5A', shadeOpacity: 0.4, rim: '#FFFFFF', rimOpacity: 0.9, blur: 3, relief: 5, gloss: 0.9, sharpness: 40, dx: -4, dy: -6, drop: 4 })}"`;
