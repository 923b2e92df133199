import sharp from 'sharp';

/** One story of a sheet: a PNG as the browser took it. */
export interface Picture {
  readonly story: string;
  readonly png: Buffer;
}

interface Placed extends Picture {
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A component's stories one under another, as bare pixels of three channels. */
export interface Sheet {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly stories: readonly { readonly story: string; readonly top: number; readonly height: number }[];
}

/** Between two stories. */
const gap = 8;

/** How far a channel may be off: palettes round colours, and a sheet has 256 of them. */
const tolerance = 40;
/** How much of a story may differ beyond that before it counts: a pixel here and there is rounding. */
const share = 0.0005;

/** Lays a component's pictures out under one another. */
export async function layOut(pictures: readonly Picture[]): Promise<Sheet> {
  let top = 0;
  const placed: Placed[] = [];
  for (const picture of pictures) {
    const { width, height } = await sharp(picture.png).metadata();
    placed.push({ ...picture, top, width, height });
    top += height + gap;
  }
  const width = Math.max(...placed.map((picture) => picture.width));
  const height = top - gap;
  const pixels = await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(placed.map(({ png: input, top: at }) => ({ input, left: 0, top: at })))
    .removeAlpha()
    .raw()
    .toBuffer();
  return {
    pixels,
    width,
    height,
    stories: placed.map(({ story, top: at, height: rows }) => ({ story, top: at, height: rows })),
  };
}

/** A sheet as a file, in a palette, which keeps it small. */
export const encode = ({ pixels, width, height }: Sheet): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 256, effort: 7, dither: 0 })
    .toBuffer();

/**
 * Compares a sheet with the one that was approved.
 *
 * @returns what differs, a line each, and where anything does a picture of the differences
 */
export async function compareSheets(
  sheet: Sheet,
  approved: Buffer,
): Promise<{ readonly differences: readonly string[]; readonly picture: Buffer | undefined }> {
  const { pixels, width, height } = sheet;
  const before = await sharp(approved).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  if (before.info.width !== width || before.info.height !== height) {
    const was = `${String(before.info.width)} × ${String(before.info.height)}`;
    const what = `the sheet is ${String(width)} × ${String(height)}, was ${was}: a story came, went or changed its height`;
    return { differences: [what], picture: undefined };
  }
  const marks = Buffer.alloc(width * height * 3);
  const differsAt = (pixel: number): boolean =>
    [0, 1, 2].some(
      (channel) => Math.abs((pixels[pixel * 3 + channel] ?? 0) - (before.data[pixel * 3 + channel] ?? 0)) > tolerance,
    );
  const differences = sheet.stories.flatMap(({ story, top, height: rows }) => {
    let count = 0;
    for (let pixel = top * width; pixel < (top + rows) * width; pixel += 1) {
      if (!differsAt(pixel)) continue;
      count += 1;
      marks.fill(255, pixel * 3, pixel * 3 + 3);
    }
    return count > share * rows * width ? [`${story}: ${String(count)} pixels differ`] : [];
  });
  if (differences.length === 0) return { differences, picture: undefined };
  const picture = await sharp(marks, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return { differences, picture };
}
