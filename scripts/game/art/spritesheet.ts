import sharp from 'sharp';
import type { Piece } from '#art/slots/index.ts';
import { type Bitmap, drawSvg } from '../../art/drawSvg.ts';
import { pack } from './pack.ts';

/** Pixels of the sheet per unit of the board. On a phone with a width of 390 the board is as sharp as at 2.5 pixels per point. */
export const SHEET_SCALE = 2.5;
const SHEET_WIDTH = 1024;
/** Decision 0151 lists the sizes at other qualities. */
export const SHEET_ENCODING = { quality: 84, alphaQuality: 64, effort: 4, smartSubsample: true } as const;

export const BOARD_SHEET = { name: 'atlas.webp', quality: SHEET_ENCODING.quality };

interface Drawn {
  readonly piece: Piece;
  readonly bitmap: Bitmap;
  /** Its size on the sheet in pixels, without empty edges. */
  readonly onSheet: { readonly w: number; readonly h: number };
  /** The empty edges that are cut off, in pixels of the sheet. */
  readonly left: number;
  readonly top: number;
  /** Pixels of the sheet for a pixel of the board. */
  readonly detail: number;
  /** Its size on the board in pixels, with empty edges. */
  readonly full: { readonly w: number; readonly h: number };
}

/** Draws a piece in its size on the sheet, and cuts off empty edges. */
async function draw(piece: Piece): Promise<Drawn> {
  const [fieldWidth] = piece.field;
  const [width, height] = piece.size;
  // A piece that fills its field lies edge to edge with its neighbours, so it keeps every pixel.
  const { detail = 1 } = piece.isWhole ? {} : piece;
  const full = { w: Math.round(width * SHEET_SCALE), h: Math.round(height * SHEET_SCALE) };
  const whole = { w: Math.round(full.w * detail), h: Math.round(full.h * detail) };
  const bitmap = await resized(await drawSvg(piece.svg, (72 * whole.w) / fieldWidth), whole);
  if (piece.isWhole) return { piece, bitmap, onSheet: whole, left: 0, top: 0, detail, full };
  const { data, info } = await sharp(bitmap.data, { raw: bitmap.raw })
    .trim({ background: '#0000', threshold: 2 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: w, height: h, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const trimmed = { data, raw: { width: w, height: h, channels: 4 } } as const;
  return { piece, bitmap: trimmed, onSheet: { w, h }, left: -trimOffsetLeft, top: -trimOffsetTop, detail, full };
}

/** A drawing in whole pixels. Most drawings have the size already. */
async function resized({ data, raw }: Bitmap, { w, h }: { readonly w: number; readonly h: number }): Promise<Bitmap> {
  if (raw.width === w && raw.height === h) return { data, raw };
  const fitted = await sharp(data, { raw }).resize(w, h, { fit: 'fill' }).raw().toBuffer();
  return { data: fitted, raw: { width: w, height: h, channels: 4 } };
}

/** In pixels of the board. A tenth of a pixel is exact enough to place a piece. */
const onBoard = (pixels: number, detail: number): number => Math.round((pixels / detail) * 10) / 10;

/** The fields of PixiJS and TexturePacker that the client reads. */
function frameOf({ piece, onSheet, left, top, detail, full }: Drawn, { x, y }: { x: number; y: number }) {
  const [width, height] = [onBoard(onSheet.w, detail), onBoard(onSheet.h, detail)];
  const border = piece.border === undefined ? undefined : Math.round(piece.border * SHEET_SCALE) / SHEET_SCALE;
  return {
    frame: { x, y, ...onSheet },
    spriteSourceSize: { x: onBoard(left, detail), y: onBoard(top, detail), w: width, h: height },
    sourceSize: full,
    ...(border === undefined ? {} : { borders: { left: border, top: border, right: border, bottom: border } }),
  };
}

export async function spritesheet(
  pieces: readonly Piece[],
  {
    name,
    quality,
    alphaQuality = SHEET_ENCODING.alphaQuality,
  }: { readonly name: string; readonly quality: number; readonly alphaQuality?: number } = BOARD_SHEET,
): Promise<{ readonly image: Buffer; readonly data: string }> {
  const drawn = await Promise.all(pieces.map((piece) => draw(piece)));
  const { places, height } = pack(
    drawn.map(({ piece: { name }, onSheet: { w, h } }) => ({ name, width: w, height: h })),
    SHEET_WIDTH,
  );
  const placed = drawn.flatMap((one) => {
    const place = places.get(one.piece.name);
    return place === undefined ? [] : [{ one, place }];
  });
  const image = await sharp({
    create: { width: SHEET_WIDTH, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite(
      placed.map(({ one, place }) => ({ input: one.bitmap.data, raw: one.bitmap.raw, left: place.x, top: place.y })),
    )
    .webp({ ...SHEET_ENCODING, quality, alphaQuality })
    .toBuffer();
  const data = {
    frames: Object.fromEntries(placed.map(({ one, place }) => [one.piece.name, frameOf(one, place)])),
    meta: { image: name, format: 'RGBA8888', size: { w: SHEET_WIDTH, h: height }, scale: String(SHEET_SCALE) },
  };
  return { image, data: `${JSON.stringify(data)}\n` };
}
