import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ClientProvider, createClient } from '#features/base/client/index.ts';
import { MemoryRouter } from '#features/base/routing/index.ts';
import { type Language, LanguageProvider, type Settings, SettingsProvider } from '#features/base/settings/index.ts';
import { SessionProvider } from '#features/base/session/index.ts';
import { SitePage } from '#features/screens/site/index.ts';
import { LobbyPage } from './pages/LobbyPage.tsx';
import './styles.ts';

/** Which pages a screen is for: the lobby, or any other page between the product's bars. */
type Screen = 'lobby' | 'site';
const SCREENS: Readonly<Record<Screen, { readonly path: string; readonly page: ReactNode }>> = {
  lobby: { path: '/play-game/m', page: <LobbyPage /> },
  // Another page's inside differs, so its bars are drawn alone.
  site: { path: '/404', page: <SitePage>{null}</SitePage> },
};

/**
 * Writes a page as it looks before anything is known, for the service to send with the page: a phone shows it while the code is still
 * loading. The app replaces it.
 *
 * @returns markup for the inside of `#root`
 */
export function firstScreen(settings: Settings, language: Language, screen: Screen): string {
  const { path, page } = SCREENS[screen];
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <SettingsProvider settings={settings}>
        <LanguageProvider first={language}>
          <ClientProvider client={createClient({ origin: 'http://localhost' })}>
            <MemoryRouter at={`/${settings.Locale}${path}`}>
              <SessionProvider onSignInAgain={() => undefined}>{page}</SessionProvider>
            </MemoryRouter>
          </ClientProvider>
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>,
  );
}
