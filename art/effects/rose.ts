import { path } from '../drawing/index.ts';
import type { Effect } from './effect.ts';
import { between, type Move, slowing, span, springing, swing } from './motion.ts';
import { falling, flock, twinkling } from './particles.ts';

const PETAL = 'M0,-20C16,-18 20,6 4,20C-16,14 -20,-10 0,-20Z';
/** How far each petal is closed, in degrees, before the rose opens. */
const CLOSED: Readonly<Record<string, number>> = {
  'petal-left': 26,
  'petal-right': -26,
  'petal-inner-left': 14,
  'petal-inner-right': -14,
};

/** The rose grows out of the ground and opens, and its petals rain. */
export const roseEffect: Effect = {
  seconds: 3.8,
  at(t, a) {
    const open = springing(span(t, 0.7, 1.7));
    const colour = a.linear(['#FF8A9A', '#D8163E']);
    const part = (name: string): Move | undefined => {
      const closed = CLOSED[name];
      if (closed !== undefined) return { turn: closed * (1 - open) };
      if (name === 'bud' || name === 'petal-back') return { grow: between(0.82, 1, open) };
      if (name.startsWith('leaf')) return { turn: 4 * swing(t, 0.6) * (name === 'leaf-left' ? -1 : 1) };
      if (name.startsWith('dew')) return { shown: span(t, 1.7, 2.1) };
      return undefined;
    };
    return {
      whole: {
        y: between(520, 20, slowing(span(t, 0, 0.9))),
        grow: between(0.5, 1, slowing(span(t, 0, 0.9))),
        turn: 3 * swing(t, 0.35),
      },
      part,
      before:
        flock(t, { count: 34, seed: 'petal', from: 0.5, to: 2.6, takes: 1.9 }, (f, { random }) =>
          falling(f, random, path(PETAL, colour)),
        ) + flock(t, { count: 10, seed: 'dew', from: 1.2, to: 3, takes: 0.8 }, (f, { random }) => twinkling(f, random)),
    };
  },
};
