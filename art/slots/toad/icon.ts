import { type Drawing, group, placed } from '../../drawing/index.ts';
import type { SlotLook } from '../look.ts';
import { SCENE_FIELDS } from '../SceneDrawing.ts';
import { countingScenes } from './room.ts';
import { toadMascot } from './toad.ts';

/** The toad before the round window, 104 × 124. */
export function toadIcon(a: Drawing, { scenes: { night } }: SlotLook): string {
  const scene = night === undefined ? undefined : countingScenes[night.drawing];
  return (
    group(scene?.draw(a, SCENE_FIELDS.phone, night?.colours ?? {}) ?? '', placed(-30, -8, 0.38)) +
    group(toadMascot.rest(a, false), placed(52, 74, 0.42))
  );
}
