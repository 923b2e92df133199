import type { Pictures } from '#domain/ports/pictures.ts';
import { startPictureProcess, type PictureProcess } from './pictureProcess.ts';

/** How the service treats pictures that came from outside. */
export interface PictureLimits {
  /** Pictures that may wait while one is decoded. */
  readonly waiting: number;
  /** A picture that takes longer is given up, and its process ended. */
  readonly decodeMs: number;
  /** Without pictures for so long, the process ends. */
  readonly idleMs: number;
}

const LIMITS: PictureLimits = { waiting: 4, decodeMs: 10_000, idleMs: 60_000 };

/**
 * Pictures by libvips in a process of its own, one at a time. The database driver, files and host names share four threads
 * of this process, so that nothing is decoded here; what grows or hangs there is ended without anybody else noticing.
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

/** Those of this machine: all services of one process share them. */
export const sharpPictures: Pictures = createPictures();
