import { circle, type Drawing } from '../../drawing/index.ts';
import { turnedCoin } from '../turnedCoin.ts';
import { cutStone, type Ramp, regular } from './facets.ts';

const LIGHT = { shade: '#3A2402', rim: '#FFFBE0', rimOpacity: 0.8, blur: 1.5, relief: 3, gloss: 0.9, dx: -2, dy: -3 };
const CYAN: Ramp = ['#FFFFFF', '#C8FBFF', '#5AF0FF', '#1A8AD8', '#0A2A7A'];

/** A coin of gold with a cut stone in its middle, of radius 20 about 0,0, turned about its upright axis. */
export function stoneCoin(a: Drawing, degrees: number): string {
  const face =
    circle(0, 0, 20, a.linear(['#FFFADC', '#F6CC58', '#C08414'], 0, 0, 1, 1)) +
    circle(
      0,
      0,
      16,
      a.linear(['#D89A24', '#F8D468', '#FFF2B8'], 0, 0, 1, 1),
      'stroke="#9A640A" stroke-opacity=".6" stroke-width="1.2"',
    ) +
    cutStone(a, { outline: regular(6, 11.5, 0), table: 0.55 }, CYAN);
  return turnedCoin(a, { face, edge: { colour: '#8A5A08', radius: 19.4, shift: 4 }, light: LIGHT }, degrees);
}
