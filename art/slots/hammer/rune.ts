import { ellipse, group, path, seededRandom, stroke } from '../../drawing/index.ts';
import { rays } from '../../props/effects.ts';
import type { SymbolDrawing } from '../SymbolDrawing.ts';
import { bolt, boltPath, hard, RUNES } from './light.ts';

/** The scatter: a standing stone with a rune that burns, in lightning. Stone, its shade, light, its deep colour. */
export const rune: SymbolDrawing = {
  colours: 4,
  hasWord: false,
  draw: (a, { colours: [stone = '', shade = '', light = '', deep = ''] }) => {
    const random = seededRandom('rune stone');
    const outline = 'M-27,50L-33,-24L-22,-46L-4,-56L20,-50L31,-30L28,50Z';
    const arms = [
      boltPath(random, [-30, -30], [-57, -52], 4, 5),
      boltPath(random, [30, -22], [58, -44], 4, 5),
      boltPath(random, [-28, 14], [-58, 4], 4, 5),
      boltPath(random, [28, 18], [57, 10], 4, 5),
    ];
    const mark = RUNES.dag;
    return (
      rays(a, 0, -4, 60, 12, light, 0.7, 15) +
      a.glow(0, -4, 58, light, 0.8) +
      arms.map((d) => bolt(a, d, light, 2.2)).join('') +
      ellipse(0, 50, 40, 8, shade, 'opacity=".8"') +
      group(path(outline, a.linear(['#D8E4FA', stone, shade], 0, 0, 1, 1)), hard(a, 3)) +
      path('M-33,-24L-22,-46L-4,-56L-9,-42L-21,-30L-24,20Z', '#fff', 'opacity=".3"') +
      path('M31,-30L28,50H14L20,-20Z', shade, 'opacity=".55"') +
      stroke('M-30,10L-20,18L-23,30M28,-6L19,2L24,12M-6,50L-2,40', shade, 2, 'opacity=".8"') +
      path(
        'M-31,50C-34,42 -27,38 -21,42C-15,36 -6,40 -5,46C2,38 14,38 17,44C24,38 34,43 32,50Z',
        a.linear(['#4E7A5A', '#1E3A34']),
      ) +
      group(
        stroke(mark, deep, 10) +
          stroke(mark, light, 6.5, `filter="${a.blur(2.5)}"`) +
          stroke(mark, light, 4.6) +
          stroke(mark, '#fff', 2),
        'transform="translate(-1 -8) scale(1.45)"',
      )
    );
  },
};
