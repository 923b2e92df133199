import { circle, type Drawing, group, placed } from '../../drawing/index.ts';
import type { SlotLook } from '../look.ts';
import { SCENE_FIELDS } from '../SceneDrawing.ts';
import { rabbitHead } from './head.ts';
import { moonScenes } from './moonscape.ts';
import { pestle } from './pestle.ts';

/** The rabbit with its pestle before the sky of the moon, 104 × 124. */
export function rabbitIcon(a: Drawing, { scenes: { night } }: SlotLook): string {
  const scene = moonScenes[night?.drawing ?? ''];
  return (
    group(scene?.draw(a, SCENE_FIELDS.phone, night?.colours ?? {}) ?? '', placed(-6, -20, 0.28)) +
    circle(52, 70, 44, '#FFF3C8', 'opacity=".25"') +
    group(pestle(a, 220), placed(76, 72, 0.5, 24)) +
    group(rabbitHead(a, 'calm'), placed(50, 84, 0.52))
  );
}
