import { circle, type Drawing, group, path, placed, rect } from '../../drawing/index.ts';
import type { SlotLook } from '../look.ts';
import { colourOf, fourOf, threeOf } from '../palette.ts';
import { owlMascot } from './mascot.ts';

/** The owl before the moon, 104 × 124. */
export function owlIcon(a: Drawing, { scenes }: SlotLook): string {
  const colours = scenes['night']?.colours ?? {};
  const foot = colourOf(colours, 'foot');
  const firs = 'M0,124V84L9,58L18,84L24,70L34,96L44,78L52,96L62,80L70,96L80,68L88,84L96,60L104,84V124Z';
  return (
    rect(0, 0, 104, 124, 0, a.linear([...fourOf(colours, 'sky')])) +
    a.glow(52, 48, 60, colourOf(colours, 'halo'), 0.6) +
    circle(52, 48, 40, a.radial([...threeOf(colours, 'moon')], 0.4, 0.3, 0.8)) +
    path(firs, colourOf(colours, 'trees', 2), 'opacity=".9"') +
    group(owlMascot.rest(a, false), placed(52, 64.8, 0.4)) +
    rect(
      0,
      92,
      104,
      32,
      0,
      a.linear([
        [0, foot, 0],
        [1, foot, 0.85],
      ]),
    )
  );
}
