import { group, placed } from '../drawing/index.ts';
import { puff, rays } from '../props/effects.ts';
import { type Effect, numberOf } from './effect.ts';
import { between, type Move, slowing, span, springing, swing } from './motion.ts';
import { falling, flock, goldStar, twinkling } from './particles.ts';

/** When each tower grows out of the island. */
const TOWERS: Readonly<Record<string, number>> = {
  'tower-left': 0.9,
  'tower-right': 1.05,
  'tower-back-left': 1.2,
  'tower-back-right': 1.35,
  'tower-mid': 1.55,
};

/** An island comes up through the clouds, its towers grow, and a rainbow stands over it. */
export const castleEffect: Effect = {
  seconds: 5,
  at(t, a) {
    const part = (name: string): Move | undefined => {
      const start = TOWERS[name];
      if (start !== undefined)
        return { grow: [1, springing(span(t, start, start + 0.5))], shown: span(t, start, start + 0.05) };
      if (name === 'rainbow') return { grow: slowing(span(t, 1.8, 2.7)), shown: span(t, 1.8, 2.2) };
      if (name.startsWith('flag')) {
        const raised = span(t, 2, 2.3);
        return { grow: [raised * (1 + 0.1 * swing(t, 1.8, numberOf(name) / 3)), 1], shown: raised };
      }
      if (name.startsWith('pole')) return { grow: [1, span(t, 1.9, 2.1)], shown: span(t, 1.9, 1.95) };
      if (name === 'waterfall') return { y: 4 * swing(t, 1.6), shown: 0.85 + 0.15 * swing(t, 3) };
      if (name.startsWith('cloud')) return { x: 16 * swing(t, 0.25, numberOf(name) / 4) };
      return undefined;
    };
    const light = slowing(span(t, 0.5, 1.8));
    return {
      whole: {
        y: between(520, 30, slowing(span(t, 0, 1.3))) + 8 * swing(t, 0.3),
        grow: between(0.7, 1, slowing(span(t, 0, 1.3))),
      },
      part,
      behind: group(
        group(rays(a, 0, 0, 380, 14, '#FFE9B0', 0.5), `transform="rotate(${(t * 9).toFixed(1)})"`),
        `${placed(0, -20, 0.4 + 0.6 * light)} opacity="${light.toFixed(2)}"`,
      ),
      before:
        group(puff(a, 0, 0, 1.3), placed(between(-420, -250, slowing(span(t, 0, 4))), 290)) +
        group(puff(a, 0, 0, 1.5), placed(between(420, 240, slowing(span(t, 0, 4))), 310)) +
        flock(t, { count: 26, seed: 'gold', from: 1.8, to: 3.4, takes: 1.6 }, (f, { random }) =>
          falling(f, random, goldStar(12)),
        ) +
        flock(t, { count: 14, seed: 'glint', from: 1, to: 4, takes: 0.8 }, (f, { random }) => twinkling(f, random)),
    };
  },
};
