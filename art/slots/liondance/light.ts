import type { Drawing } from '../../drawing/index.ts';

/** Light of lacquer, paper and silk. */
export const silkLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#2a0410', blur: 2, relief: 4, gloss: 0.75, dx: -3, dy: -4, drop: 4, rim: '#FFE0B0', rimOpacity: 0.5 })}"`;

/** Light of gold and brass. */
export const goldLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#3a1c02', blur: 2, relief: 5, gloss: 1, dx: -3, dy: -4, drop: 4, rim: '#FFFBE0', rimOpacity: 0.6 })}"`;

/** Light of small parts without a shadow of their own. */
export const smallLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#3a0208', blur: 1.5, relief: 3, gloss: 0.6, dx: -2, dy: -3, rim: '#FFFFFF', rimOpacity: 0.6 })}"`;

/** Light of fruit and leaves. */
export const leafLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#04240e', blur: 2, relief: 4, gloss: 0.7, dx: -3, dy: -4, drop: 3, rim: '#F4FFD8', rimOpacity: 0.6 })}"`;

/** Light of the lion's body. */
export const bodyLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#4a0208', blur: 3, relief: 5, gloss: 0.5, dx: -4, dy: -6, drop: 4, rim: '#FFE9A0', rimOpacity: 0.9 })}"`;
