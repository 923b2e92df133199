import { type Drawing, group, placed } from '../../drawing/index.ts';
import type { SlotLook } from '../look.ts';
import { SCENE_FIELDS } from '../SceneDrawing.ts';
import { litArrow } from './arrow.ts';
import { redSeven } from './sevens.ts';
import { streetScenes } from './street.ts';

/** A red seven over the street, and the arrow that points at it. */
export function machineIcon(a: Drawing, look: SlotLook): string {
  const { night } = look.scenes;
  const street = night === undefined ? undefined : streetScenes[night.drawing];
  const seven = look.symbols['red7'] ?? { drawing: 'red7', colours: ['#FF3B4E', '#FFD23E'] };
  const noLetters = () => ({ d: '', advance: 0 });
  return (
    group(street?.draw(a, SCENE_FIELDS.phone, night?.colours ?? {}) ?? '', placed(-28, -22, 0.37)) +
    group(litArrow(a, '#22E0FF'), placed(24, 30, 0.42, 62)) +
    group(redSeven.draw(a, seven, noLetters), placed(54, 68, 0.78))
  );
}
