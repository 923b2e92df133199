import { circle, rect, stroke, tenth } from '../drawing/index.ts';
import type { Scene } from './scene.ts';

/** A neon ring over a grid that runs to the horizon. */
export const neon: Scene = (a, { ground }, { width, height, cx, cy }) => {
  const horizon = Math.round(height * 0.62);
  let grid = '';
  for (let i = -14; i <= 14; i++) grid += `M${tenth(cx + i * 14)},${horizon}L${tenth(cx + i * 74)},${height}`;
  for (let row = 0; row < 8; row++) grid += `M0,${tenth(horizon + (height - horizon) * (row / 8) ** 1.8)}H${width}`;
  return (
    a.glow(cx, cy - 6, 190, '#FF5AC8', 0.7) +
    circle(cx, cy - 6, 150, 'none', 'stroke="#5AE8FF" stroke-width="16" opacity=".28"') +
    circle(cx, cy - 6, 150, 'none', 'stroke="#BFF8FF" stroke-width="5"') +
    rect(0, horizon, width, height - horizon, 0, ground[2], 'opacity=".6"') +
    stroke(grid, '#FF7AE0', 1.8, 'opacity=".75"')
  );
};
