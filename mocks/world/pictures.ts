import { AVATAR_PIXELS, JPEG_QUALITY, MAX_PIXELS, type Pictures } from '#domain/ports/pictures.ts';

/** Rewrites pictures by the browser's own decoder, through a canvas without metadata. */
export const browserPictures: Pictures = {
  async rewrite(jpeg) {
    const bitmap = await createImageBitmap(new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' })).catch(
      () => undefined,
    );
    if (bitmap === undefined) return undefined;
    const { width, height } = bitmap;
    const cut = Math.min(width, height);
    const side = Math.min(cut, AVATAR_PIXELS);
    const canvas = new OffscreenCanvas(side, side);
    const brush = canvas.getContext('2d');
    if (brush === null || width * height > MAX_PIXELS) {
      bitmap.close();
      return undefined;
    }
    brush.drawImage(bitmap, (width - cut) / 2, (height - cut) / 2, cut, cut, 0, 0, side, side);
    bitmap.close();
    const written = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY / 100 });
    return new Uint8Array(await written.arrayBuffer());
  },
};
