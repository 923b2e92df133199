import * as z from 'zod/mini';
import { tabStorage, writeStored } from '#features/base/settings/index.ts';

/** An installed product stays open for days. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/**
 * How long a newer worker may take to take over. Browsers let the earlier one end first what it fetches for any tab, which is minutes
 * where one answer does not come. The page need not wait: the earlier worker, too, brings the service's page and finds its files.
 */
const TAKE_OVER_MS = 3_000;
/** Where this tab remembers, over its reload, that it has taken the version that may still wait. */
const TAKEN = 'menagerie.versionTaken';

/** What the worker keeps as it passes by (`build/pwa.ts`). */
const PICTURES = /^\/(art|brands|fonts)\//;

/** What the offline page shows where the app itself cannot be shown. */
export interface OfflinePage {
  readonly Brand: string;
  readonly Name: string;
  /** A BCP 47 tag. */
  readonly Language: string;
}

/** What the page does about newer versions. */
export interface VersionHandlers {
  /** A newer version waits; calling the argument takes it and reloads. */
  readonly onUpdate: (take: () => void) => void;
  /** Another page took one: what this one has not fetched yet of its build may be gone. */
  readonly onTaken: () => void;
  readonly reload: () => void;
}

/** Registers the worker that keeps the app's files for offline use, and has it keep this page. */
export async function register(
  offlinePage: OfflinePage,
  { onUpdate, onTaken, reload }: VersionHandlers,
): Promise<void> {
  // A worker that still had to wait when this page took it takes over in the background.
  const isTakingOver = forgetTaken();
  let hasWorker = navigator.serviceWorker.controller !== null && !isTakingOver;
  let taken: ReturnType<typeof setTimeout> | undefined;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    clearTimeout(taken);
    // The first worker is no newer version.
    if (hasWorker) (taken === undefined ? onTaken : reload)();
    hasWorker = true;
  });
  const registration = await navigator.serviceWorker.register('/sw.js');
  let offered = isTakingOver ? (registration.waiting ?? undefined) : undefined;
  // A worker was active before, so the next one is a newer version.
  if (isTakingOver && offered === undefined) hasWorker = true;
  const look = (): void => {
    const { waiting, active } = registration;
    if (waiting === null || active === null || waiting === offered) return;
    offered = waiting;
    const offer = (): void =>
      onUpdate(() => {
        rememberTaken();
        taken ??= setTimeout(reload, TAKE_OVER_MS);
        waiting.postMessage({ type: 'SKIP_WAITING' });
      });
    // Its page is needed after the takeover, maybe without a connection. On a slow connection the reload shows the kept page.
    void cachePage(true).then(offer, offer);
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  // The browser looks for a newer one with each visit, so it may be on its way or there already.
  follow();
  look();
  setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS);

  await navigator.serviceWorker.ready;
  await cachePage(false);
  await cacheOfflinePage(offlinePage);
}

const rememberTaken = (): void => void tabStorage.write(TAKEN, 1);
function forgetTaken(): boolean {
  const isTaken = tabStorage.read(TAKEN, z.number()) !== undefined;
  tabStorage.write(TAKEN, undefined);
  return isTaken;
}

/** The first page of a visit was there before the worker, which keeps what it has seen. Without its query, as the worker does. */
async function cachePage(anew: boolean): Promise<void> {
  const pages = await caches.open('pages');
  const { pathname } = window.location;
  if (!anew && (await pages.match(pathname, { ignoreVary: true })) !== undefined) return;
  const answer = await fetch(pathname, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (answer?.status === 200 && !answer.redirected) await pages.put(pathname, answer);
}

/** What the offline page needs, and what the page fetched before the worker was there: logo, faces, the first pictures. */
async function cacheOfflinePage(offlinePage: OfflinePage): Promise<void> {
  writeStored('menagerie.shell', offlinePage);
  const seen = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = seen.filter(({ origin, pathname }) => origin === window.location.origin && PICTURES.test(pathname));
  const pictures = await caches.open('pictures');
  const add = (address: string): Promise<void> => pictures.add(address).catch(() => undefined);
  // Pages that are opened for the first time while offline draw the mark, the mascot and the skyline.
  const look = ['theme.css', 'mark.svg', 'mascot.svg', 'ridge.svg'].map(
    (file) => `/brands/${offlinePage.Brand}/${file}`,
  );
  const page = [...look, ...own.map(({ href }) => href)];
  await Promise.all(page.map(add));
}
