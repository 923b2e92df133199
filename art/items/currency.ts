import { type Drawing, group, path } from '../drawing/index.ts';
import { coin, gem } from '../props/treasure.ts';
import { glyph } from '../props/digits.ts';
import { glint, itemLight } from './finish.ts';

/** Gold coin. */
export const coinItem = (a: Drawing) =>
  group(coin(a, 0, -8, 80, { mark: 'star' }), `filter="${itemLight(a, { shade: '#5a2a02', gloss: 0.5 })}"`) +
  glint(a, [
    [-44, -58, 22],
    [56, 40, 13],
  ]);
/** Blue brilliant. */
export const gemItem = (a: Drawing) =>
  group(gem(0, -6, 84, '#23B8F0'), `filter="${itemLight(a, { shade: '#04306a', gloss: 0.4 })}"`) +
  glint(a, [
    [58, -58, 18],
    [-60, 44, 12],
  ]);
/** Green point token. */
export const pointItem = (a: Drawing) =>
  a.part(
    'token',
    group(
      path('M0,-84L72,-42V42L0,84L-72,42V-42Z', a.linear(['#D8FFEC', '#2FC98A', '#0A6A4A'])),
      `filter="${itemLight(a, { shade: '#02301e', gloss: 0.9 })}"`,
    ) +
      path('M0,-64L56,-32V32L0,64L-56,32V-32Z', a.linear(['#14805A', '#3BE0A0'])) +
      path('M0,-84L72,-42L0,0L-72,-42Z', '#fff', 'opacity=".2"') +
      glyph('P', 4, 4, 64, '#06452f', 22) +
      glyph('P', 2, 0, 64, '#F2FFF8', 20),
    [0, 0],
  ) +
  glint(a, [
    [-50, -52, 18],
    [58, 46, 11],
  ]);
