import { type Drawing, group, placed } from '../../drawing/index.ts';
import type { SlotLook } from '../look.ts';
import { SCENE_FIELDS } from '../SceneDrawing.ts';
import { candyBear } from './bear.ts';
import { icing } from './board.ts';
import { candyScenes } from './sky.ts';

/** The bear on the icing, in front of the sky. */
export function candyIcon(a: Drawing, { scenes: { night }, frame }: SlotLook): string {
  const sky = night === undefined ? undefined : candyScenes[night.drawing];
  return (
    group(sky?.draw(a, SCENE_FIELDS.phone, night?.colours ?? {}) ?? '', placed(-13, -8, 0.302)) +
    group(icing(a, frame), placed(52, 112, 0.34)) +
    group(candyBear.rest(a, false), placed(52, 63, 0.36))
  );
}
