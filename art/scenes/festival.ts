import { type Drawing, cycle, group, mix, path, placed, rect, stroke } from '../drawing/index.ts';
import { rays } from '../props/effects.ts';
import { reach, type Scene } from './scene.ts';

function lantern(a: Drawing, x: number, y: number, scale: number): string {
  const silk = a.radial(['#FFC06A', '#F0402E', '#9A0A16'], 0.45, 0.4, 0.7);
  return group(
    stroke('M0,-400V-36', '#F5C042', 3) +
      a.glow(0, 0, 66, '#FFB04A', 0.6) +
      path('M-30,0C-30,-26 -16,-34 0,-34C16,-34 30,-26 30,0C30,22 16,30 0,30C-16,30 -30,22 -30,0Z', silk) +
      stroke('M0,-34V30M-15,-31C-24,-16 -24,14 -15,27M15,-31C24,-16 24,14 15,27', '#FFD766', 2, 'opacity=".7"') +
      rect(-15, -40, 30, 8, 3, '#F0B02E') +
      rect(-15, 28, 30, 8, 3, '#F0B02E') +
      stroke('M-6,36V54M0,36V58M6,36V54', '#F0B02E', 3),
    placed(x, y, scale),
  );
}

/** Red lanterns in the upper corners. */
export const lanterns: Scene = (a, { halo }, frame) => {
  const { width, cx, cy } = frame;
  return (
    rays(a, cx, cy, reach(frame), 20, halo, 0.5) +
    lantern(a, 42, 92, 0.95) +
    lantern(a, width - 42, 76, 0.95) +
    lantern(a, 96, 40, 0.5) +
    lantern(a, width - 98, 34, 0.5)
  );
};

/** Petals, leaves and flakes of all four seasons over hills. */
export const seasons: Scene = (a, { ground, halo }, frame, random) => {
  const { width, height, cx, cy } = frame;
  let petals = '';
  for (let i = 0; i < 20; i++) {
    const colour = cycle(['#FFC0DC', '#FFE08A', '#FF8A3A', '#E8F8FF'], i);
    const at = placed(random() * width, random() * height * 0.9, 0.5 + random() * 0.5, random() * 360);
    petals += path('M0,0C8,-10 20,-8 22,0C20,8 8,10 0,0Z', colour, `${at} opacity=".8"`);
  }
  const y = height * 0.83;
  const hills = `M0,${y}C${width * 0.22},${y - 70} ${width * 0.42},${y - 20} ${width * 0.55},${y - 44}C${width * 0.72},${y - 70} ${width * 0.86},${y - 50} ${width},${y - 80}V${height}H0Z`;
  return (
    rays(a, cx, cy, reach(frame), 20, halo, 0.5) + petals + path(hills, mix(ground[1], ground[2], 0.6), 'opacity=".8"')
  );
};
