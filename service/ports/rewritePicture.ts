import sharp from 'sharp';
import { z } from 'zod';
import { AVATAR_PIXELS, JPEG_QUALITY, MAX_PIXELS } from '#domain/ports/pictures.ts';

// The process that decodes pictures, one at a time in one thread. It exits with its service, or after it has grown, because the exit frees
// leaked memory of the decoder.

const MAX_RESIDENT_BYTES = 256 * 1024 * 1024;

const Question = z.object({ jpeg: z.instanceof(Uint8Array) });

sharp.cache(false);
sharp.concurrency(1);

/** Returns a picture without metadata, sharp's default. */
async function rewrite(jpeg: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = sharp(jpeg, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { width, height } = await picture.metadata();
    const side = Math.min(width, height, AVATAR_PIXELS);
    const square = picture.autoOrient().resize({ width: side, height: side, fit: 'cover' });
    return await square.jpeg({ quality: JPEG_QUALITY }).toBuffer();
  } catch {
    // The bytes are not a picture.
    return null;
  }
}

async function answer(message: unknown): Promise<void> {
  const picture = await rewrite(Question.parse(message).jpeg);
  process.send?.({ picture, last: process.memoryUsage.rss() > MAX_RESIDENT_BYTES });
}

process.on('message', (message) => void answer(message));
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
