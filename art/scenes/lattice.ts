import { circle, lighten, stroke } from '../drawing/index.ts';
import { rays } from '../props/effects.ts';
import { reach, type Scene } from './scene.ts';

/** A carved window lattice before a lamp. */
export const lattice: Scene = (a, { ground }, frame) => {
  const { width, height, cx, cy } = frame;
  let d = '';
  for (let x = -40; x < width; x += 54)
    for (let y = -40; y < height; y += 54)
      d += `M${x},${y}h40v40h-40zM${x + 12},${y + 12}h16v16h-16zM${x + 40},${y + 20}h14M${x + 20},${y + 40}v14`;
  return (
    stroke(d, lighten(ground[0], 0.1), 2.4, 'opacity=".22"') +
    rays(a, cx, cy, reach(frame), 16, '#fff', 0.4) +
    a.glow(cx, cy, 190, '#FFF8C8', 0.8)
  );
};

/** Dots that shrink downwards, under white rays. */
export const dots: Scene = (a, _palette, frame) => {
  const { width, height, cx, cy } = frame;
  let drawn = '';
  for (let y = 0, row = 0; y < height; y += 36, row++)
    for (let x = (row % 2) * 20; x < width + 20; x += 40) drawn += circle(x, y, 9 * (1 - y / height / 1.4), '#fff');
  return `<g opacity=".28">${drawn}</g>${rays(a, cx, cy, reach(frame), 14, '#fff', 0.6)}`;
};
