import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** A story of a sheet as the browser's PNG. */
export interface Picture {
  readonly story: string;
  readonly png: Buffer;
}

interface Placed extends Picture {
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A component's stories one below another, as raw pixels of three channels. */
export interface Sheet {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly stories: readonly { readonly story: string; readonly top: number; readonly height: number }[];
}

const gap = 8;

/** The allowed colour difference, from 0 to 1 (pixelmatch), since a sheet has a palette of only 256 colours. */
const threshold = 0.1;
/** The fraction of a story's pixels that may differ by rounding. */
const share = 0.0005;

/** Smaller changes are found in areas with this many pixels per side, over which the palette's rounding averages out. */
const area = 16;
/** The allowed difference of an area's mean per channel. */
const meanTolerance = 6;
/** The fraction of a story's areas that may differ. */
const areaShare = 0.01;

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

/** Encodes a sheet with a palette, which keeps the file small. */
export const encode = ({ pixels, width, height }: Sheet): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 256, effort: 7, dither: 0 })
    .toBuffer();

/** The allowed difference of an area's mean, as a sum over its pixels. */
const sumTolerance = meanTolerance * area ** 2;

/** Whether an area's mean colour differs. Plain loops are used, since they run over every pixel of every sheet. */
function isOff(now: Buffer, before: Buffer, width: number, left: number, top: number): boolean {
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let y = top; y < top + area; y += 1) {
    const end = (y * width + left + area) * 3;
    for (let at = (y * width + left) * 3; at < end; at += 3) {
      red += (now[at] ?? 0) - (before[at] ?? 0);
      green += (now[at + 1] ?? 0) - (before[at + 1] ?? 0);
      blue += (now[at + 2] ?? 0) - (before[at + 2] ?? 0);
    }
  }
  return Math.max(Math.abs(red), Math.abs(green), Math.abs(blue)) > sumTolerance;
}

interface Tinted {
  readonly tinted: number;
  readonly areas: number;
}

/** Finds areas of a story whose colour changed even slightly: a surface, an overlay, a shadow. */
function findTinted(
  now: Buffer,
  before: Buffer,
  width: number,
  { top, height }: { readonly top: number; readonly height: number },
): Tinted {
  let tinted = 0;
  let areas = 0;
  for (let y = top; y + area <= top + height; y += area) {
    for (let x = 0; x + area <= width; x += area) {
      areas += 1;
      if (isOff(now, before, width, x, y)) tinted += 1;
    }
  }
  return { tinted, areas };
}

const isTinted = ({ tinted, areas }: Tinted): boolean => tinted > areaShare * areas;

/** Returns the place of a story's marks: `x 40 to 239, y 42 to 316`, in pixels from its upper left corner. */
function placeOf(marks: Buffer, width: number): string {
  let [left, right, top, bottom] = [width, 0, Number.POSITIVE_INFINITY, 0];
  for (let at = 0; at < marks.length / 4; at += 1) {
    if (marks[at * 4 + 3] === 0) continue;
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return `x ${String(left)} to ${String(right)}, y ${String(top)} to ${String(bottom)}`;
}

/** Returns the sheet's pixels after encoding. */
const inPalette = async (sheet: Sheet): Promise<Buffer> =>
  sharp(await encode(sheet))
    .removeAlpha()
    .raw()
    .toBuffer();

/** Adds an opaque fourth channel to pixels. */
const withAlpha = ({ width, height }: Sheet, pixels: Buffer): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .ensureAlpha()
    .raw()
    .toBuffer();

/**
 * Compares a sheet with the approved sheet.
 * @returns a line per difference, and a picture of the differences
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
  let rounded: Promise<Buffer> | undefined;
  const [nowOpaque, beforeOpaque] = await Promise.all([withAlpha(sheet, pixels), withAlpha(sheet, before.data)]);
  const marks = Buffer.alloc(width * height * 4);
  const differences: string[] = [];
  for (const { story, top, height: rows } of sheet.stories) {
    const [from, to] = [top * width * 4, (top + rows) * width * 4];
    const count = pixelmatch(
      nowOpaque.subarray(from, to),
      beforeOpaque.subarray(from, to),
      marks.subarray(from, to),
      width,
      rows,
      // Anti-aliased edges count too, since a line that moved by half a pixel is a change.
      { threshold, includeAA: true, diffMask: true, diffColor: [255, 255, 255] },
    );
    if (count > share * rows * width) {
      const where = placeOf(marks.subarray(from, to), width);
      differences.push(`${story}: ${String(count)} pixels differ in ${where}`);
      continue;
    }
    const place = { top, height: rows };
    if (!isTinted(findTinted(pixels, before.data, width, place))) continue;
    // Art has more colours than a palette, so the comparison uses rounded pixels too.
    const found = findTinted(await (rounded ??= inPalette(sheet)), before.data, width, place);
    if (isTinted(found)) {
      differences.push(`${story}: ${String(found.tinted)} of ${String(found.areas)} areas changed their tint`);
    }
  }
  if (differences.length === 0) return { differences, picture: undefined };
  const picture = await sharp(marks, { raw: { width, height, channels: 4 } })
    .flatten({ background: '#000000' })
    .png({ palette: true, colours: 2 })
    .toBuffer();
  return { differences, picture };
}
