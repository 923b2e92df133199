import { circle, type Drawing, group, placed } from '../../drawing/index.ts';
import { sparkle } from '../../props/effects.ts';
import { cutStone, type Ramp, regular } from './facets.ts';
import { crystalLight, glassLight } from './light.ts';

const VIOLET: Ramp = ['#FFFFFF', '#E8D8FF', '#9A5AFF', '#4A1AC8', '#1A0662'];

/** An amethyst in a ring of glass. */
export const crystalButton = (a: Drawing): string =>
  group(circle(0, 0, 54, a.linear(['#E8FBFF', '#5AC8F0', '#1A3A9A'])), glassLight(a)) +
  circle(0, 0, 47, '#0A0524') +
  group(cutStone(a, { outline: regular(12, 45, -75), table: 0.6 }, VIOLET), placed(0, 0)) +
  group(circle(0, 0, 50.5, 'none', 'stroke="#FFFFFF" stroke-opacity=".7" stroke-width="1.6"'), crystalLight(a)) +
  sparkle(-24, -28, 16) +
  sparkle(28, 20, 9);
