import type { Drawing, LightOptions } from '../drawing/index.ts';

/** Gold of fittings, top to bottom. */
export const gilded = (a: Drawing) => a.linear(['#FFF3B0', '#F0AC2A', '#8A4A06']);

/** Light of smallSolid solids. */
export const smallSolid: LightOptions = { blur: 2, relief: 3, gloss: 0.55, dx: -2, dy: -4, drop: 3 };
