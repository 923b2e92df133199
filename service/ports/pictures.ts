import sharp from 'sharp';
import { AVATAR_PIXELS, JPEG_QUALITY, MOST_PIXELS, type Pictures } from '#domain/ports/pictures.ts';

/** Pictures by libvips. What it writes holds no metadata unless it is asked for. */
export const sharpPictures: Pictures = {
  async rewrite(jpeg) {
    try {
      const picture = sharp(jpeg, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
      const { width, height } = await picture.metadata();
      const side = Math.min(width, height, AVATAR_PIXELS);
      const square = picture.autoOrient().resize({ width: side, height: side, fit: 'cover' });
      return await square.jpeg({ quality: JPEG_QUALITY }).toBuffer();
    } catch {
      // Whatever it was, it was not a picture.
      return undefined;
    }
  },
};
