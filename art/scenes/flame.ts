import { path } from '../drawing/index.ts';
import { rays } from '../props/effects.ts';
import { reach, type Scene } from './scene.ts';

/** Rows of flame from back to front: tip, body, and how high they stand. */
const ROWS = [
  { tip: '#F0401E', body: '#C81E1E', rise: 0.48 },
  { tip: '#FF8A2A', body: '#F0501E', rise: 0.37 },
  { tip: '#FFD24A', body: '#FF8A2A', rise: 0.26 },
] as const;

/** Three rows of flame from the foot. */
export const flame: Scene = (a, { ground, halo }, frame, random) => {
  const { width, height, cx, cy } = frame;
  let drawn = rays(a, cx, cy, reach(frame), 16, halo, 0.4);
  for (const { tip, body, rise } of ROWS) {
    let d = `M-10,${height}`;
    for (let x = -10; x < width + 40; x += 44) {
      const tall = height * rise * (0.6 + random() * 0.5);
      const y = (t: number) => Math.round(height - tall * t);
      d += `C${x - 6},${y(0.5)} ${x + 26},${y(0.6)} ${x + 16},${y(1)}C${x + 40},${y(0.7)} ${x + 44},${y(0.3)} ${x + 44},${y(0.2)}`;
    }
    const fill = a.linear([
      [0, tip, 0.95],
      [0.55, body, 0.85],
      [1, ground[2], 0.9],
    ]);
    drawn += path(`${d}L${width + 20},${height}Z`, fill);
  }
  return drawn;
};
