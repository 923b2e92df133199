import { circle, type Drawing } from '../../drawing/index.ts';
import { turnedCoin } from '../turnedCoin.ts';
import { swirl } from './sweets.ts';

const LIGHT = { shade: '#5A0440', rim: '#fff', rimOpacity: 0.7, blur: 1.6, relief: 3, gloss: 0.7, dx: -2, dy: -3 };

/** A peppermint in a gold rim, of radius 20 about 0,0, turned about its upright axis. */
export function mint(a: Drawing, degrees: number): string {
  const face =
    circle(0, 0, 20, a.linear(['#FFF3B8', '#FFC83A', '#B8690C'])) +
    circle(0, 0, 17.8, '#FF4F9A') +
    swirl(17.4, ['#FF4F9A', '#FFF8FC'], 12);
  return turnedCoin(a, { face, edge: { colour: '#A80E62', radius: 20, shift: 4 }, light: LIGHT }, degrees);
}
