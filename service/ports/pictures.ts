import sharp from 'sharp';
import { AVATAR_PIXELS, JPEG_QUALITY, MOST_PIXELS, type Pictures } from '#domain/ports/pictures.ts';

/** Pictures by libvips. What it writes holds no metadata unless it is asked for. */
export const sharpPictures: Pictures = {
  async rewrite(jpeg) {
    try {
      return await sharp(jpeg, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width: AVATAR_PIXELS, height: AVATAR_PIXELS, fit: 'cover', withoutEnlargement: true })
        .jpeg({ quality: JPEG_QUALITY })
        .toBuffer();
    } catch {
      // Whatever it was, it was not a picture.
      return undefined;
    }
  },
};
