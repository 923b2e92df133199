import { StrictMode, startTransition } from 'react';
import { createRoot } from './dom.ts';
import { preloadLobby } from '#features/screens/lobby/index.ts';
import { isVisitor, seedEarlySession } from '#features/base/session/index.ts';
import { applyMotion } from '#features/base/settings/index.ts';
import { dropOutsideParameter, enterLiff } from '#features/shared/sign-in/index.ts';
import { languageTags, loadMessages, sourceLocale } from '#locales/index.ts';
import { isLobby, type Page, type PagePath, pages } from '#protocol/pages.ts';
import { pageAddressOf } from '#protocol/rules/pageAddress.ts';
import { setStyleNonce } from '#ui/nonce.ts';
import { setBrand } from '#ui/theme/brand.ts';
import { App, type AppProps } from './App.tsx';
import { createQueries } from './createQueries.ts';
import { markFailedPictures } from './failedPictures.ts';
import { settingsOf } from './settingsOf.ts';
import { signInAddressOf } from './signInAddress.ts';
import { announceStopped } from './startNotice.ts';

/** How long the start waits at most for the code and the text of a page. */
const PATIENCE_MS = 5000;

/** The document requested the session long before. A service that does not answer must not delay the bars. */
const SESSION_PATIENCE_MS = 500;

/** Starts the app, in its brand and language from the first paint. */
export async function start(): Promise<void> {
  markFailedPictures(document);
  await parsed();
  dropOutsideParameter();
  const root = document.getElementById('root');
  if (root === null) throw new Error('the page has no element #root');
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  if (nonce !== undefined && nonce !== '') setStyleNonce(nonce);
  let calm: boolean | undefined;
  let gameServerPort: AppProps['gameServerPort'];
  let known: Parameters<typeof settingsOf>[1];
  if (import.meta.env.VITE_MOCK) {
    const { startMocks } = await import('#mocks/browser.ts');
    const mocks = await startMocks();
    calm = mocks.conditions.scenario.calm;
    gameServerPort = mocks.gameServerPort;
    known = { HasSession: mocks.hasSession };
  }
  await nextTask();
  // The first use of a language loads the data of all languages, which takes a phone some time.
  Intl.NumberFormat.supportedLocalesOf(languageTags[sourceLocale]);
  await nextTask();
  const settings = await settingsOf(document, known);
  const queries = createQueries();
  const { path } = pageAddressOf(window.location.pathname);
  const needsSession = isGuarded(path);
  // The document of a visitor shows the sign-in in place of such a page.
  const shown = needsSession && settings.HasSession === false ? '/signIn' : path;
  if (isLobby(path))
    preloadLobby(settings.Brand, settings.Locale, { open: settings.Open, hasSession: settings.HasSession });
  const [messages] = await Promise.all([
    loadMessages(settings.Locale),
    enterLiff(settings),
    soon(seedEarlySession(queries), SESSION_PATIENCE_MS),
    hasContent() && !isLobby(path)
      ? soon(import('./preloadPage.ts').then(({ preloadPage }) => preloadPage(shown, settings, queries)))
      : undefined,
  ]);
  if (needsSession && isVisitor(queries)) {
    const { pathname, search } = signInAddressOf(window.location);
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  setBrand(settings.Brand.ID);
  applyMotion();
  // Rendered in steps, since the whole render would block a phone for a second.
  startTransition(() =>
    // React unmounts the page if no boundary caught an error.
    createRoot(root, { onUncaughtError: announceStopped }).render(
      <StrictMode>
        <App
          calm={calm}
          gameServerPort={gameServerPort}
          language={{ locale: settings.Locale, messages }}
          queries={queries}
          settings={settings}
        />
      </StrictMode>,
    ),
  );
}

function isGuarded(path: PagePath | undefined): boolean {
  const page: Page | undefined = path && pages[path];
  return page?.session === true;
}

const hasContent = (): boolean => 'content' in document.documentElement.dataset;

/** Waits for a limited time, since the page can load the rest itself. */
const soon = (loaded: Promise<void>, patience: number = PATIENCE_MS): Promise<void> =>
  Promise.race([
    loaded.catch(() => undefined),
    new Promise<void>((done) => {
      setTimeout(done, patience);
    }),
  ]);

/** Yields between two parts of the start. */
const nextTask = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done);
  });

/** Waits for the page's markup, since a cached script may run before it is parsed. */
const parsed = (): Promise<void> =>
  new Promise((done) => {
    if (document.readyState !== 'loading') done();
    else document.addEventListener('DOMContentLoaded', () => done(), { once: true });
  });
