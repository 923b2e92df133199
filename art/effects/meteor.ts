import { cycle, group, placed } from '../drawing/index.ts';
import type { Triad } from '../gifts/burst.ts';
import { fallingStar } from '../gifts/fallingStar.ts';
import { type Effect, numberOf } from './effect.ts';
import { between, type Move, passing, slowing, span, springing, swing } from './motion.ts';
import { flock, twinkling } from './particles.ts';

const COLOURS: readonly Triad[] = [
  ['#FFF0A0', '#FF9A2E', '#F02A6A'],
  ['#A8F6FF', '#4AB8FF', '#7A5CF8'],
  ['#FFC8F0', '#FF5AB8', '#8A3AF0'],
];

/** A window of night opens, and the stars fall out of it over the whole stage. */
export const meteorEffect: Effect = {
  seconds: 4.4,
  at(t, a) {
    const part = (name: string): Move | undefined => {
      if (name === 'stars') return { shown: 0.65 + 0.35 * swing(t, 1.2) };
      if (name === 'moon') return { turn: between(-30, 0, slowing(span(t, 0.2, 1.2))) };
      if (name.startsWith('meteor')) {
        const start = 0.5 + 0.35 * (3 - numberOf(name));
        const f = slowing(span(t, start, start + 0.8));
        return { x: between(260, 0, f), y: between(-260, 0, f), shown: span(t, start, start + 0.2) };
      }
      return undefined;
    };
    return {
      whole: { y: 20, grow: springing(span(t, 0, 0.7)), turn: 2 * swing(t, 0.3) },
      part,
      before:
        flock(t, { count: 20, seed: 'meteor', from: 0.9, to: 3.1, takes: 1 }, (f, { index, random }) => {
          const x = between(60, 560, random()) - 640 * f;
          const y = between(-620, -80, random()) + 660 * f;
          return group(
            fallingStar(a, cycle(COLOURS, index)),
            `${placed(x, y, 0.3 + 0.35 * random())} opacity="${passing(f, 0.2).toFixed(2)}"`,
          );
        }) +
        flock(t, { count: 16, seed: 'star', from: 0.4, to: 3.4, takes: 0.8 }, (f, { random }) =>
          twinkling(f, random, 20),
        ),
    };
  },
};
