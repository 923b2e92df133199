import { LATE } from './late.ts';

/** Between two attempts while nobody says that the line is back: twice as long each time. */
const SOONEST_MS = 2_000;
const LATEST_MS = 60_000;

/**
 * Loads a page, or a part of one that may come late (`lazy(loadAgain(…))`): what could not be fetched is asked for again when the line is
 * back, and now and then, for as long as the page stands; React would keep the first failure. A page's skeleton stands meanwhile, and a
 * part stands below a `Suspense` that says nothing.
 * @returns loads; throws what is no failed fetch, as a file that a newer version no longer has
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

/** A file that cannot be fetched is a TypeError in every browser, in words of its own. */
const isFetchFailure = (error: unknown): boolean => error instanceof TypeError;

/** Loads as a late part: the build's loader makes sure of its files before the browser imports them (`build/retryableChunks.ts`). */
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
