import { type Drawing, group, placed } from '../../drawing/index.ts';
import type { SlotLook } from '../look.ts';
import { SCENE_FIELDS } from '../SceneDrawing.ts';
import { hammerMascot } from './mascot.ts';
import { hammerScenes } from './storm.ts';

/** The hammer over the standing stones. */
export function hammerIcon(a: Drawing, { scenes: { night } }: SlotLook): string {
  const storm = night === undefined ? undefined : hammerScenes[night.drawing];
  return (
    group(storm?.draw(a, SCENE_FIELDS.phone, night?.colours ?? {}) ?? '', placed(-18, -4, 0.34)) +
    group(hammerMascot.rest(a, true), placed(48, 66, 0.46))
  );
}
