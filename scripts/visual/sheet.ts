import pixelmatch from 'pixelmatch';
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

/** How far a colour may be off, from 0 to 1 (pixelmatch): palettes round colours, and a sheet has 256 of them. */
const threshold = 0.1;
/** How much of a story may differ beyond that before it counts: a pixel here and there is rounding. */
const share = 0.0005;

/** Softer changes are told by areas of this many pixels a side: over so many, what a palette rounds evens out. */
const area = 16;
/** How far an area's mean may be off in a channel. */
const meanTolerance = 6;
/** How much of a story's areas may be. */
const areaShare = 0.01;

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

/** How far apart the means of one area may lie, as the sum over its pixels. */
const sumTolerance = meanTolerance * area ** 2;

/** Whether an area's mean colour is another: in plain loops, because they see every pixel of every sheet. */
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

/** Where whole areas of a story changed their colour, however little: a surface, a veil, a shadow. */
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

/** Where a story's marks lie: `x 40 to 239, y 42 to 316`, in pixels from its upper left corner. */
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

/** The sheet's pixels as a file gives them back. */
const inPalette = async (sheet: Sheet): Promise<Buffer> =>
  sharp(await encode(sheet))
    .removeAlpha()
    .raw()
    .toBuffer();

/** Pixels of three channels with a fourth, opaque one. */
const withAlpha = ({ width, height }: Sheet, pixels: Buffer): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .ensureAlpha()
    .raw()
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
      // What lies on an edge counts too: a line that moved by half a pixel is a change.
      { threshold, includeAA: true, diffMask: true, diffColor: [255, 255, 255] },
    );
    if (count > share * rows * width) {
      const where = placeOf(marks.subarray(from, to), width);
      differences.push(`${story}: ${String(count)} pixels differ in ${where}`);
      continue;
    }
    const place = { top, height: rows };
    if (!isTinted(findTinted(pixels, before.data, width, place))) continue;
    // Rich art asks more of a palette than it has: what it rounded away from the art is no change.
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
