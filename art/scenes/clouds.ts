import { lighten, mix, path } from '../drawing/index.ts';
import { cloud, puff, rays } from '../props/effects.ts';
import { ridge } from './ridge.ts';
import { reach, type Scene } from './scene.ts';

/** Auspicious line clouds over hills. */
export const clouds: Scene = (a, { ground, halo }, frame, random) => {
  const { width, height, cx, cy } = frame;
  let drawn = '';
  for (let i = 0; i < 8; i++) {
    const x = random() * width;
    const y = 40 + random() * height * 0.62;
    drawn += cloud(x, y, 0.5 + random() * 0.5, lighten(ground[0], 0.1), 0.34, random() > 0.5 ? 1 : -1);
  }
  return (
    rays(a, cx, cy, reach(frame), 14, halo, 0.42, 8) +
    drawn +
    path(ridge(frame, random, 6, height * 0.69, 70), ground[2], 'opacity=".45"')
  );
};

/** Sunlit peaks between solid clouds. */
export const heaven: Scene = (a, { ground, halo }, frame, random) => {
  const { width, height, cx, cy } = frame;
  const tone = ['#FFFBEA', '#FFD9A0'];
  return (
    rays(a, cx, cy, reach(frame), 16, halo, 0.6) +
    path(ridge(frame, random, 4, height * 0.79, 150, 20), mix(ground[1], ground[2], 0.5), 'opacity=".6"') +
    puff(a, 40, 120, 0.6, tone) +
    puff(a, width - 34, 86, 0.5, tone, -1) +
    puff(a, width - 24, 300, 0.7, tone, -1) +
    puff(a, 20, 316, 0.76, tone)
  );
};
