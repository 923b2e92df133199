import { circle, ellipse, group } from '../../drawing/index.ts';
import type { CoinDrawing } from '../props.ts';
import { goldLight } from './light.ts';

/** A coin of moonlight with a crescent. */
export const moonCoin: CoinDrawing = (a, degrees) => {
  const width = Math.max(0.16, Math.abs(Math.cos((degrees * Math.PI) / 180)));
  const face =
    circle(0, 0, 16, a.radial(['#FFFDF0', '#FFE08A', '#E89A2E'], 0.4, 0.32, 0.8)) +
    `<path d="M-5,-10A11,11 0 1 0 8,6A12,12 0 0 1 -5,-10Z" fill="#C8780E"/>`;
  return group(
    ellipse(0, 0, 20 * width, 20, a.linear(['#FFF6CF', '#F0B83A', '#8A560A'])) +
      group(face, `transform="scale(${width.toFixed(2)} 1)"`),
    goldLight(a),
  );
};
