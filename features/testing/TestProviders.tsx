import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import type { Brand } from '#protocol/brands.ts';
import type { OwnProfile } from '#protocol/entities/player.ts';
import type { Session } from '#protocol/entities/session.ts';
import { ToastProvider } from '#ui/components/Toast/index.ts';
import { ClientProvider, createClient } from '../client/index.ts';
import { RewardProvider } from '../rewards/index.ts';
import { SessionProvider } from '../session/index.ts';
import { type Language, LanguageProvider, SettingsProvider } from '../settings/index.ts';
import { ComingSoonProvider } from '../shell/index.ts';
import { PLAYER_ID, type ScriptedService } from './scriptedService.ts';

/** A brand with everything, for what a test does not care about. */
const BRAND: Brand = {
  ID: 'owl',
  Name: { zh_tw: '貓頭鷹', id_id: 'Owl', vi_vn: 'Owl' },
  Scheme: 'dark',
  Capabilities: { WalletItem: 'gem', Live: true, RedEnvelopeSending: false },
  Hosts: [],
  LiffID: '',
  Rating: { Mark: '18+', Label: { zh_tw: '', id_id: '', vi_vn: '' }, Notices: { zh_tw: [], id_id: [], vi_vn: [] } },
  Lobby: { Spotlight: 'wideStart', Game: 'owl', Banners: ['wheel'] },
  Links: { Underage: 'https://example.com', Support: '', AppStore: '', GooglePlay: '', Apk: '' },
  Company: {
    Name: { zh_tw: '範例公司', id_id: 'Example Co.', vi_vn: 'Example Co.' },
    Address: { zh_tw: '', id_id: '', vi_vn: '' },
  },
  Support: { Email: 'support@example.invalid', Phone: '', Hours: { zh_tw: '', id_id: '', vi_vn: '' }, Chat: '' },
  Sounds: {},
};

export interface ProviderOptions {
  /** Undefined: a member. */
  who?: 'guest' | 'member' | 'nobody';
  /** Address to begin at. */
  at?: string;
  brand?: Partial<Brand>;
  siteID?: string;
}

/** A session as the service tells it. */
export const sessionOf = (guest: boolean): Session => ({
  status: 'authenticated',
  token: 'token',
  provider: guest ? 'guest' : 'choosePhoneAccount',
  playerID: PLAYER_ID,
  baseURL: '',
  user: { email: '' },
  phone: guest ? '' : '0900000001',
  isRegist: false,
  signInError: { Code: 200 },
  player: { playerID: PLAYER_ID, tptType: guest ? [0] : [1, 6] },
  expires: '2099-01-01T00:00:00.000Z',
});
/** A profile as the service tells it. */
export const profileOf = (guest: boolean): OwnProfile => ({
  isHost: false,
  player: {
    playerID: PLAYER_ID,
    name: '夜行者小葵',
    pictureSetting: 2,
    picURL: '',
    pictureURL: '',
    pictureData: { UploadPicURL: '', LinePicURL: '', FBPicURL: '' },
    phone: guest ? '' : '0900000001',
    tptType: guest ? [0] : [1, 6],
    email: '',
    registTime: '2026-11-01T00:00:00.000Z',
    Rename: 0,
    RenameLimit: 1,
    RegistSituation: 0,
  },
  bag: { coin: 1, point: 1, gem: 1 },
  level: { level: 1, vipLevel: 3 },
  deletionTime: '',
});

function restOf(who: NonNullable<ProviderOptions['who']>): typeof fetch {
  const json = (body: unknown): Response => Response.json(body);
  return async (input) => {
    const path = new URL(String(input instanceof Request ? input.url : input)).pathname;
    if (path === '/api/auth/session') return json(who === 'nobody' ? null : sessionOf(who === 'guest'));
    if (path === '/api/v1/player') return json({ Code: 200, Message: '', Result: profileOf(who === 'guest') });
    return new Response(null, { status: 404 });
  };
}

/** Says the address, path and query, so that a test can read where one is. */
function Address(): ReactNode {
  const { pathname, search } = useLocation();
  return (
    <output aria-label="address" hidden>
      {pathname + search}
    </output>
  );
}

export interface StageProvidersProps extends ProviderOptions {
  service: ScriptedService;
  language: Language;
  children: ReactNode;
}

/** Everything the product's parts need above them, on a scripted service. */
export function TestProviders({
  who = 'member',
  at = '/',
  brand = {},
  siteID = 'dev',
  service,
  language,
  children,
}: StageProvidersProps): ReactNode {
  const [client] = useState(() =>
    createClient({ origin: 'http://test', open: service.open, fetch: restOf(who), random: () => 0 }),
  );
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  );
  const [settings] = useState(() => ({
    SiteID: siteID,
    Brand: { ...BRAND, ...brand },
    DevTools: false,
    Locale: language.locale,
  }));
  return (
    <QueryClientProvider client={queries}>
      <SettingsProvider loadBrands={undefined} settings={settings}>
        <LanguageProvider first={language}>
          <ClientProvider client={client}>
            <MemoryRouter initialEntries={[at]}>
              <ToastProvider label="toasts">
                <SessionProvider onSignInAgain={() => undefined}>
                  <RewardProvider>
                    <ComingSoonProvider>
                      {children}
                      <Address />
                    </ComingSoonProvider>
                  </RewardProvider>
                </SessionProvider>
              </ToastProvider>
            </MemoryRouter>
          </ClientProvider>
        </LanguageProvider>
      </SettingsProvider>
    </QueryClientProvider>
  );
}
