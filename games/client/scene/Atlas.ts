import { ImageSource, Rectangle, Texture } from 'pixi.js';
import * as z from 'zod/mini';

const Box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });
const AtlasFile = z.object({
  frames: z.record(
    z.string(),
    z.object({
      frame: Box,
      spriteSourceSize: Box,
      sourceSize: z.object({ w: z.number(), h: z.number() }),
      /** The size of the corners of a nine-slice drawing. */
      borders: z.optional(z.object({ left: z.number() })),
    }),
  ),
  meta: z.object({ scale: z.string() }),
});

type Frame = z.infer<typeof AtlasFile>['frames'][string];

/** The drawings of a game, by name. Sizes are in units of its board. */
export class Atlas {
  readonly #textures = new Map<string, Texture>();
  readonly #borders = new Map<string, number>();
  readonly #image: ImageBitmap | HTMLImageElement;
  readonly #frames: Readonly<Record<string, Frame>>;
  readonly #scale: number;

  /** @param data `atlas.json`, as TexturePacker and PixiJS write it */
  constructor(image: ImageBitmap | HTMLImageElement, data: unknown) {
    const { frames, meta } = AtlasFile.parse(data);
    const scale = Number(meta.scale);
    this.#image = image;
    this.#frames = frames;
    this.#scale = scale;
    const source = new ImageSource({ resource: image, resolution: scale, autoGenerateMipmaps: true });
    for (const [name, frame] of Object.entries(frames)) {
      this.#textures.set(name, cut(source, frame, scale));
      if (frame.borders !== undefined) this.#borders.set(name, frame.borders.left);
    }
  }

  has(name: string): boolean {
    return this.#textures.has(name);
  }

  /** Empty if the atlas has no such drawing. */
  texture(name: string): Texture {
    return this.#textures.get(name) ?? Texture.EMPTY;
  }

  /** Paints a drawing about a point, in units of the board. */
  paint(context: CanvasRenderingContext2D, name: string, x: number, y: number): void {
    const known = this.#frames[name];
    if (known === undefined) return;
    const { frame, spriteSourceSize: trim, sourceSize } = known;
    const scale = this.#scale;
    const left = x + (trim.x - sourceSize.w / 2) / scale;
    const top = y + (trim.y - sourceSize.h / 2) / scale;
    // A soft drawing has fewer pixels on the sheet than its size tells.
    context.drawImage(this.#image, frame.x, frame.y, frame.w, frame.h, left, top, trim.w / scale, trim.h / scale);
  }

  /** The size of the corners of a nine-slice drawing, in units of the board. */
  border(name: string): number {
    return this.#borders.get(name) ?? 0;
  }
}

function cut(source: ImageSource, { frame, spriteSourceSize: trim, sourceSize }: Frame, scale: number): Texture {
  const box = ({ x, y, w, h }: Frame['frame']) => new Rectangle(x / scale, y / scale, w / scale, h / scale);
  return new Texture({
    source,
    frame: box(frame),
    trim: box(trim),
    orig: new Rectangle(0, 0, sourceSize.w / scale, sourceSize.h / scale),
  });
}
