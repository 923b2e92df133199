import { circle, type Drawing, ellipse, group } from '../../drawing/index.ts';
import { coinFace } from './coin.ts';
import { goldLight } from './light.ts';

/** A coin with a square hole in a ring of abacus beads. */
export function toadButton(a: Drawing): string {
  const beads = Array.from({ length: 16 }, (_, at) =>
    group(
      ellipse(0, -49, 7.6, 5.4, a.radial(['#D8FF9A', '#5AA82A', '#1E4A0E'], 0.38, 0.3, 0.85)),
      `transform="rotate(${at * 22.5})"`,
    ),
  ).join('');
  return (
    group(circle(0, 0, 56, a.linear(['#8A5A1E', '#5A3208', '#2A1402'])), goldLight(a, 5)) +
    beads +
    group(group(coinFace(a, ['#FFFBD0', '#FFCF4A', '#E8921A', '#5A2E02']), 'transform="scale(2.120)"'), goldLight(a, 4))
  );
}
