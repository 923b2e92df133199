import { type Drawing, group, placed, rect } from '../../drawing/index.ts';
import { scarab } from '../../emblems/scarab.ts';
import type { SlotLook } from '../look.ts';
import { colourOf } from '../palette.ts';
import { SCENE_FIELDS } from '../SceneDrawing.ts';
import { tombScenes } from './tomb.ts';

/** The winged beetle in the shaft of sun, 104 × 124. */
export function scarabIcon(a: Drawing, { scenes: { night } }: SlotLook): string {
  const colours = night?.colours ?? {};
  const scene = tombScenes[night?.drawing ?? ''];
  const dark = colourOf(colours, 'dark');
  return (
    group(scene?.draw(a, SCENE_FIELDS.phone, colours) ?? '', placed(-6, -4, 0.27)) +
    group(scarab(a), placed(52, 70, 0.4)) +
    rect(
      0,
      104,
      104,
      20,
      0,
      a.linear([
        [0, dark, 0],
        [1, dark, 0.8],
      ]),
    )
  );
}
