import { circle, type Drawing, ellipse, group } from '../../drawing/index.ts';
import { tube } from './tube.ts';

/** A glass dome with light in it: two arrows as bent tubes. */
export function machineButton(a: Drawing): string {
  const steel = `filter="${a.lit({ shade: '#08021a', blur: 3, relief: 5, gloss: 0.95, dx: -3, dy: -4, drop: 4, rim: '#9AE8FF', rimOpacity: 0.7 })}"`;
  const arrows = 'M-20,-9A22,22 0 0 1 17,-15M20,9A22,22 0 0 1 -17,15';
  const tips = 'M19,-27L20,-11L5,-12M-19,27L-20,11L-5,12';
  return (
    group(circle(0, 0, 53, a.linear(['#EDE6FF', '#8A7AD0', '#2A1C5E'])), steel) +
    circle(0, 0, 46.5, '#0A0220') +
    tube(a, 'M-42,0A42,42 0 0 1 42,0A42,42 0 0 1 -42,0Z', '#22E0FF', 4.4, { glow: 0.9 }) +
    circle(0, 0, 37, a.radial(['#FF8AE0', '#E81AA0', '#6A0670'], 0.42, 0.3, 0.84)) +
    ellipse(-4, -22, 23, 10, '#FFFFFF', 'opacity=".34"') +
    tube(a, arrows + tips, '#FFF0A0', 6, { glow: 0.7 })
  );
}
