import { cycle, group, placed, rect } from '../drawing/index.ts';
import type { Triad } from '../gifts/burst.ts';
import type { Effect } from './effect.ts';
import { numberOf } from './effect.ts';
import { between, type Move, slowing, span, springing } from './motion.ts';
import { bursting, falling, flock } from './particles.ts';

const GOLD: Triad = ['#FFE06A', '#FF7A1E', '#FFF3C0'];
const BLUE: Triad = ['#8AF6FF', '#2A7AFF', '#E0FCFF'];
const PINK: Triad = ['#FFB0E8', '#F02A9A', '#FFE6F8'];
const GREEN: Triad = ['#C8FF8A', '#2EB85A', '#F0FFE0'];
const PAPER = ['#FF5A8A', '#FFD24A', '#4AE0FF', '#8AF06A', '#C08AFF'] as const;

/** When each of the drawing's own bursts goes off. */
const FIRED: Readonly<Record<number, number>> = { 1: 0.7, 2: 1.2, 3: 0.9 };

/** The tubes stand up, fire, and the sky above them is full. */
export const fireworksEffect: Effect = {
  seconds: 4.4,
  at(t, a) {
    const part = (name: string): Move | undefined => {
      const fired = FIRED[numberOf(name)] ?? 0;
      if (name.startsWith('burst')) {
        const again = t > 2.4 ? t - 1.7 : t;
        const f = span(again, fired, fired + 1.5);
        return { grow: between(0.04, 1.08, slowing(span(f, 0, 0.6))), shown: f <= 0 ? 0 : 1 - span(f, 0.6, 1) };
      }
      if (name.startsWith('trail')) return { shown: span(t, fired - 0.3, fired) - span(t, fired, fired + 0.3) };
      if (name.startsWith('tube')) return { grow: [1, 1 - 0.12 * (span(t, 0.5, 0.6) - span(t, 0.6, 0.9))] };
      if (name.startsWith('confetti'))
        return { y: between(90, -20, slowing(span(t, 0.6, 1.4))), shown: span(t, 0.6, 0.8) };
      return undefined;
    };
    return {
      whole: { y: 110, grow: springing(span(t, 0, 0.55)) },
      part,
      behind:
        bursting(a, t, 1.1, [-150, -210], 130, PINK) +
        bursting(a, t, 1.5, [140, -230], 150, GOLD) +
        bursting(a, t, 1.9, [0, -280], 120, GREEN) +
        bursting(a, t, 2.3, [-170, -70], 120, BLUE) +
        bursting(a, t, 2.6, [170, -90], 130, PINK) +
        bursting(a, t, 2.9, [-60, -220], 170, GOLD) +
        bursting(a, t, 3, [120, -280], 110, BLUE),
      before: flock(t, { count: 26, seed: 'paper', from: 1.2, to: 3, takes: 2 }, (f, { index, random }) =>
        falling(f, random, group(rect(-6, -9, 12, 18, 2, cycle(PAPER, index)), placed(0, 0))),
      ),
    };
  },
};
