import { circle, mix, path } from '../drawing/index.ts';
import { reach, type Scene } from './scene.ts';
import { stars } from './stars.ts';

/** A harvest moon over a fir forest that opens around the emblem. */
export const moon: Scene = (a, { ground }, frame, random) => {
  const { width, height, cx, cy } = frame;
  const [light, middle, dark] = ground;
  const firs = (depth: number) => {
    let d = `M0,${height}`;
    for (let x = -20; x <= width + 20; x += 32) {
      const rise = (Math.abs(x - cx) / Math.max(cx, width - cx)) * 118 * depth + random() * 40;
      const top = height * (1 - 0.2 * depth) - rise;
      d += `L${x},${height - 44}L${x + 7},${Math.round(top + 50)}h-4L${x + 12},${Math.round(top)}L${x + 21},${Math.round(top + 50)}h-4L${x + 26},${height - 44}`;
    }
    return `${d}L${width},${height}Z`;
  };
  return (
    stars(frame, random, Math.round(reach(frame) / 11)) +
    a.glow(cx, cy - 8, 220, '#FFD27A', 0.55) +
    circle(cx, cy - 10, 142, a.radial(['#FFF6D0', '#FFCF7A', '#E88A4A'], 0.4, 0.3, 0.8)) +
    circle(cx - 58, cy - 84, 20, '#E8A860', 'opacity=".5"') +
    circle(cx + 72, cy - 48, 28, '#E8A860', 'opacity=".4"') +
    circle(cx + 90, cy + 44, 14, '#E8A860', 'opacity=".5"') +
    path(firs(0.75), mix(middle, light, 0.3), 'opacity=".9"') +
    path(firs(1), dark, 'opacity=".9"')
  );
};
