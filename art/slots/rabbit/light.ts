import type { Drawing } from '../../drawing/index.ts';

/** Light of the stone of the mortar. */
export const stoneLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#0A0C2E', blur: 3, relief: 6, gloss: 0.55, dx: -4, dy: -6, drop: 5, rim: '#E4ECFF', rimOpacity: 0.8 })}"`;

/** Light of gold and of wood with gold. */
export const goldLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#3a1c02', blur: 2, relief: 5, gloss: 0.9, dx: -3, dy: -4, drop: 3, rim: '#FFFBE0', rimOpacity: 0.7 })}"`;

/** Light of jade fur: soft, with a blue shade. */
export const jadeLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#1E3A7A', blur: 3, relief: 4, gloss: 0.35, dx: -4, dy: -6, rim: '#FFFFFF', rimOpacity: 0.9, drop: 3 })}"`;

/** Light of soft dough. */
export const doughLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#2A1450', blur: 4, relief: 5, gloss: 0.5, dx: -4, dy: -6, drop: 3, rim: '#FFFFFF', rimOpacity: 0.7 })}"`;

/** Light of glazed pots and lacquer. */
export const glazeLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#06123A', blur: 2.5, relief: 6, gloss: 1, dx: -4, dy: -5, drop: 3, rim: '#FFFFFF', rimOpacity: 0.7 })}"`;

/** Light of small parts without a shadow of their own. */
export const smallLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#1A1246', blur: 1.5, relief: 3, gloss: 0.5, dx: -2, dy: -3, rim: '#FFFFFF', rimOpacity: 0.6 })}"`;
