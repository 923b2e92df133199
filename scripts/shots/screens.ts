import type { Page } from 'playwright';

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
  readonly query: string;
  readonly as: string | undefined;
  readonly settle: (page: Page) => Promise<void>;
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

export const SCREENS: readonly Screen[] = [
  { name: 'lobby', query: '', as: '0900000001', settle: lobby },
  {
    name: 'sign-in',
    query: 'phoneStep=0&',
    as: undefined,
    settle: async (page) => {
      await page.locator('[data-provider=guest]').waitFor();
      await pictures(page);
    },
  },
  {
    name: 'chat',
    query: 'chatroom=public&',
    as: '0900000001',
    settle: async (page) => {
      await page.locator('[data-part=chat-row]').nth(4).waitFor();
      await pictures(page);
    },
  },
];
