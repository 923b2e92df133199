import { type Random, tenth } from '../drawing/index.ts';
import type { Frame } from './scene.ts';

/** Outline of a mountain ridge down to the foot: `n` slopes about height `y`, every other one higher by `rise`. */
export function ridge(
  { width, height }: Frame,
  random: Random,
  n: number,
  y: number,
  rise: number,
  jitter = 22,
): string {
  let d = `M0,${height}`;
  for (let i = 0; i <= n; i++) d += `L${tenth((width * i) / n)},${tenth(y - (i % 2 ? rise : 0) + random() * jitter)}`;
  return `${d}L${width},${height}Z`;
}
