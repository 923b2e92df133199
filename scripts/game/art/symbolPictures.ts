import sharp from 'sharp';
import { withBandedRims } from '#art/drawing/index.ts';
import type { Piece } from '#art/slots/index.ts';

/** Pixels of a picture. The page of a round shows it at up to 64 points. */
const SIZE = 96;
const ENCODING = { quality: 78, alphaQuality: 70, effort: 4, smartSubsample: true } as const;

/** Data URLs by name, for the page that verifies a round. */
export async function symbolPictures(
  pieces: readonly Piece[],
  names: readonly string[],
): Promise<Readonly<Record<string, string>>> {
  const symbols = pieces.filter(({ name }) => names.includes(name));
  const entries = await Promise.all(
    symbols.map(async ({ name, svg, field: [fieldWidth] }) => {
      const image = sharp(Buffer.from(withBandedRims(svg)), { density: (72 * SIZE) / fieldWidth });
      const fitted = image.resize(SIZE, SIZE, { fit: 'contain', background: '#0000' });
      const bytes = await fitted.webp(ENCODING).toBuffer();
      return [name, `data:image/webp;base64,${bytes.toString('base64')}`] as const;
    }),
  );
  return Object.fromEntries(entries);
}
