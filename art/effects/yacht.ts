import { group, placed, stroke } from '../drawing/index.ts';
import { type Effect, numberOf } from './effect.ts';
import { between, type Move, slowing, span, springing, swing } from './motion.ts';
import { flock, twinkling } from './particles.ts';

/** A gull: its wings beat twice a second. */
function gull(t: number, phase: number): string {
  const wing = 12 * swing(t, 2, phase);
  return stroke(`M-30,${-wing}Q-14,${-16 - wing / 2} 0,0Q14,${-16 - wing / 2} 30,${-wing}`, '#fff', 6);
}

/** The sea comes up, the sun rises, and the yacht sails in between gulls. */
export const yachtEffect: Effect = {
  seconds: 4.6,
  at(t) {
    const sail = slowing(span(t, 0.3, 1.9));
    const part = (name: string): Move | undefined => {
      if (name === 'wave-front') return { x: 14 * swing(t, 0.5) };
      if (name === 'wave-back') return { x: -14 * swing(t, 0.5) };
      if (name === 'boat')
        return { x: between(-560, 0, sail), y: 7 * swing(t, 0.55), turn: 2.6 * swing(t, 0.55, 0.2), pivot: [0, 150] };
      if (name === 'sun') return { y: between(220, 0, slowing(span(t, 0.2, 1.8))), grow: between(0.6, 1, sail) };
      if (name === 'flag') return { grow: [1 + 0.08 * swing(t, 1.6), 1], turn: 4 * swing(t, 1.1) };
      if (name.startsWith('cloud')) return { x: between(60, -40, t / 4.6) * (numberOf(name) === 1 ? -1 : 1) };
      if (name === 'spray') return { y: -8 * Math.abs(swing(t, 0.8)), shown: 0.6 + 0.4 * swing(t, 0.8) };
      return undefined;
    };
    return {
      whole: { y: between(420, 50, springing(span(t, 0, 0.8))) },
      part,
      before:
        flock(t, { count: 7, seed: 'gull', from: 0.7, to: 2.6, takes: 2.2 }, (f, { random }) =>
          group(
            gull(t, random()),
            placed(between(-330, 330, f), between(-300, -90, random()) - 50 * swing(f, 0.5), 0.6 + 0.5 * random(), -8),
          ),
        ) +
        flock(t, { count: 14, seed: 'sea', from: 1.2, to: 3.8, takes: 0.8 }, (f, { random }) =>
          twinkling(f, random, 20),
        ),
    };
  },
};
