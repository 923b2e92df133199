import { type Drawing, group, path, placed, type Random, seededRandom, star } from '../drawing/index.ts';
import { type Triad, burst } from '../gifts/burst.ts';
import { sparkle } from '../props/effects.ts';
import { STAGE } from './effect.ts';
import { between, passing, slowing, span, swing } from './motion.ts';

interface Flock {
  readonly count: number;
  readonly seed: string;
  /** When the first and the last one set out, seconds. */
  readonly from: number;
  readonly to: number;
  /** How long a particle flies. */
  readonly takes: number;
}

/** Draws one of a flock. @param f how far it is on its way, 0 to 1 */
type DrawOne = (f: number, one: { readonly index: number; readonly random: Random }) => string;

/** Many small things, each on a way of its own; only those that are under way. */
export function flock(t: number, { count, seed, from, to, takes }: Flock, draw: DrawOne): string {
  let drawn = '';
  for (let index = 0; index < count; index += 1) {
    const random = seededRandom(`${seed}${index}`);
    const start = between(from, to, random());
    const f = (t - start) / takes;
    if (f > 0 && f < 1) drawn += draw(f, { index, random });
  }
  return drawn;
}

const across = (random: Random): number => (random() - 0.5) * STAGE.width;

/** Falls from above to below, swaying and turning. */
export function falling(f: number, random: Random, inner: string, scale = 1): string {
  const x = across(random) + 26 * swing(f, 1.2, random());
  const y = between(-STAGE.height / 2 - 40, STAGE.height / 2 + 40, f);
  return group(inner, placed(x, y, (0.7 + 0.6 * random()) * scale, 360 * random() + (random() - 0.5) * 500 * f));
}

/** Rises from below and fades before it arrives. */
export function rising(f: number, random: Random, inner: string, scale = 1): string {
  const x = across(random) * 0.9 + 18 * swing(f, 1.4, random());
  const y = between(STAGE.height / 2, -STAGE.height / 2 + 60, slowing(f));
  const turn = 16 * swing(f, 1, random());
  return group(inner, `${placed(x, y, (0.6 + 0.8 * random()) * scale, turn)} opacity="${passing(f, 0.25).toFixed(2)}"`);
}

/** Lights up and goes out at its place. */
export function twinkling(f: number, random: Random, radius = 26): string {
  const x = across(random) * 0.92;
  const y = (random() - 0.5) * STAGE.height * 0.9;
  return group(
    sparkle(0, 0, radius * (0.5 + random()), random() > 0.5 ? '#FFF1B8' : '#fff'),
    placed(x, y, passing(f, 0.5), 40 * f),
  );
}

/** A firework at a place, over 1.3 seconds. */
export function bursting(
  a: Drawing,
  t: number,
  start: number,
  [x, y]: readonly [number, number],
  R: number,
  colours: Triad,
): string {
  const f = span(t, start, start + 1.3);
  if (f <= 0 || f >= 1) return '';
  const shown = f < 0.55 ? 1 : 1 - span(f, 0.55, 1);
  const grow = between(0.06, 1.05, slowing(span(f, 0, 0.6)));
  return group(burst(a, R, colours), `${placed(x, y + 26 * f * f, grow)} opacity="${shown.toFixed(2)}"`);
}

/** A small gold star. */
export const goldStar = (radius = 14): string =>
  path(star(5, radius, radius / 2), '#FFE58A', 'stroke="#F5A82E" stroke-width="2"');
