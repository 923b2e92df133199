import { type Drawing, group, placed } from '../../drawing/index.ts';
import type { SlotLook } from '../look.ts';
import { SCENE_FIELDS } from '../SceneDrawing.ts';
import { batMascot } from './bat.ts';
import { caveScenes } from './cave.ts';

/** The bat in its cave, 104 × 124. */
export function crystalIcon(a: Drawing, { scenes: { night } }: SlotLook): string {
  const scene = night === undefined ? undefined : caveScenes[night.drawing];
  return (
    group(scene?.draw(a, SCENE_FIELDS.phone, night?.colours ?? {}) ?? '', placed(-13, -8, 0.302)) +
    group(batMascot.rest(a, false), placed(52, 62, 0.46))
  );
}
