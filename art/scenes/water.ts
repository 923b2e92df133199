import { lighten, mix, path, stroke, tenth } from '../drawing/index.ts';
import { rays } from '../props/effects.ts';
import { ridge } from './ridge.ts';
import { reach, type Scene } from './scene.ts';

/** Four rows of scalloped waves. */
export const waves: Scene = (a, { ground }, frame) => {
  const { width, height, cx } = frame;
  const [light, middle, dark] = ground;
  const span = 48;
  let drawn = rays(a, cx, -20, reach(frame), 12, '#fff', 0.35);
  for (let row = 0; row < 4; row++) {
    const y = Math.round(height * 0.46) + row * 58;
    const start = -24 - (row % 2) * 24;
    let swell = `M${start},${height}V${y}`;
    let crests = '';
    for (let x = start; x < width; x += span) {
      swell += `a24,21 0 0 1 ${span},0`;
      crests += `M${x + 9},${y}a15,13 0 0 1 30,0M${x + 17},${y}a7,6 0 0 1 14,0`;
    }
    drawn += path(`${swell}V${height}Z`, mix(middle, dark, row / 4), 'opacity=".92"');
    drawn += stroke(crests, lighten(light, 0.12), 2.2, 'opacity=".45"');
  }
  return drawn;
};

/** The sea bed: slanting light, rocks and weed. */
export const deep: Scene = (a, { ground }, frame, random) => {
  const { width, height } = frame;
  const [, middle, dark] = ground;
  let beams = '';
  let weed = '';
  for (let x = 26; x < width; x += 76) beams += `M${x},-20h26L${x + 92},${height}h-130Z`;
  for (let x = 0; x < width; x += 66)
    weed += `M${tenth(x + random() * 30)},${height}c-10,-34 14,-44 2,-78c-8,-24 10,-32 4,-50`;
  const light = a.linear([
    [0, '#fff', 0.26],
    [1, '#fff', 0],
  ]);
  return (
    path(beams, light) +
    path(ridge(frame, random, Math.round(width / 40), height * 0.85, 30, 50), dark, 'opacity=".7"') +
    stroke(weed, mix(middle, dark, 0.4), 9, 'opacity=".85"')
  );
};
