import { lighten, mix, path, placed, rect } from '../drawing/index.ts';
import { rays } from '../props/effects.ts';
import { reach, type Scene } from './scene.ts';

const LEAVES = [
  { side: 1, x: 40, y: 70 },
  { side: 1, x: 36, y: 190 },
  { side: -1, x: 42, y: 120 },
  { side: -1, x: 36, y: 250 },
  { side: 1, x: 20, y: 300 },
] as const;

/** A bamboo grove with a thick stalk on either side. */
export const bamboo: Scene = (a, { ground }, frame, random) => {
  const { width, height, cx } = frame;
  const [light, middle, dark] = ground;
  let far = '';
  let near = '';
  let leaves = '';
  for (let x = 14; x < width; x += 54)
    far += rect(x + random() * 12, -10, 12 + random() * 5, height, 0, mix(middle, light, 0.4), 'opacity=".45"');
  for (const x of [-6, width - 38]) {
    near += rect(x, -10, 40, height + 20, 0, a.linear([lighten(middle, 0.1), middle, dark], 0, 0, 1, 0));
    for (let y = 60; y < height; y += 112) near += rect(x - 3, y, 46, 9, 4, lighten(middle, 0.16));
  }
  const leaf = 'M0,0C10,-16 44,-20 72,4C46,16 14,14 0,0ZM4,4C6,24 24,44 52,48C48,26 30,6 4,4Z';
  for (const { side, x, y } of LEAVES)
    leaves += path(leaf, lighten(middle, 0.08), placed(side > 0 ? x : width - x, y, [side, 1]));
  return rays(a, cx, -10, reach(frame) + 60, 12, '#FFFFD8', 0.5) + far + near + leaves;
};
