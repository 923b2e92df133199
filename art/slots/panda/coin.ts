import { circle, type Drawing } from '../../drawing/index.ts';
import { turnedCoin } from '../turnedCoin.ts';
import { leaf } from './bamboo.ts';

const LIGHT = { shade: '#3A2402', rim: '#FFFBE0', rimOpacity: 0.8, blur: 1.5, relief: 3, gloss: 0.9, dx: -2, dy: -3 };
const JADE = ['#E4FFC0', '#4AA83A', '#14501C'] as const;

/** A coin of gold with three leaves of jade, of radius 20 about 0,0, turned about its upright axis. */
export function leafCoin(a: Drawing, degrees: number): string {
  const face =
    circle(0, 0, 20, a.linear(['#FFFADC', '#F6CC58', '#C08414'], 0, 0, 1, 1)) +
    circle(
      0,
      0,
      15.6,
      a.linear(['#D89A24', '#F8D468', '#FFF2B8'], 0, 0, 1, 1),
      'stroke="#9A640A" stroke-opacity=".6" stroke-width="1.2"',
    ) +
    [-90, -148, -32].map((turn) => leaf(a, 0, 9, turn, 0.36, JADE)).join('');
  return turnedCoin(a, { face, edge: { colour: '#8A5A08', radius: 19.4, shift: 4 }, light: LIGHT }, degrees);
}
