import { type Drawing, group, placed, rect } from '../../drawing/index.ts';
import { rays } from '../../props/effects.ts';
import type { SlotLook } from '../look.ts';
import { colourOf } from '../palette.ts';
import { GOLD_CLOUD, standingCloud } from './clouds.ts';
import { monkeyHead } from './head.ts';
import { staff } from './staff.ts';

/** The Monkey King before the morning sun, 104 × 124. */
export function monkeyIcon(a: Drawing, { scenes }: SlotLook): string {
  const colours = scenes['night']?.colours ?? {};
  return (
    rect(0, 0, 104, 124, 0, a.linear([0, 1, 2, 3].map((at) => colourOf(colours, 'sky', at)))) +
    a.glow(52, 60, 70, '#FFF6D0', 0.9) +
    rays(a, 52, 60, 100, 18, '#FFFDF0', 0.7, 4) +
    group(staff(a, 200, 20), placed(52, 64, 0.6, 46)) +
    group(standingCloud(a, GOLD_CLOUD), placed(52, 104, 0.72)) +
    group(monkeyHead(a, { eyes: 'open', mouth: 'grin' }), placed(52, 66, 0.46))
  );
}
