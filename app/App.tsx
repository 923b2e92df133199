import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ClientProvider, createClient, readFirstAnswers } from '#features/base/client/index.ts';
import { GuardedRouter } from '#features/base/leave-guard/index.ts';
import { fetchEarly, playerOf } from '#features/base/session/index.ts';
import { type Language, LanguageProvider, type Settings, SettingsProvider } from '#features/base/settings/index.ts';
import { type GameServerPort, GameServerProvider } from '#features/shared/games/index.ts';
import { loadBrands } from './loadBrands.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { PageFrame } from './PageFrame.tsx';
import { useKeepFocus } from '#ui/useKeepFocus.ts';
import './styles.ts';

export interface AppProps {
  settings: Settings;
  /** The first language, with its texts loaded. */
  language: Language;
  /** Hides overlays that open automatically, for developers (`?scenario=calm`). */
  calm?: boolean | undefined;
  queries: QueryClient;
  /** Opens a port to the game server of the mocks. If absent, games reach their servers over the network. */
  gameServerPort?: GameServerPort | undefined;
}

const noPort: GameServerPort = () => undefined;

/** The whole product with its providers. */
export function App({ settings, language, calm, queries, gameServerPort = noPort }: AppProps): ReactNode {
  useKeepFocus();
  const [client] = useState(() =>
    createClient({
      origin: window.location.origin,
      fetch: fetchEarly,
      first: readFirstAnswers(document, () => playerOf(queries)),
    }),
  );
  return (
    <QueryClientProvider client={queries}>
      <SettingsProvider loadBrands={settings.DevTools ? loadBrands : undefined} settings={settings}>
        <LanguageProvider first={language}>
          <ClientProvider client={client}>
            <GuardedRouter calm={calm}>
              <GameServerProvider value={gameServerPort}>
                <PageBoundary>
                  <PageFrame />
                </PageBoundary>
              </GameServerProvider>
            </GuardedRouter>
          </ClientProvider>
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>
  );
}
