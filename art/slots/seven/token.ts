import { ellipse, group, stroke, tenth } from '../../drawing/index.ts';
import type { CoinDrawing } from '../props.ts';

/** A gold token of the arcade with a 7, turned about its upright axis. Its rim shines pink. */
export const token: CoinDrawing = (a, degrees) => {
  const turn = (degrees * Math.PI) / 180;
  const width = 20 * Math.max(0.14, Math.abs(Math.cos(turn)));
  const edge = 4.5 * Math.sin(turn) * (degrees < 90 ? 1 : -1);
  return (
    ellipse(edge, 0, width, 20, a.linear(['#D8408A', '#7A0A5A'])) +
    ellipse(0, 0, width, 20, a.linear(['#FFF6D8', '#FFCB4A', '#E8821A'], 0, 0, 1, 1)) +
    ellipse(0, 0, width * 0.78, 15.6, a.linear(['#FF7AD0', '#B8148A']), 'stroke="#FFF0C0" stroke-width="1.200"') +
    group(
      stroke('M-6,-8H6L-2,9', '#7A0A5A', 6.6) + stroke('M-6,-8H6L-2,9', '#FFF6D0', 3.8),
      `transform="scale(${tenth(width / 2) / 10} 1)"`,
    )
  );
};
