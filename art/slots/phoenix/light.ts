import type { Drawing } from '../../drawing/index.ts';

/** Light of plumage and silk, with a rim of fire. */
export const plumeLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#3a0410', rim: '#FFE07A', rimOpacity: 0.95, blur: 2, relief: 4, gloss: 0.55, dx: -3, dy: -4, drop: 3 })}"`;

/** Light of bronze and gold over embers. */
export const bronzeLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#2a0408', rim: '#FF9A4A', rimOpacity: 0.8, blur: 2, relief: 4.5, gloss: 0.9, dx: -3, dy: -4, drop: 4 })}"`;

/** Light of charred wood. */
export const charLight = (a: Drawing): string =>
  `filter="${a.lit({ shade: '#000000', rim: '#FF6A2A', rimOpacity: 0.55, blur: 2.5, relief: 5, gloss: 0.4, dx: -3, dy: -5, drop: 4 })}"`;
