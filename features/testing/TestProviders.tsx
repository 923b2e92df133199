import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Brand } from '#protocol/brands.ts';
import type { Part } from '#protocol/entities/operator.ts';
import { ToastProvider } from '#ui/components/Toast/index.ts';
import { useKeepFocus } from '#ui/useKeepFocus.ts';
import { MemoryRouter, useLocation } from '../base/routing/index.ts';
import { type TrayButton, TrayButtonsProvider } from '../shared/conversation/index.ts';
import { type Client, ClientProvider } from '../base/client/index.ts';
import { EnvelopeProvider } from '../screens/envelopes/index.ts';
import { type Engine, type LiveStage, LiveStageProvider } from '../screens/live/index.ts';
import { type CardAction, PlayerActionsProvider } from '../shared/players/index.ts';
import { RewardProvider } from '../shared/rewards/index.ts';
import { SessionProvider } from '../base/session/index.ts';
import { type Language, LanguageProvider, SettingsProvider } from '../base/settings/index.ts';
import { testBrand } from './testBrand.ts';
import { TestOverlays } from './TestOverlays.tsx';

export interface ProviderOptions {
  at?: string;
  brand?: Partial<Brand>;
  siteID?: string;
  closed?: readonly Part[];
  isOpenUnknown?: boolean;
  cardActions?: readonly CardAction[];
  trayButtons?: readonly TrayButton[];
  /** Plays live streams. Defaults to none, since jsdom has no media source. */
  liveEngine?: Engine;
  liveStage?: LiveStage;
  devTools?: boolean;
}

function Address(): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <output aria-label="address" hidden>
      {pathname + search}
    </output>
  );
}

export interface TestProvidersProps extends ProviderOptions {
  client: Client;
  language: Language;
  children: ReactNode;
}

/** All providers of the product. */
export function TestProviders({
  at = '/',
  brand = {},
  siteID = 'dev',
  closed = [],
  isOpenUnknown = false,
  cardActions = [],
  trayButtons,
  liveEngine,
  liveStage,
  devTools = false,
  client,
  language,
  children,
}: TestProvidersProps): ReactNode {
  useKeepFocus();
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: false, networkMode: 'always' }, mutations: { networkMode: 'always' } },
      }),
  );
  const [settings] = useState(() => ({
    SiteID: siteID,
    Brand: { ...testBrand, ...brand },
    DevTools: devTools,
    Locale: language.locale,
    ...(!isOpenUnknown && {
      Open: { Games: !closed.includes('Games'), Shop: !closed.includes('Shop'), Live: !closed.includes('Live') },
    }),
  }));
  const loadCardActions = () => Promise.resolve(cardActions);
  return (
    <QueryClientProvider client={queries}>
      <SettingsProvider loadBrands={undefined} settings={settings}>
        <LanguageProvider first={language}>
          <ClientProvider client={client}>
            <MemoryRouter at={at}>
              <TestOverlays>
                <ToastProvider label="toasts">
                  <SessionProvider onSignInAgain={() => undefined}>
                    <RewardProvider>
                      <EnvelopeProvider>
                        <PlayerActionsProvider loadCardActions={loadCardActions}>
                          <LiveStageProvider engine={liveEngine} stage={liveStage}>
                            {trayButtons ? (
                              <TrayButtonsProvider loadButtons={() => Promise.resolve(trayButtons)}>
                                {children}
                              </TrayButtonsProvider>
                            ) : (
                              children
                            )}
                          </LiveStageProvider>
                        </PlayerActionsProvider>
                      </EnvelopeProvider>
                      <Address />
                    </RewardProvider>
                  </SessionProvider>
                </ToastProvider>
              </TestOverlays>
            </MemoryRouter>
          </ClientProvider>
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>
  );
}
