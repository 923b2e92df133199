import { type Drawing, group, path, rect, stroke } from '../../drawing/index.ts';
import { goldLight, softLight } from './light.ts';

/** The staff with gold ends, upright about 0,0, so many units long. */
export function staff(a: Drawing, length: number, width = 22): string {
  const half = length / 2;
  const cap = Math.min(54, length * 0.28);
  const gold = a.linear(['#FFF3B0', '#F0AC2A', '#8A4A06'], 0, 0, 1, 0);
  const w = width / 2;
  const end = (y: number): string =>
    rect(-w - 5, y, width + 10, cap, 8, gold) +
    stroke(`M${-w - 5},${y + cap * 0.3}H${w + 5}M${-w - 5},${y + cap * 0.7}H${w + 5}`, '#8A4A06', 3, 'opacity=".7"');
  return (
    group(
      rect(-w, -half, width, length, w * 0.7, a.linear(['#FF8A66', '#D8242A', '#6A0614'], 0, 0, 1, 0)),
      softLight(a),
    ) +
    path(
      `M${-w * 0.45},${-half + cap + 6}V${half - cap - 6}`,
      'none',
      'stroke="#FFD0B8" stroke-width="2.500" opacity=".7"',
    ) +
    group(end(-half) + end(half - cap), goldLight(a))
  );
}
