import { type Drawing, group, placed } from '../../drawing/index.ts';
import { fourOf } from '../palette.ts';
import type { SlotLook } from '../look.ts';
import { SCENE_FIELDS } from '../SceneDrawing.ts';
import { foamBank } from './board.ts';
import { fall } from './climb.ts';
import { koiFish } from './fish.ts';
import { koiScenes } from './gorge.ts';

/** The carp that leaps up the fall. */
export function koiIcon(a: Drawing, { scenes: { night }, frame }: SlotLook): string {
  const scene = night === undefined ? undefined : koiScenes[night.drawing];
  return (
    group(scene?.draw(a, SCENE_FIELDS.phone, night?.colours ?? {}) ?? '', placed(-13, -8, 0.302)) +
    group(fall(a, fourOf(frame, 'water')), placed(52, 62, [0.3, 0.44])) +
    group(foamBank(a, frame), placed(52, 114, 0.34)) +
    group(koiFish.rest(a, false), placed(50, 58, 0.42))
  );
}
