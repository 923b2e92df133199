import { circle, type Random, tenth } from '../drawing/index.ts';
import type { Frame } from './scene.ts';

/** `n` stars over the upper part of the sky. */
export function stars({ width, height }: Frame, random: Random, n: number): string {
  let drawn = '';
  for (let i = 0; i < n; i++) {
    const x = random() * width;
    const y = random() * height * 0.62;
    drawn += circle(x, y, 0.8 + random() * 1.8, '#fff', `opacity="${tenth(0.3 + random() * 0.7)}"`);
  }
  return drawn;
}
