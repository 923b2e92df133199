import { element } from '../../hud/element.ts';
import { Atlas } from '../../scene/Atlas.ts';

const WIDTH = 72;
const HEIGHT = 44;
const PIXELS = 2;

/** Pictures of fish outside of the sea, painted from the spritesheet. */
export const fishPictures = (bitmap: ImageBitmap, data: unknown): ((fish: string) => HTMLElement) => {
  const atlas = new Atlas(bitmap, data);
  return (fish) => {
    const canvas = element('canvas', {
      class: 'fish-picture',
      width: String(WIDTH * PIXELS),
      height: String(HEIGHT * PIXELS),
    });
    const context = canvas.getContext('2d');
    const { width, height } = atlas.texture(`fish_${fish}`).orig;
    if (context === null) return canvas;
    const scale = Math.min(WIDTH / width, HEIGHT / height) * PIXELS;
    context.translate((WIDTH * PIXELS) / 2, (HEIGHT * PIXELS) / 2);
    context.scale(scale, scale);
    atlas.paint(context, `fish_${fish}`, 0, 0);
    return canvas;
  };
};
