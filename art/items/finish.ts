import type { Drawing, LightOptions } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';

/** Light of an item: the shared model, tuned for a field of 200. */
export const itemLight = (a: Drawing, options: LightOptions = {}) =>
  a.lit({ blur: 3, relief: 5, gloss: 0.7, dx: -4, dy: -6, drop: 4, rimOpacity: 0.7, ...options });
/** Sparkles at the given places. */
export const glint = (a: Drawing, list: readonly (readonly [x: number, y: number, r: number])[]) =>
  list.map(([x, y, r], i) => a.part(`sparkle-${i + 1}`, sparkle(x, y, r), [x, y])).join('');
