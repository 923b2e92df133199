import { lighten, path, placed, star } from '../drawing/index.ts';
import { rays } from '../props/effects.ts';
import { reach, type Scene } from './scene.ts';

/** Plain rays in the halo's colour. */
export const radiance: Scene = (a, { halo }, frame) => rays(a, frame.cx, frame.cy, reach(frame), 18, halo, 0.55);

/** White rays and two jagged bursts, for the loudest tiles. */
export const burst: Scene = (a, { ground }, frame) =>
  rays(a, frame.cx, frame.cy, reach(frame), 24, '#fff', 0.55) +
  path(star(22, 200, 156), lighten(ground[0], 0.05), `${placed(frame.cx, frame.cy)} opacity=".55"`) +
  path(star(22, 168, 132, -82), lighten(ground[0], 0.12), `${placed(frame.cx, frame.cy)} opacity=".55"`);
