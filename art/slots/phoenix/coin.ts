import { circle, type Drawing, path } from '../../drawing/index.ts';
import { turnedCoin } from '../turnedCoin.ts';

const LIGHT = { shade: '#3A0C02', rim: '#FFF0B0', rimOpacity: 0.8, blur: 1.5, relief: 3, gloss: 0.9, dx: -2, dy: -3 };

/** A coin of red gold with a flame, of radius 20 about 0,0, turned about its upright axis. */
export function flameCoin(a: Drawing, degrees: number): string {
  const face =
    circle(0, 0, 20, a.linear(['#FFF3C0', '#FFAE3A', '#B8480E'], 0, 0, 1, 1)) +
    circle(
      0,
      0,
      15.6,
      a.linear(['#D8741A', '#FFBE4A', '#FFE9A0'], 0, 0, 1, 1),
      'stroke="#8A3406" stroke-opacity=".6" stroke-width="1.2"',
    ) +
    path(
      'M0,-12C5,-6 3,-2 6,1C8,-1 8,-3 7,-5C12,1 12,10 0,12C-12,10 -11,0 -6,-4C-5,-2 -4,-1 -3,0C-1,-4 -3,-8 0,-12Z',
      '#A8200E',
    );
  return turnedCoin(a, { face, edge: { colour: '#7A2A06', radius: 19.4, shift: 4 }, light: LIGHT }, degrees);
}
