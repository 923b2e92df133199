import { cycle, group, placed, rect } from '../drawing/index.ts';
import { type Effect, numberOf } from './effect.ts';
import { between, leaving, type Move, passing, slowing, span, swing } from './motion.ts';
import { flock, goldStar, rising } from './particles.ts';

const STREAKS = ['#FFD24A', '#FF8A5A', '#FFE9A0', '#fff'] as const;
/** Degrees that a wheel turns over a unit of the way: its radius is 56. */
const TURN = 180 / (Math.PI * 56);

/** The car races in, stops and roars, and races out. */
export const carEffect: Effect = {
  seconds: 3.9,
  at(t, a) {
    const x = between(-680, 0, slowing(span(t, 0, 1.1))) + between(0, 760, leaving(span(t, 2.7, 3.6)));
    const roar = passing(span(t, 1, 2.8), 0.15);
    const speed = Math.max(1 - span(t, 0.6, 1.1), span(t, 2.6, 2.9));
    const part = (name: string): Move | undefined => {
      if (name.startsWith('wheel')) return { turn: x * TURN + (t > 2.4 ? 900 * (t - 2.4) : 0) };
      if (name === 'body' || name === 'cabin' || name === 'spoiler' || name === 'stripe')
        return { y: 1.8 * swing(t, 13) * roar, turn: -1.6 * span(t, 2.5, 2.8), pivot: [-130, 120] };
      if (name === 'exhaust-flame') return { grow: [0.9 + 0.35 * Math.abs(swing(t, 7)) + 0.5 * speed, 1] };
      if (name.startsWith('trail') || name === 'speed-lines') return { x: -30 * speed, shown: 0.2 + 0.8 * speed };
      if (name === 'light-beam' || name === 'headlight') return { shown: 0.7 + 0.3 * swing(t, 2) };
      if (name.startsWith('dust')) {
        const f = (t * 1.6 + numberOf(name) / 2) % 1;
        return { x: -50 * f, y: -20 * f, grow: 0.7 + 0.6 * f, shown: 1 - f };
      }
      return undefined;
    };
    return {
      whole: { x, y: 30, turn: between(-4, 0, slowing(span(t, 0.7, 1.2))) },
      part,
      behind: flock(t, { count: 44, seed: 'streak', from: 0, to: 3.3, takes: 0.5 }, (f, { index, random }) => {
        const y = between(-330, 330, random());
        const long = between(120, 320, random());
        const shade = cycle(STREAKS, index);
        const fill = a.linear(
          [
            [0, shade, 0],
            [0.8, shade, 0.8],
            [1, shade, 0],
          ],
          0,
          0,
          1,
          0,
        );
        return group(
          rect(-long / 2, -2.5, long, 5, 2.5, fill),
          `${placed(between(520, -520, f), y)} opacity="${(0.25 + 0.75 * speed).toFixed(2)}"`,
        );
      }),
      before: flock(t, { count: 14, seed: 'gold', from: 1.1, to: 2.6, takes: 1.1 }, (f, { random }) =>
        rising(f, random, goldStar()),
      ),
    };
  },
};
