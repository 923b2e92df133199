import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { ThemeTokens } from '#ui/theme/tokens.ts';

/** The use of an icon: on a page, cut to the device's shape, with Apple's own corners, or in a tab. */
type Purpose = 'any' | 'maskable' | 'apple' | 'tab';

interface IconKind {
  readonly purpose: Purpose;
  readonly size: number;
}

/** Every raster icon of a brand by file name. Browsers that accept drawings use `mark.svg` for the tab. */
export const ICONS = {
  'icon-192.png': { purpose: 'any', size: 192 },
  'icon-512.png': { purpose: 'any', size: 512 },
  'icon-maskable-512.png': { purpose: 'maskable', size: 512 },
  'apple-touch-icon.png': { purpose: 'apple', size: 180 },
  'icon-48.png': { purpose: 'tab', size: 48 },
} as const satisfies Record<string, IconKind>;
export type IconFile = keyof typeof ICONS;
export const ICON_FILES = Object.keys(ICONS).filter((file): file is IconFile => file in ICONS);

/**
 * The mark's largest distance from the centre, as a fraction of the icon's side. A device may cut a maskable icon to a circle with a radius
 * of 0.4.
 */
const REACH: Readonly<Record<Purpose, number>> = { any: 0.4, maskable: 0.36, apple: 0.42, tab: 0.5 };
/** The corner radius of icons that the device does not round, as a fraction of the side. */
const CORNER = 0.225;
/** Side in pixels at which a mark is measured. */
const PROBE = 192;

/** The painted area of a mark: its centre and extent, as fractions of its side. */
interface Extent {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

/** Draws a mark into a square of any size in pixels. A density of 72 draws units as pixels. */
async function rasterise(svg: string, size: number): Promise<Sharp> {
  const { width, height } = await sharp(Buffer.from(svg), { density: 72 }).metadata();
  return sharp(Buffer.from(svg), { density: Math.max(1, (72 * size) / Math.max(width, height)) })
    .resize(size, size, { fit: 'contain', background: '#0000' })
    .ensureAlpha();
}

/** Measures the painted area, because a mask would cut off the ends of a wide mark. */
async function measure(mark: string): Promise<Extent> {
  const { data } = await (await rasterise(mark, PROBE)).raw().toBuffer({ resolveWithObject: true });
  const painted: (readonly [x: number, y: number])[] = [];
  for (let at = 0; at < PROBE * PROBE; at += 1) {
    if ((data[at * 4 + 3] ?? 0) > 24) painted.push([at % PROBE, Math.floor(at / PROBE)]);
  }
  if (painted.length === 0) return { x: 0.5, y: 0.5, reach: 0.5 };
  const middle = (of: readonly number[]): number =>
    (of.reduce((least, one) => Math.min(least, one), PROBE) + of.reduce((most, one) => Math.max(most, one), 0)) / 2;
  const x = middle(painted.map(([one]) => one));
  const y = middle(painted.map(([, one]) => one));
  const reach = painted.reduce((most, [px, py]) => Math.max(most, Math.hypot(px - x, py - y)), 1);
  return { x: (x + 0.5) / PROBE, y: (y + 0.5) / PROBE, reach: reach / PROBE };
}

/** Lit from above, with a little of the primary colour behind the mark. */
function ground(size: number, { color }: Pick<ThemeTokens, 'color'>, corner: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100"><defs>
<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color.surface3}"/><stop offset=".55" stop-color="${color.surface1}"/><stop offset="1" stop-color="${color.ground}"/></linearGradient>
<radialGradient id="l" cx=".5" cy=".46" r=".5"><stop offset="0" stop-color="${color.primary}" stop-opacity=".3"/><stop offset="1" stop-color="${color.primary}" stop-opacity="0"/></radialGradient></defs>
<rect width="100" height="100" rx="${corner * 100}" fill="url(#g)"/><rect width="100" height="100" rx="${corner * 100}" fill="url(#l)"/></svg>`;
}

async function drawIcon(
  mark: string,
  extent: Extent,
  theme: Pick<ThemeTokens, 'color'>,
  kind: IconKind,
): Promise<Buffer> {
  const { size, purpose } = kind;
  const side = Math.round(Math.min((size * REACH[purpose]) / extent.reach, size * 2));
  const drawn = await (await rasterise(mark, side)).png().toBuffer();
  const left = Math.round(size / 2 - extent.x * side);
  const top = Math.round(size / 2 - extent.y * side);
  // The area beyond the edge contains no visible paint.
  const kept = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(side, size - left) - Math.max(0, -left),
    height: Math.min(side, size - top) - Math.max(0, -top),
  };
  const input = await sharp(drawn).extract(kept).png().toBuffer();
  const base =
    purpose === 'tab'
      ? sharp({ create: { width: size, height: size, channels: 4, background: '#0000' } })
      : sharp(Buffer.from(ground(size, theme, purpose === 'any' ? CORNER : 0)), { density: 72 });
  const laid = base.composite([{ input, left: Math.max(0, left), top: Math.max(0, top) }]);
  // Apple and masks fill transparency with black.
  const whole = purpose === 'any' || purpose === 'tab' ? laid : laid.flatten({ background: theme.color.ground });
  return whole.png({ compressionLevel: 9, palette: true, quality: 92, effort: 7 }).toBuffer();
}

/** Draws every icon of a brand from its mark, in its own colours. */
export async function drawIcons(
  mark: string,
  theme: Pick<ThemeTokens, 'color'>,
): Promise<Readonly<Record<IconFile, Buffer>>> {
  const extent = await measure(mark);
  const draw = (file: IconFile): Promise<Buffer> => drawIcon(mark, extent, theme, ICONS[file]);
  return {
    'icon-192.png': await draw('icon-192.png'),
    'icon-512.png': await draw('icon-512.png'),
    'icon-maskable-512.png': await draw('icon-maskable-512.png'),
    'apple-touch-icon.png': await draw('apple-touch-icon.png'),
    'icon-48.png': await draw('icon-48.png'),
  };
}

/** Returns a version for addresses, so that a changed picture gets a new address. */
export const versionOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
