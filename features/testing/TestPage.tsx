import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { Brand } from '#protocol/brands.ts';
import brands from '#ui/generated/brands.json' with { type: 'json' };
import type { Part } from '#protocol/entities/operator.ts';
import { ToastProvider } from '#ui/components/Toast/index.ts';
import { type Client, ClientProvider } from '../base/client/index.ts';
import { MemoryRouter } from '../base/routing/index.ts';
import { RewardProvider } from '../shared/rewards/index.ts';
import { SessionProvider } from '../base/session/index.ts';
import { LanguageProvider, SettingsProvider } from '../base/settings/index.ts';
import { useOpenSignIn } from '../shared/sign-in/index.ts';
import { TestOverlays } from './TestOverlays.tsx';

export const testBrands: readonly Brand[] = z.array(Brand).parse(brands);

export interface TestPageProps {
  client: Client;
  at?: string;
  brand?: string;
  closed?: readonly Part[];
  isOpenUnknown?: boolean;
  children: ReactNode;
}

/** A page for component tests: the app's providers around a feature, in the source language. */
export function TestPage({
  client,
  at = '/',
  brand = 'bj188',
  closed = [],
  isOpenUnknown = false,
  children,
}: TestPageProps): ReactNode {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }));
  const Brand = testBrands.find(({ ID }) => ID === brand);
  if (Brand === undefined) throw new Error(`there is no brand ${brand}`);
  const [settings] = useState({
    SiteID: 'dev',
    Brand,
    DevTools: true,
    Locale: 'zh_tw' as const,
    ...(!isOpenUnknown && {
      Open: { Games: !closed.includes('Games'), Shop: !closed.includes('Shop'), Live: !closed.includes('Live') },
    }),
  });
  return (
    <QueryClientProvider client={queries}>
      <SettingsProvider loadBrands={loadTestBrands} settings={settings}>
        <LanguageProvider first={source}>
          <ClientProvider client={client}>
            <MemoryRouter at={at}>
              <TestOverlays>
                <ToastProvider label="通知">
                  <Signed>{children}</Signed>
                </ToastProvider>
              </TestOverlays>
            </MemoryRouter>
          </ClientProvider>
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>
  );
}

const source = { locale: 'zh_tw', messages: {} } as const;
const loadTestBrands = (): Promise<readonly Brand[]> => Promise.resolve(testBrands);

function Signed({ children }: { children: ReactNode }): ReactNode {
  return (
    <SessionProvider onSignInAgain={useOpenSignIn()}>
      <RewardProvider>{children}</RewardProvider>
    </SessionProvider>
  );
}
