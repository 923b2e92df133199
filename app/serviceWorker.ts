import * as z from 'zod/mini';
import { tabStorage, writeStored } from '#features/base/settings/index.ts';

/** How often an open page looks for a newer version; an installed product stays open for days. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/**
 * How long a newer worker may take to activate. Browsers wait until the running fetches of the earlier worker end in every tab, which may
 * take minutes. The page need not wait, since the earlier worker also loads the service's page and its files.
 */
const TAKE_OVER_MS = 3_000;
/** The key by which this tab stores over its reload that it has taken a version that may still wait. */
const TAKEN = 'menagerie.versionTaken';

/** The pictures that the worker caches on use (`build/pwa.ts`). */
const PICTURES = /^\/(art|brands|fonts)\//;

/** The values of the offline page, which is shown if the app cannot be. */
export interface OfflinePage {
  readonly Brand: string;
  readonly Name: string;
  /** A BCP 47 tag. */
  readonly Language: string;
}

/** The page's reactions to newer versions. */
export interface VersionHandlers {
  /** A newer version waits. The argument activates the version and reloads. */
  readonly onUpdate: (take: () => void) => void;
  /** Another page took a version, and the other files of this page's build may no longer exist. */
  readonly onTaken: () => void;
  readonly reload: () => void;
}

/** Registers the worker that caches the app's files for offline use, and lets it cache this page. */
export async function register(
  offlinePage: OfflinePage,
  { onUpdate, onTaken, reload }: VersionHandlers,
): Promise<void> {
  // If a worker still waited when this page took it, it activates in the background.
  const isTakingOver = forgetTaken();
  let hasWorker = navigator.serviceWorker.controller !== null && !isTakingOver;
  let taken: ReturnType<typeof setTimeout> | undefined;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    clearTimeout(taken);
    // The first worker does not count as a newer version.
    if (hasWorker) (taken === undefined ? onTaken : reload)();
    hasWorker = true;
  });
  const registration = await navigator.serviceWorker.register('/sw.js');
  let offered = isTakingOver ? (registration.waiting ?? undefined) : undefined;
  // A worker was active before, so the next worker is a newer version.
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
    // The page of that version is needed after the activation, and may then be offline. On a slow connection the reload shows the cached page.
    void cachePage(true).then(offer, offer);
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  // The browser checks for a newer worker on each visit, so a newer worker may be waiting already.
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

/** Caches the current page, since the first page of a visit loads before the worker. Drops the query, like the worker. */
async function cachePage(anew: boolean): Promise<void> {
  const pages = await caches.open('pages');
  const { pathname } = window.location;
  if (!anew && (await pages.match(pathname, { ignoreVary: true })) !== undefined) return;
  const answer = await fetch(pathname, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (answer?.status === 200 && !answer.redirected) await pages.put(pathname, answer);
}

/** Caches the files of the offline page, and the files that the page loaded before the worker: logo, faces, the first pictures. */
async function cacheOfflinePage(offlinePage: OfflinePage): Promise<void> {
  writeStored('menagerie.shell', offlinePage);
  const seen = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = seen.filter(({ origin, pathname }) => origin === window.location.origin && PICTURES.test(pathname));
  const pictures = await caches.open('pictures');
  const add = (address: string): Promise<void> => pictures.add(address).catch(() => undefined);
  // Pages that are first opened offline show the mark, the mascot and the skyline.
  const look = ['theme.css', 'mark.svg', 'mascot.svg', 'ridge.svg'].map(
    (file) => `/brands/${offlinePage.Brand}/${file}`,
  );
  const page = [...look, ...own.map(({ href }) => href)];
  await Promise.all(page.map(add));
}
