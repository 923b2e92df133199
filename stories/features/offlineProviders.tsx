import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from '#features/base/routing/index.ts';
import { TrayButtonsProvider } from '#features/shared/conversation/index.ts';
import { ClientProvider, createClient } from '#features/base/client/index.ts';
import { EnvelopeProvider } from '#features/screens/envelopes/index.ts';
import { type GameServerPort, GameServerProvider } from '#features/shared/games/index.ts';
import { PlayerActionsProvider } from '#features/shared/players/index.ts';
import { LiveStageProvider } from '#features/screens/live/index.ts';
import { RewardProvider } from '#features/shared/rewards/index.ts';
import { SessionProvider } from '#features/base/session/index.ts';
import { type Language, LanguageProvider, SettingsProvider } from '#features/base/settings/index.ts';
import { PreviewedBrand } from '#studio/index.ts';
import { isLocale } from '#locales/locale.ts';
import type { Messages } from '#locales/index.ts';
import { Brand } from '#protocol/brands.ts';
import generated from '#protocol/generated/brands.json' with { type: 'json' };
import { OpenParts } from '#protocol/entities/operator.ts';
import { ToastProvider } from '#ui/components/Toast/index.ts';
import type { Offline } from '../setting/offline.ts';

/** The buttons of `app/trayButtons.ts`. */
const loadTrayButtons = () =>
  import('#features/screens/share/tray/shareButtons.tsx').then(({ shareGameButton, shareWinButton }) => [
    shareGameButton,
    shareWinButton,
  ]);

const ALL_OPEN: OpenParts = { Games: true, Shop: true, Live: true };
const brands = generated.map((brand) => Brand.parse(brand));

/** The product's real client and providers, with the backend of this page. */
function OfflineProviders(props: {
  brand: string;
  changes: unknown;
  open: OpenParts;
  at: string;
  language: Language;
  gameServerPort: GameServerPort;
  children: ReactNode;
}): ReactNode {
  const [client] = useState(() => createClient({ origin: location.origin }));
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const found = brands.find(({ ID }) => ID === props.brand) ?? brands[0];
  if (found === undefined) throw new Error('there is no brand');
  const [settings] = useState({
    SiteID: 'dev',
    Brand: Brand.parse(Object.assign({}, found, props.changes)),
    DevTools: false,
    Locale: props.language.locale,
    Open: props.open,
  });
  return (
    <QueryClientProvider client={queries}>
      <SettingsProvider loadBrands={undefined} settings={settings}>
        <LanguageProvider first={props.language}>
          <ClientProvider client={client}>
            <MemoryRouter at={props.at}>
              <ToastProvider label="toasts">
                <SessionProvider onSignInAgain={() => undefined}>
                  <RewardProvider>
                    <EnvelopeProvider>
                      <PlayerActionsProvider>
                        <TrayButtonsProvider loadButtons={loadTrayButtons}>
                          <GameServerProvider value={props.gameServerPort}>
                            <LiveStageProvider>{props.children}</LiveStageProvider>
                          </GameServerProvider>
                        </TrayButtonsProvider>
                      </PlayerActionsProvider>
                    </EnvelopeProvider>
                  </RewardProvider>
                  {window.name === 'studio-preview' ? <PreviewedBrand /> : null}
                </SessionProvider>
              </ToastProvider>
            </MemoryRouter>
          </ClientProvider>
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>
  );
}

/**
 * Renders a story's part of the product on the mocks; its scenario is `parameters.offline`. `parameters.brandChanges` are the facts of the
 * toolbar's brand that differ in this story; `parameters.open` are the open parts, by default all; `parameters.at` is the address of the
 * page.
 */
export const onMocks: Decorator = (Story, { globals, loaded, parameters }) => {
  const { messages, offline } = loaded as { messages: Messages; offline: Offline };
  const locale = isLocale(globals['language']) ? globals['language'] : 'zh_tw';
  const brand = String(globals['brand']);
  const changes: unknown = parameters['brandChanges'];
  return (
    <OfflineProviders
      brand={brand}
      changes={changes}
      gameServerPort={() => offline.mocks?.gameServerPort()}
      key={`${locale} ${brand}`}
      language={{ locale, messages }}
      at={String(parameters['at'] ?? '/')}
      open={OpenParts.parse(parameters['open'] ?? ALL_OPEN)}
    >
      <Story />
    </OfflineProviders>
  );
};
