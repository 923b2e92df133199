import type { Page } from 'playwright';
import { picturesInSight } from './pages.ts';

/** Sizes of a picture, by name. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  narrow: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const;
export type ViewportName = keyof typeof VIEWPORTS;

/** A screen of the product: its visitor, its address, and the content to wait for before the picture. */
export interface Screen {
  readonly name: string;
  /** Its path without a language. Defaults to the lobby. */
  readonly path?: string;
  readonly query: string;
  readonly as: string | undefined;
  readonly settle: (page: Page) => Promise<void>;
  /** The screen uses up content of other pictures, so it needs its own world. */
  readonly apart?: boolean;
  /** The style frame beside its pictures, without extension. */
  readonly frame?: string;
}

const pictures = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.waitForFunction(() => document.fonts.status === 'loaded');
};

const lobby = async (page: Page): Promise<void> => {
  await page.locator('[data-part=game-card] [data-part=game-card-picture][data-state=loaded]').nth(5).waitFor();
  await pictures(page);
};

const MEMBER = '0900000001';

/** Waits for the lobby with the content after its games: the floating button, and the docked chat. */
const wholeLobby = async (page: Page): Promise<void> => {
  await lobby(page);
  await page.locator('[data-part=page-corner] button').waitFor();
  if ((await page.locator('[data-part=page-dock]').count()) > 0) {
    await page.locator('[data-part=page-dock] [data-part=chat-row]').nth(4).waitFor();
  }
  await picturesInSight(page);
};

/** Waits for a page's own heading and loaded content. */
const settled = async (page: Page): Promise<void> => {
  await page.locator('main h1').waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy=true]') === null);
  await pictures(page);
  await picturesInSight(page);
};

export const SCREENS: readonly Screen[] = [
  { name: 'lobby', query: '', as: MEMBER, settle: wholeLobby, frame: 'lobby-phone-bj188' },
  {
    name: 'visitor',
    query: '',
    as: undefined,
    settle: async (page) => {
      await wholeLobby(page);
      // The invitation appears after a visit of the lobby.
      await page.getByRole('button', { name: /^登入領/ }).waitFor();
      await picturesInSight(page);
    },
    frame: 'lobby-visitor-phone-bj188',
  },
  {
    name: 'seven-day',
    path: '/other/sevendaySignIn',
    query: '',
    as: MEMBER,
    settle: settled,
    frame: 'sevenday-phone-hippo',
  },
  {
    name: 'missions',
    path: '/other/mission',
    query: '',
    as: MEMBER,
    settle: settled,
    frame: 'rewards-today-phone-lion',
  },
  { name: 'wheel', path: '/other/fire-wheel', query: '', as: MEMBER, settle: settled },
  {
    name: 'wheel-spun',
    path: '/other/fire-wheel',
    query: '',
    as: MEMBER,
    settle: async (page) => {
      await settled(page);
      await page.getByRole('button', { name: '開始', exact: true }).click();
      await page.getByRole('button', { name: /轉一次/ }).waitFor();
      await pictures(page);
    },
    apart: true,
  },
  { name: 'passbook', path: '/member/passbook', query: '', as: MEMBER, settle: settled, frame: 'passbook-phone-horse' },
  {
    name: 'sign-in',
    query: 'phoneStep=0&',
    as: undefined,
    settle: async (page) => {
      await page.locator('[data-provider=guest]').waitFor();
      await pictures(page);
    },
    frame: 'signin-phone-crab',
  },
  {
    name: 'chat',
    query: 'chatroom=public&',
    as: MEMBER,
    settle: async (page) => {
      await page.locator('[data-part=chat-row]').nth(4).waitFor();
      await pictures(page);
    },
    frame: 'chat-phone-owl',
  },
];
