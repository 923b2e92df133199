import { LATE } from './late.ts';

/** The wait before another attempt if no event reports that the connection is back; it doubles each time. */
const SOONEST_MS = 2_000;
const LATEST_MS = 60_000;

/**
 * Loads a page or a late part of a page (`lazy(loadAgain(…))`). A failed load is repeated when the connection is back, and at intervals,
 * while the page is open; React alone would keep the first failure. In that time a page shows its skeleton, and a part renders nothing
 * below its `Suspense`.
 *
 * @returns the loader; it throws every error except a failed load, for example for a file that a newer version no longer contains
 */
export const loadAgain =
  <Loaded>(load: () => Promise<Loaded>) =>
  async (): Promise<Loaded> => {
    for (let pause = SOONEST_MS; ; pause = Math.min(2 * pause, LATEST_MS)) {
      try {
        return await askLate(load);
      } catch (error) {
        if (!isFetchFailure(error)) throw error;
        await lineOrPause(pause);
      }
    }
  };

/** Every browser throws a TypeError for a file that cannot be loaded, each with its own message. */
const isFetchFailure = (error: unknown): boolean => error instanceof TypeError;

/** Loads a late part: the build's loader checks its files before the browser imports them (`build/retryableChunks.ts`). */
function askLate<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  Reflect.set(globalThis, LATE, true);
  try {
    return load();
  } finally {
    Reflect.deleteProperty(globalThis, LATE);
  }
}

const lineOrPause = (pause: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(go, pause);
    function go(): void {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    }
    window.addEventListener('online', go);
  });
