import { circle, type Drawing, group, path, placed, rect } from '../../drawing/index.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, threeOf } from '../palette.ts';
import { tigerHead } from './head.ts';

/** The tiger before the low sun, 104 × 124. */
export function tigerIcon(a: Drawing, { scenes }: SlotLook): string {
  const colours = scenes['night']?.colours ?? {};
  return (
    rect(0, 0, 104, 124, 0, a.linear([0, 1, 2, 3].map((at) => colourOf(colours, 'sky', at)))) +
    a.glow(52, 44, 60, colourOf(colours, 'halo'), 0.7) +
    circle(52, 44, 34, a.radial([...threeOf(colours, 'sun')], 0.42, 0.34, 0.8)) +
    path('M0,124V60C8,40 18,40 24,62C30,82 34,86 40,124Z', colourOf(colours, 'cliffs', 0)) +
    path('M104,124V54C94,34 84,38 80,60C74,84 70,90 62,124Z', colourOf(colours, 'cliffs', 1)) +
    group(tigerHead(a, { eyes: 'open', mouth: 'roar' }), placed(52, 74, 0.43)) +
    rect(
      0,
      104,
      104,
      20,
      0,
      a.linear([
        [0, colourOf(colours, 'foot'), 0],
        [1, colourOf(colours, 'foot'), 0.8],
      ]),
    )
  );
}
