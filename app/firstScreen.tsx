import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ClientProvider, createClient, type FirstAnswers, firstAnswersOf } from '#features/base/client/index.ts';
import { MemoryRouter } from '#features/base/routing/index.ts';
import { type Language, LanguageProvider, type Settings, SettingsProvider } from '#features/base/settings/index.ts';
import { longTextPageOf, longTextPages, preloadLongText, preloadText } from '#features/screens/content/index.ts';
import { SessionProvider, seedSession } from '#features/base/session/index.ts';
import type { Session } from '#protocol/entities/session.ts';
import { BarePage, SitePage } from '#features/screens/site/index.ts';
import { PROVIDER_TYPE } from '#protocol/entities/provider.ts';
import type { FirstData } from '#protocol/firstData.ts';
import { type PagePath, pages } from '#protocol/pages.ts';
import { PlayerActionsProvider } from '#features/shared/players/index.ts';
import { RewardProvider } from '#features/shared/rewards/index.ts';
import { ToastProvider } from '#ui/components/Toast/index.ts';
import { drawnPageOf, drawnPages } from './drawnPages.ts';
import { LobbyPage } from './pages/LobbyPage.tsx';
import './styles.ts';

type Screen = 'lobby' | 'site';

export const contentPaths: readonly string[] = Object.keys(longTextPages);
export const drawnPaths: readonly string[] = Object.keys(drawnPages);

/** Loads the code of all pages that the service draws, before the first of them is asked for. */
export const loadDrawnPages = (): Promise<unknown> => Promise.all(Object.values(drawnPages).map(({ load }) => load()));

/**
 * Renders a page without any data, which the service sends: a phone shows it while the code loads, and the app replaces it.
 *
 * @param place replaces the content of a page between the bars
 * @returns markup for the inside of `#root`
 */
export function firstScreen(settings: Settings, language: Language, screen: Screen, place: string): string {
  return screen === 'lobby'
    ? draw(settings, language, '/play-game/m', <LobbyPage />)
    : draw(settings, language, '/404', <SitePage>{place}</SitePage>);
}

/** Renders the content of a page that is the same for every visitor. */
export async function pageContent(settings: Settings, language: Language, path: PagePath): Promise<string> {
  const page = longTextPageOf(path);
  if (page === undefined) throw new Error(`The content of ${path} is not a long text.`);
  const queries = new QueryClient();
  const Content = await preloadLongText(page, settings.Brand.ID, settings.Locale, queries);
  return draw(settings, language, path, <Content />, queries);
}

/**
 * Renders the content of a page from the data that travels with its document. The service calls it. Each call has a cache of its own, so
 * that no page has the data of another.
 *
 * @param address the path and the query of the page, without the language
 * @returns no markup for a page that the service does not draw
 */
export async function pageWithData(
  settings: Settings,
  language: Language,
  path: PagePath,
  address: string,
  data: FirstData,
): Promise<string> {
  const page = drawnPageOf(path);
  if (page === undefined) return '';
  const queries = new QueryClient();
  seedSession(queries, data.PlayerID === undefined ? null : drawnSession(data.PlayerID));
  const [{ default: Content }] = await Promise.all([
    page.load(),
    page.slug === undefined ? undefined : preloadText(page.slug, settings.Brand.ID, settings.Locale, queries),
  ]);
  return draw(
    settings,
    language,
    address,
    // The bars of the other pages are those that the build drew.
    pages[path].layout === 'bare' ? (
      <BarePage>
        <Content />
      </BarePage>
    ) : (
      <Content />
    ),
    queries,
    firstAnswersOf(data, () => data.PlayerID),
  );
}

/** The session of a player while a page is drawn: nothing is requested, so it has no token. The profile is in the data. */
const drawnSession = (playerID: string): Session => ({
  status: 'authenticated',
  token: '',
  provider: 'choosePhoneAccount',
  playerID,
  baseURL: '',
  user: { email: '' },
  phone: '',
  isRegist: false,
  signInError: { Code: 200 },
  player: { playerID, tptType: [PROVIDER_TYPE.site] },
  expires: new Date(Date.now()).toISOString(),
});

function draw(
  settings: Settings,
  language: Language,
  address: string,
  page: ReactNode,
  queries: QueryClient = new QueryClient(),
  first?: FirstAnswers,
): string {
  return renderToString(
    <QueryClientProvider client={queries}>
      <SettingsProvider settings={settings}>
        <LanguageProvider first={language}>
          <ClientProvider client={createClient({ origin: 'http://localhost', ...(first && { first }) })}>
            <MemoryRouter at={`/${settings.Locale}${address}`}>
              <SessionProvider onSignInAgain={() => undefined}>
                <ToastProvider label="">
                  <RewardProvider>
                    <PlayerActionsProvider>{page}</PlayerActionsProvider>
                  </RewardProvider>
                </ToastProvider>
              </SessionProvider>
            </MemoryRouter>
          </ClientProvider>
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>,
  );
}
