import { type Drawing, ellipse, type LightOptions } from '../drawing/index.ts';
import { sparkle } from '../props/effects.ts';

/** The shadow under a gift, at `y` and as wide as `rx`. */
export const shadow = (a: Drawing, y = 214, rx = 150, opacity = 0.45): string =>
  a.part(
    'shadow',
    ellipse(
      0,
      y,
      rx,
      rx * 0.13,
      a.radial([
        [0, '#0A0620', opacity],
        [0.6, '#0A0620', opacity * 0.5],
        [1, '#0A0620', 0],
      ]),
    ),
    [0, y],
  );

/** Sparkles at the given places, every other one warm. */
export const glints = (
  a: Drawing,
  list: readonly (readonly [x: number, y: number, r: number])[],
  colour = '#fff',
): string =>
  list.map(([x, y, r], i) => a.part(`sparkle-${i + 1}`, sparkle(x, y, r, i % 2 ? '#FFF1B8' : colour), [x, y])).join('');

/** Light of a gift's solid: the shared model, tuned for a field of 512. */
export const volume = (a: Drawing, shade = '#2a0414', rim = '#ffffff', options: LightOptions = {}): string =>
  a.lit({ blur: 5, relief: 7, gloss: 0.6, shade, rim, rimOpacity: 0.75, dx: -9, dy: -12, ...options });
