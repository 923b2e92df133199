import { circle, group, placed } from '../drawing/index.ts';
import type { Triad } from '../gifts/burst.ts';
import { type Effect, numberOf } from './effect.ts';
import { between, leaving, type Move, passing, polarMove, slowing, span, springing, swing } from './motion.ts';
import { bursting, falling, flock, goldStar } from './particles.ts';

const GOLD: Triad = ['#FFE06A', '#FF7A1E', '#FFF3C0'];
const VIOLET: Triad = ['#E0B8FF', '#8A3AF0', '#F4E6FF'];
const BLUE: Triad = ['#8AF6FF', '#2A7AFF', '#E0FCFF'];
/** The ship leans by so much. */
const LEAN = 14;

/** The rocket shakes on the ground, lifts off in its smoke, and bursts into stars above. */
export const rocketEffect: Effect = {
  seconds: 5,
  at(t, a) {
    const power = span(t, 0.7, 1.6);
    const lift = leaving(span(t, 1.5, 2.9));
    const shake = 4 * power * (1 - span(t, 2.4, 2.9));
    const away = polarMove(-90 + LEAN, 1000 * lift);
    const gone = 1 - span(t, 2.6, 2.9);
    const part = (name: string): Move | undefined => {
      // The drawing of the rocket already leans.
      if (name === 'ship') return { x: shake * swing(t, 17), y: -1000 * lift + shake * swing(t, 13) };
      if (name.startsWith('flame'))
        return { grow: [0.8 + 0.25 * Math.abs(swing(t, 9)), between(0.4, 1.5, power) + 0.2 * swing(t, 11)] };
      if (name.startsWith('smoke')) {
        const f = span(t, 0.7 + numberOf(name) * 0.06, 3);
        return { grow: between(0.4, 2.1, slowing(f)), shown: passing(f, 0.3) };
      }
      if (name === 'halo') return { grow: between(0.4, 1, slowing(span(t, 0, 0.8))), turn: 10 * t, shown: 0.8 * gone };
      if (name.startsWith('star') || name.startsWith('sparkle')) return { y: 300 * lift, shown: gone };
      return undefined;
    };
    return {
      whole: { y: between(480, 60, springing(span(t, 0, 0.7))) },
      part,
      behind:
        flock(t, { count: 40, seed: 'ember', from: 1.5, to: 2.9, takes: 0.9 }, (f, { random }) => {
          const along = -away.y * between(0.1, 0.9, random());
          return circle(
            away.x * (along / 1000) + (random() - 0.5) * 90 * (0.4 + f),
            200 - along + 130 * f,
            (3 + 7 * random()) * (1 - f),
            random() > 0.5 ? '#FFC23D' : '#FF7A1E',
          );
        }) +
        bursting(a, t, 2.9, [90, -210], 190, GOLD) +
        bursting(a, t, 3.15, [-110, -120], 150, VIOLET) +
        bursting(a, t, 3.4, [120, 20], 140, BLUE) +
        bursting(a, t, 3.55, [-60, -260], 150, GOLD),
      before: group(
        flock(t, { count: 40, seed: 'gold', from: 2.9, to: 3.8, takes: 1.5 }, (f, { random }) =>
          falling(f, random, goldStar(15)),
        ),
        placed(0, 0),
      ),
    };
  },
};
