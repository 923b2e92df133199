import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { ClientProvider, createClient } from '#features/base/client/index.ts';
import { MemoryRouter } from '#features/base/routing/index.ts';
import { type Language, LanguageProvider, type Settings, SettingsProvider } from '#features/base/settings/index.ts';
import { SessionProvider } from '#features/base/session/index.ts';
import { LobbyPage } from './pages/LobbyPage.tsx';
import './styles.ts';

/**
 * Writes the lobby as it looks before anything is known, for the service to send with the page: a phone shows it while the code is
 * still on its way. The app puts its own in its place.
 *
 * @returns markup for the inside of `#root`
 */
export function firstScreen(settings: Settings, language: Language): string {
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <SettingsProvider settings={settings}>
        <LanguageProvider first={language}>
          <ClientProvider client={createClient({ origin: 'http://localhost' })}>
            <MemoryRouter at={`/${settings.Locale}/play-game/m`}>
              <SessionProvider onSignInAgain={() => undefined}>
                <LobbyPage />
              </SessionProvider>
            </MemoryRouter>
          </ClientProvider>
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>,
  );
}
