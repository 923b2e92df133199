import { type Drawing, ellipse, group, lighten, path, stroke } from '../drawing/index.ts';
import { ridge } from './ridge.ts';
import type { Scene } from './scene.ts';
import { stars } from './stars.ts';

// Softness here is by gradients and layers, not by blur: librsvg fades a blur towards the picture's edge, browsers do not.

/** A soft cloud bank: a gradient that fades to nothing. */
function bank(a: Drawing, x: number, y: number, rx: number, ry: number, colour: string): string {
  const fade = a.radial([
    [0, colour, 0.55],
    [0.55, colour, 0.34],
    [1, colour, 0],
  ]);
  return ellipse(x, y, rx * 1.3, ry * 1.5, fade);
}

/** Thunderclouds, two bolts and dark peaks. */
export const storm: Scene = (a, { ground }, frame, random) => {
  const { width, height } = frame;
  const [light, , dark] = ground;
  let banks = '';
  for (let i = 0; i < 9; i++) {
    const colour = i % 2 ? lighten(light, 0.05) : dark;
    banks += bank(a, random() * width, random() * 180, 60 + random() * 70, 26 + random() * 20, colour);
  }
  const right = width - 43;
  const bolts = `M58,-10l26,80l-22,10l34,100M${right},-10l-30,80l20,12l-34,94`;
  return (
    banks +
    stroke(bolts, '#8AD8FF', 16, 'opacity=".35"') +
    stroke(bolts, '#E8F8FF', 5) +
    path(ridge(frame, random, 5, height * 0.71, 90), dark, 'opacity=".75"')
  );
};

const VEIL_LAYERS = 12;

/** Northern lights over peaks. */
export const aurora: Scene = (_a, { ground }, frame, random) => {
  const { width, height } = frame;
  const veil = (y: number, colour: string) => {
    const d = `M-40,${y + 90}C${width * 0.25},${y - 70} ${width * 0.55},${y + 170} ${width + 40},${y}`;
    const layers = Array.from({ length: VEIL_LAYERS }, (_, i) => stroke(d, colour, 104 - i * 8, 'opacity=".075"'));
    return group(layers.join(''));
  };
  return (
    stars(frame, random, 40) +
    veil(96, '#5AFFC0') +
    veil(166, '#4AD0FF') +
    veil(54, '#B86AFF') +
    path(ridge(frame, random, 6, height * 0.67, 52), ground[2], 'opacity=".85"')
  );
};
