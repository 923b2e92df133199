import { path, type Point } from '../drawing/index.ts';
import { type Effect, numberOf } from './effect.ts';
import { between, type Move, passing, span, springing, swing } from './motion.ts';
import { flock, rising } from './particles.ts';

const HEART = 'M0,30C-12,14 -34,2 -34,-14C-34,-32 -8,-36 0,-16C8,-36 34,-32 34,-14C34,2 12,14 0,30Z';
/** The parts that turn with the head, about its neck. */
const HEAD: readonly string[] = ['head', 'eyes', 'tongue', 'muzzle', 'ear-left', 'ear-right'];
const NECK: Point = [0, 70];

/** The corgi jumps up, wags, tilts its head, and hearts rise. */
export const corgiEffect: Effect = {
  seconds: 4,
  at(t, a) {
    const hop = Math.abs(swing(t, 0.9)) * passing(span(t, 1.6, 3.4), 0.15);
    const tilt = 9 * swing(t, 0.5) * passing(span(t, 0.9, 3.8), 0.2);
    const part = (name: string): Move | undefined => {
      if (name === 'tail') return { turn: 16 * swing(t, 3) };
      if (name === 'tongue') return { turn: tilt, pivot: NECK, y: 4 * swing(t, 2.4) };
      if (name === 'eyes') {
        const closed = span(t, 1.2, 1.28) - span(t, 1.3, 1.4) + span(t, 2.7, 2.78) - span(t, 2.8, 2.9);
        return { turn: tilt, grow: [1, 1 - 0.85 * closed], pivot: closed > 0 ? [0, -44] : NECK };
      }
      if (HEAD.includes(name)) return { turn: tilt, pivot: NECK };
      if (name.startsWith('heart'))
        return { grow: 1 + 0.12 * swing(t, 1.4, numberOf(name) / 3), shown: span(t, 0.8, 1.1) };
      return undefined;
    };
    return {
      whole: {
        y: between(640, 60, springing(span(t, 0, 0.8))) - 46 * hop,
        grow: [1 - 0.04 * hop, 1 + 0.05 * hop],
      },
      part,
      before: flock(t, { count: 26, seed: 'heart', from: 0.6, to: 2.6, takes: 1.6 }, (f, { random }) =>
        rising(f, random, path(HEART, a.linear(['#FF9AB0', '#F0305A'])), 0.8),
      ),
    };
  },
};
