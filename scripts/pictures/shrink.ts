import sharp from 'sharp';

/** Attempts in order of decreasing quality. */
const attempts = [
  ...[1000, 900, 800, 720].flatMap((width) => [96, 48].map((colours) => ({ width, colours, dither: 0.4 }))),
  ...[720, 640, 560, 480].flatMap((width) => [64, 32].map((colours) => ({ width, colours, dither: 0 }))),
];

/**
 * Reduces a picture to a PNG of few colours for a document.
 * @param most the largest size in bytes
 * @throws Error if no attempt is small enough
 */
export async function shrink(picture: Buffer, most: number): Promise<Buffer> {
  for (const { width, colours, dither } of attempts) {
    const small = await sharp(picture)
      .resize({ width, withoutEnlargement: true })
      .png({ palette: true, colours, dither, compressionLevel: 9, effort: 10 })
      .toBuffer();
    if (small.byteLength <= most) return small;
  }
  throw new Error(`a picture is larger than ${most} bytes even at ${attempts.at(-1)?.width ?? 0} pixels`);
}
