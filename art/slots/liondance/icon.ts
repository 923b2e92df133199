import { type Drawing, group, placed, rect } from '../../drawing/index.ts';
import { SCENE_FIELDS } from '../SceneDrawing.ts';
import type { SlotLook } from '../look.ts';
import { colourOf } from '../palette.ts';
import { lionHead } from './mascot.ts';
import { squareScenes } from './square.ts';

/** The head of the lion below fireworks, 104 × 124. */
export function lionIcon(a: Drawing, { scenes: { night } }: SlotLook): string {
  const colours = night?.colours ?? {};
  const scene = squareScenes[night?.drawing ?? ''];
  const foot = colourOf(colours, 'foot');
  return (
    group(scene?.draw(a, SCENE_FIELDS.phone, colours) ?? '', placed(-6, -14, 0.27)) +
    group(lionHead(a, 'open'), placed(52, 74, 0.42)) +
    rect(
      0,
      104,
      104,
      20,
      0,
      a.linear([
        [0, foot, 0],
        [1, foot, 0.8],
      ]),
    )
  );
}
