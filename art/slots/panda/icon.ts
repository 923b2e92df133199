import { type Drawing, group, placed } from '../../drawing/index.ts';
import type { SlotLook } from '../look.ts';
import { SCENE_FIELDS } from '../SceneDrawing.ts';
import { pandaMascot } from './bear.ts';
import { culm, GREEN } from './bamboo.ts';
import { groveScenes } from './grove.ts';
import { caneLight } from './light.ts';

/** The panda on its pole in the grove, 104 × 124. */
export function pandaIcon(a: Drawing, { scenes: { night } }: SlotLook): string {
  const scene = night === undefined ? undefined : groveScenes[night.drawing];
  const { rest, arm } = pandaMascot;
  return (
    group(scene?.draw(a, SCENE_FIELDS.phone, night?.colours ?? {}) ?? '', placed(-13, -8, 0.302)) +
    group(
      group(
        culm(a, { x: 0, y: -60, height: 120, width: 13, joints: 3 }, GREEN),
        'transform="translate(52 96) rotate(90)"',
      ),
      caneLight(a),
    ) +
    group(rest(a, false) + (arm === undefined ? '' : group(arm.draw(a), placed(arm.x, arm.y))), placed(56, 60, 0.46))
  );
}
