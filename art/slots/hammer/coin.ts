import { type Drawing, path, polar, polygon } from '../../drawing/index.ts';
import { turnedCoin } from '../turnedCoin.ts';

const octagon = (r: number) => Array.from({ length: 8 }, (_, i) => polar(r, i * 45 + 22.5));
const LIGHT = { shade: '#3A1C02', rim: '#FFF6D0', rimOpacity: 0.8, blur: 1.5, relief: 3, gloss: 0.9, dx: -2, dy: -3 };

/** A coin of gold with eight sides and a bolt, of radius 20 about 0,0, turned about its upright axis. */
export function runeCoin(a: Drawing, degrees: number): string {
  const face =
    polygon(octagon(20.5), a.linear(['#FFF9DC', '#FFD24A', '#C87A0E'], 0, 0, 1, 1)) +
    polygon(
      octagon(15.5),
      a.linear(['#C87A0E', '#FFD24A', '#FFF0B0'], 0, 0, 1, 1),
      'stroke="#8A4E06" stroke-opacity=".6" stroke-width="1.2"',
    ) +
    path('M4,-12L-7,2L-1,2L-4,12L8,-3L1,-3L6,-12Z', '#8A4E06');
  return turnedCoin(a, { face, edge: { colour: '#7A4204', radius: 19.5, shift: 4.2 }, light: LIGHT }, degrees);
}
