import { ellipse, group, lighten, path, stroke } from '../drawing/index.ts';
import { ridge } from './ridge.ts';
import type { Scene } from './scene.ts';
import { stars } from './stars.ts';

/** Thunderclouds, two bolts and dark peaks. */
export const storm: Scene = (a, { ground }, frame, random) => {
  const { width, height } = frame;
  const [light, , dark] = ground;
  let banks = '';
  for (let i = 0; i < 9; i++) {
    const colour = i % 2 ? lighten(light, 0.05) : dark;
    banks += ellipse(random() * width, random() * 180, 60 + random() * 70, 26 + random() * 20, colour, 'opacity=".4"');
  }
  const right = width - 43;
  const bolts = `M58,-10l26,80l-22,10l34,100M${right},-10l-30,80l20,12l-34,94`;
  return (
    group(banks, `filter="${a.blur(12)}"`) +
    stroke(bolts, '#8AD8FF', 16, 'opacity=".35"') +
    stroke(bolts, '#E8F8FF', 5) +
    path(ridge(frame, random, 5, height * 0.71, 90), dark, 'opacity=".75"')
  );
};

/** Northern lights over peaks. */
export const aurora: Scene = (a, { ground }, frame, random) => {
  const { width, height } = frame;
  const band = (y: number, colour: string) =>
    stroke(`M-40,${y + 90}C${width * 0.25},${y - 70} ${width * 0.55},${y + 170} ${width + 40},${y}`, colour, 46);
  return (
    stars(frame, random, 40) +
    group(band(96, '#5AFFC0') + band(166, '#4AD0FF') + band(54, '#B86AFF'), `filter="${a.blur(20)}" opacity=".7"`) +
    path(ridge(frame, random, 6, height * 0.67, 52), ground[2], 'opacity=".85"')
  );
};
