import { AVATAR_EDGE, type AvatarId, avatarSrc } from '#art/index.ts';
import { cutOut } from '#ui/components/FileDrop/index.ts';

/** The largest accepted picture (specification 2 §5, §9). */
export const MAX_PICTURE_BYTES = 2_097_152;

/** The edge of an uploaded face in pixels, sharp on the largest portrait. */
const FACE_EDGE = 384;
const WHOLE = { x: 0, y: 0, width: AVATAR_EDGE, height: AVATAR_EDGE };

/**
 * Draws a face of the gallery as a JPEG, the format of uploads.
 *
 * @throws PictureUnreadable without a face, or if the browser cannot draw it
 */
export async function drawFace(face: AvatarId | undefined): Promise<Blob> {
  if (face === undefined) throw new PictureUnreadable('failed');
  try {
    return await cutOut(avatarSrc(face), WHOLE, { edge: FACE_EDGE, type: 'image/jpeg', quality: 0.9 });
  } catch {
    throw new PictureUnreadable('failed');
  }
}

/**
 * Converts a picture to the data URL that `/api/v1/headshot` takes.
 *
 * @throws PictureUnreadable if the browser cannot read it
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

/** The browser could not read a chosen picture: it failed (`failed`), or it aborted the reading (`broke`). */
export class PictureUnreadable extends Error {
  readonly how: 'failed' | 'broke';
  constructor(how: 'failed' | 'broke') {
    super(`the picture could not be read: ${how}`);
    this.name = 'PictureUnreadable';
    this.how = how;
  }
}
