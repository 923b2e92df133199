import type { Page } from 'playwright';
import { picturesInSight } from './pages.ts';

/** Sizes of a picture, by name. */
export const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  narrow: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const;
export type ViewportName = keyof typeof VIEWPORTS;

/** One screen of the product: who looks at it, where, and what must stand there before the picture is taken. */
export interface Screen {
  readonly name: string;
  /** Where it is, without a language; the lobby, where nothing is said. */
  readonly path?: string;
  readonly query: string;
  readonly as: string | undefined;
  readonly settle: (page: Page) => Promise<void>;
  /** It uses up what other pictures show: it is taken in a world of its own. */
  readonly apart?: boolean;
  /** The style frame beside which its pictures are laid, without its ending. */
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

/** The lobby with what comes after its games: the floating button, and where it is docked the chat. */
const wholeLobby = async (page: Page): Promise<void> => {
  await lobby(page);
  await page.locator('[data-part=page-corner] button').waitFor();
  if ((await page.locator('[data-part=page-dock]').count()) > 0) {
    await page.locator('[data-part=page-dock] [data-part=chat-row]').nth(4).waitFor();
  }
  await picturesInSight(page);
};

/** A page with its own heading, once what it asked for stands. */
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
      // It is invited once it has seen the lobby.
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
