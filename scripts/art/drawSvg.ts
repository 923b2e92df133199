import sharp from 'sharp';
import { withBandedRims } from '#art/drawing/index.ts';
import { definitionsById, usedDefinitions } from './definitions.ts';
import { type FilteredPart, splitFilters } from './splitFilters.ts';

export interface Bitmap {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 | 4 };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Smaller drawings are drawn faster as a whole. In pixels. */
const LEAST_AREA = 200_000;
/** A part that covers more of the drawing is not worth a drawing of its own. */
const LARGEST_SHARE = 0.7;
/** The box of a part is measured on a drawing that is smaller by this factor. */
const COARSE = 8;
/** Pixels around a measured box, for parts that are too faint to be seen on the coarse drawing. */
const EDGE = 12;

/** One thread for each drawing uses all processors, and `RAYON_NUM_THREADS` keeps librsvg from starting more. */
process.env['RAYON_NUM_THREADS'] ??= '1';

const toBitmap = async (svg: string, density = 72): Promise<Bitmap> => {
  const image = sharp(Buffer.from(svg), { density }).ensureAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 4 } };
};

/** A document that shows a part of a drawing, pixel by pixel. */
const windowOf = ({ left, top, width, height }: Box, inner: string, scale = 1): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width / scale}" height="${height / scale}" viewBox="${left} ${top} ${width} ${height}">${inner}</svg>`;

/** Returns the box of all pixels that are not transparent. */
function paintedBox({ data, raw: { width, height } }: Bitmap): Box | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  return right < 0 ? undefined : { left, top, width: right + 1 - left, height: bottom + 1 - top };
}

/** Returns the box that a part paints with its filter. */
async function boxOf(
  part: FilteredPart,
  root: (body: string) => string,
  { width, height }: Size,
): Promise<Box | undefined> {
  const whole = {
    left: 0,
    top: 0,
    width: Math.ceil(width / COARSE) * COARSE,
    height: Math.ceil(height / COARSE) * COARSE,
  };
  const painted = paintedBox(await toBitmap(windowOf(whole, root(part.filtered), COARSE)));
  if (painted === undefined) return undefined;
  const left = Math.max(0, painted.left * COARSE - EDGE);
  const top = Math.max(0, painted.top * COARSE - EDGE);
  return {
    left,
    top,
    width: Math.min(width, (painted.left + painted.width) * COARSE + EDGE) - left,
    height: Math.min(height, (painted.top + painted.height) * COARSE + EDGE) - top,
  };
}

/** Draws a part alone, and returns it as an element of the whole drawing in pixels. */
async function drawnPart(part: FilteredPart, root: (body: string) => string, size: Size): Promise<string> {
  const box = await boxOf(part, root, size);
  if (box === undefined) return '';
  if (box.width * box.height > LARGEST_SHARE * size.width * size.height) return root(part.filtered);
  const { data, raw } = await toBitmap(windowOf(box, root(part.filtered)));
  const png = await sharp(data, { raw }).png({ compressionLevel: 1 }).toBuffer();
  const { left, top, width, height } = box;
  return `<image x="${left}" y="${top}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`;
}

/**
 * Draws an SVG with transparency. librsvg computes each step of a filter over the whole drawing, also for a small solid.
 * In a large drawing each solid with a filter is therefore drawn alone, on a sheet of its size.
 *
 * @param density 72 draws a unit as a pixel
 */
export async function drawSvg(drawing: string, density: number): Promise<Bitmap> {
  const svg = withBandedRims(drawing);
  const { width, height } = await sharp(Buffer.from(svg), { density }).metadata();
  const split = width * height < LEAST_AREA ? undefined : splitFilters(svg);
  if (split === undefined) return toBitmap(svg, density);
  const root = (body: string, definitions = '') =>
    `<svg width="${width}" height="${height}" viewBox="${split.viewBox}">${definitions}${body}</svg>`;
  const known = definitionsById(split.definitions);
  const alone = (body: string) => root(body, usedDefinitions(body, known));
  const layers = await Promise.all(
    split.parts.map(async (part) =>
      typeof part === 'string' ? root(part) : drawnPart(part, alone, { width, height }),
    ),
  );
  return toBitmap(windowOf({ left: 0, top: 0, width, height }, `${split.definitions}${layers.join('')}`));
}
