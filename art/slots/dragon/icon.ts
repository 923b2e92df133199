import { circle, type Drawing, group, path, placed, rect } from '../../drawing/index.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, threeOf } from '../palette.ts';
import { dragonHead } from './head.ts';

/** The dragon before the moon between two pillars, 104 × 124. */
export function dragonIcon(a: Drawing, { scenes }: SlotLook): string {
  const colours = scenes['night']?.colours ?? {};
  const foot = colourOf(colours, 'foot');
  const [light, middle, deep] = threeOf(colours, 'pillars');
  const pillar = a.linear([deep, light, middle, deep], 0, 0, 1, 0);
  return (
    rect(0, 0, 104, 124, 0, a.linear([...fourOf(colours, 'sky')])) +
    a.glow(52, 52, 64, colourOf(colours, 'halo'), 0.6) +
    circle(52, 50, 42, a.radial([...threeOf(colours, 'moon')], 0.42, 0.34, 0.8)) +
    path(
      'M0,124V92C14,92 16,76 26,76C36,76 38,94 52,94C66,94 68,72 78,72C90,72 92,90 104,90V124Z',
      colourOf(colours, 'mountains', 1),
    ) +
    rect(-3, 0, 12, 124, 0, pillar) +
    rect(95, 0, 12, 124, 0, pillar) +
    rect(
      0,
      110,
      104,
      14,
      0,
      a.linear([
        [0, foot, 0],
        [1, foot, 0.85],
      ]),
    ) +
    group(dragonHead(a, { eyes: 'open' }), placed(52, 70, 0.4))
  );
}
