import sharp from 'sharp';
import type { Piece } from '#art/slots/index.ts';
import { drawSvg } from '../../art/drawSvg.ts';
import { pack } from './pack.ts';

/** Pixels of the sheet per unit of the board. On a phone with a width of 390 the board is as sharp as at 2.5 pixels per point. */
export const SHEET_SCALE = 2.5;
const SHEET_WIDTH = 1024;
/** Decision 0151 lists the sizes at other qualities. */
export const SHEET_ENCODING = { quality: 84, alphaQuality: 64, effort: 6, smartSubsample: true } as const;

export const BOARD_SHEET = { name: 'atlas.webp', quality: SHEET_ENCODING.quality };

interface Drawn {
  readonly piece: Piece;
  readonly data: Buffer;
  /** Its size on the sheet in pixels. */
  readonly onSheet: { readonly w: number; readonly h: number };
  /** Its width on the board in pixels. */
  readonly width: number;
  readonly height: number;
  /** The left edge after empty edges are cut off. */
  readonly left: number;
  readonly top: number;
  readonly full: { readonly w: number; readonly h: number };
}

/** Pixels between two steps. Compressing them takes longer than drawing them. */
const UNPACKED = { compressionLevel: 0 } as const;

/** Cuts off empty edges. */
async function draw(piece: Piece): Promise<Drawn> {
  const [fieldWidth] = piece.field;
  const [width, height] = piece.size;
  const full = { w: Math.round(width * SHEET_SCALE), h: Math.round(height * SHEET_SCALE) };
  const density = (72 * full.w) / fieldWidth;
  const drawn = await drawSvg(piece.svg, density);
  const image = sharp(drawn.data, { raw: drawn.raw }).resize(full.w, full.h, { fit: 'fill' });
  if (piece.isWhole) {
    const data = await image.png(UNPACKED).toBuffer();
    return { piece, data, onSheet: full, width: full.w, height: full.h, left: 0, top: 0, full };
  }
  const { data, info } = await sharp(await image.png(UNPACKED).toBuffer())
    .trim({ background: '#0000', threshold: 2 })
    .png(UNPACKED)
    .toBuffer({ resolveWithObject: true });
  const { width: w, height: h, trimOffsetLeft = 0, trimOffsetTop = 0 } = info;
  const { detail = 1 } = piece;
  const onSheet = { w: Math.round(w * detail), h: Math.round(h * detail) };
  return {
    piece,
    data:
      detail === 1 ? data : await sharp(data).resize(onSheet.w, onSheet.h, { fit: 'fill' }).png(UNPACKED).toBuffer(),
    onSheet,
    width: w,
    height: h,
    left: -trimOffsetLeft,
    top: -trimOffsetTop,
    full,
  };
}

/** In the format of PixiJS and TexturePacker. */
function frameOf({ piece, onSheet, width, height, left, top, full }: Drawn, { x, y }: { x: number; y: number }) {
  const border = piece.border === undefined ? undefined : Math.round(piece.border * SHEET_SCALE) / SHEET_SCALE;
  return {
    frame: { x, y, ...onSheet },
    rotated: false,
    trimmed: width !== full.w || height !== full.h,
    spriteSourceSize: { x: left, y: top, w: width, h: height },
    sourceSize: full,
    ...(border === undefined ? {} : { borders: { left: border, top: border, right: border, bottom: border } }),
  };
}

export async function spritesheet(
  pieces: readonly Piece[],
  { name, quality }: { readonly name: string; readonly quality: number } = BOARD_SHEET,
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
    .composite(placed.map(({ one, place }) => ({ input: one.data, left: place.x, top: place.y })))
    .webp({ ...SHEET_ENCODING, quality })
    .toBuffer();
  const data = {
    frames: Object.fromEntries(placed.map(({ one, place }) => [one.piece.name, frameOf(one, place)])),
    meta: { image: name, format: 'RGBA8888', size: { w: SHEET_WIDTH, h: height }, scale: String(SHEET_SCALE) },
  };
  return { image, data: `${JSON.stringify(data)}\n` };
}
