import type { Pictures } from '#domain/ports/pictures.ts';
import { startPictureProcess, type PictureProcess } from './pictureProcess.ts';

export interface PictureLimits {
  /** The most pictures that wait while another is decoded. */
  readonly waiting: number;
  /** The most milliseconds for a picture. Then its process is ended. */
  readonly decodeMs: number;
  /** The idle milliseconds after which the process ends. */
  readonly idleMs: number;
}

const LIMITS: PictureLimits = { waiting: 4, decodeMs: 10_000, idleMs: 60_000 };

/**
 * Creates pictures by libvips in a separate process, one at a time. In this process they would share four threads with
 * the database driver, files and host names. The separate process can be ended without other effects if it grows or
 * hangs.
 */
export function createPictures(limits: PictureLimits = LIMITS): Pictures {
  let running: PictureProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let taken = 0;
  let last: Promise<unknown> = Promise.resolve();

  const end = (): void => {
    running?.end();
    running = undefined;
  };

  const decode = async (jpeg: Uint8Array): Promise<Uint8Array | undefined> => {
    clearTimeout(idle);
    try {
      if (running?.isAlive() !== true) running = await startPictureProcess();
      return await running.rewrite(jpeg, limits.decodeMs);
    } finally {
      idle = setTimeout(end, limits.idleMs).unref();
    }
  };

  return {
    async rewrite(jpeg) {
      if (taken > limits.waiting) return 'busy';
      taken += 1;
      const turn = last.then(() => decode(jpeg));
      // The next picture is decoded even if this one failed.
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        taken -= 1;
      }
    },
  };
}

/** The pictures of this machine. All services of one process share them. */
export const sharpPictures: Pictures = createPictures();
