/** The largest picture that is taken (specification 2 §5, §9). */
export const MAX_PICTURE_BYTES = 2_097_152;

/**
 * Writes a picture as the address that `/api/v1/headshot` takes.
 * @throws PictureUnreadable when the browser cannot read it
 */
export function readAsAddress(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
      else reject(new PictureUnreadable('failed'));
    };
    reader.onerror = () => reject(new PictureUnreadable('failed'));
    try {
      reader.readAsDataURL(picture);
    } catch {
      reject(new PictureUnreadable('broke'));
    }
  });
}

/** A chosen picture could not be read: the browser said so (`failed`), or broke off (`broke`). */
export class PictureUnreadable extends Error {
  readonly how: 'failed' | 'broke';
  constructor(how: 'failed' | 'broke') {
    super(`the picture could not be read: ${how}`);
    this.name = 'PictureUnreadable';
    this.how = how;
  }
}
