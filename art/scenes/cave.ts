import { cycle, mix, path, placed, tenth } from '../drawing/index.ts';
import { rays } from '../props/effects.ts';
import { reach, type Scene } from './scene.ts';

/** A crystal cave: rock teeth above and below, shards on the walls. */
export const cave: Scene = (a, { ground, halo }, frame, random) => {
  const { width, height, cx, cy } = frame;
  const [light, middle, dark] = ground;
  let roof = 'M0,0';
  let floor = `M0,${height}`;
  for (let x = 0; x <= width; x += 40) {
    const edge = Math.min(1, Math.abs(x - cx) / 180);
    const low = height - 40;
    roof += `L${x},${tenth(18 + edge * 60)}L${x + 14},${tenth(54 + edge * 90 + random() * 26)}L${x + 28},${tenth(18 + edge * 60)}`;
    floor += `L${x},${tenth(low - edge * 60)}L${x + 16},${tenth(low - 40 - edge * 90 - random() * 30)}L${x + 30},${tenth(low - edge * 60)}`;
  }
  let shards = '';
  for (let i = 0; i < 12; i++) {
    const left = i % 2 === 0;
    const x = left ? random() * 70 : width - random() * 70;
    const y = 150 + random() * height * 0.46;
    const size = 14 + random() * 18;
    const d = `M0,0L${tenth(-size * 0.3)},${tenth(-size)}L0,${tenth(-size * 1.5)}L${tenth(size * 0.3)},${tenth(-size)}Z`;
    const turn = (left ? 40 : -40) + random() * 20;
    shards += path(d, cycle([light, '#FF8AF0', '#8AF6FF', '#FFE08A'], i), `${placed(x, y, 1, turn)} opacity=".7"`);
  }
  return (
    rays(a, cx, cy, reach(frame), 16, halo, 0.42) +
    shards +
    path(`${roof}L${width},0Z`, mix(middle, dark, 0.7)) +
    path(`${floor}L${width},${height}Z`, mix(middle, dark, 0.8))
  );
};
