import { type Drawing, group, placed } from '../drawing/index.ts';
import { lettering, type LetteringStyle, type Outlines } from '../lettering.ts';

/** A word across the middle of a symbol. Its double size suits the shadow of a title. */
export function symbolWord(
  a: Drawing,
  text: string,
  y: number,
  size: number,
  style: LetteringStyle,
  outlines: Outlines,
): string {
  const line = { text, x: 0, y: 0, size: size * 2, fit: 220 };
  return group(lettering(a, [line], style, outlines), placed(0, y, 0.5));
}
