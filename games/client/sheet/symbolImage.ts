import * as z from 'zod/mini';
import { element } from '../hud/element.ts';

const Box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });

/** The used part of a spritesheet. */
export const SheetImages = z.object({
  frames: z.record(
    z.string(),
    z.object({ frame: Box, spriteSourceSize: Box, sourceSize: z.object({ w: z.number(), h: z.number() }) }),
  ),
  meta: z.object({ size: z.object({ w: z.number(), h: z.number() }) }),
});
export type SheetImages = z.infer<typeof SheetImages>;

export interface SymbolImages {
  readonly atlas: SheetImages;
  readonly address: string;
}

/** A frame of the spritesheet as an element with a name. Empty if there is no such frame. */
export function symbolImage({ atlas, address }: SymbolImages, name: string, size: number, label: string): HTMLElement {
  const image = element('span', { class: 'symbol', role: 'img', 'aria-label': label });
  image.style.width = `${size}px`;
  image.style.height = `${size}px`;
  const known = atlas.frames[name];
  if (known === undefined) return image;
  const { frame, spriteSourceSize, sourceSize } = known;
  const scale = size / sourceSize.w;
  // A symbol may have fewer pixels on the sheet than its size tells.
  const enlarged = spriteSourceSize.w / frame.w;
  const px = (length: number): string => `${(length * scale).toFixed(2)}px`;
  const onSheet = (length: number): string => px(length * enlarged);
  const picture = element('i');
  picture.style.left = px(spriteSourceSize.x);
  picture.style.top = px(spriteSourceSize.y);
  picture.style.width = px(spriteSourceSize.w);
  picture.style.height = px(spriteSourceSize.h);
  picture.style.backgroundImage = `url("${address}")`;
  picture.style.backgroundSize = `${onSheet(atlas.meta.size.w)} ${onSheet(atlas.meta.size.h)}`;
  picture.style.backgroundPosition = `${onSheet(-frame.x)} ${onSheet(-frame.y)}`;
  image.append(picture);
  return image;
}
