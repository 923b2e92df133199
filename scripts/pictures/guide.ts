import type { FrameLocator, Page } from 'playwright';

/** The brand that the guide makes. */
export const DEMO = { id: 'demo', names: ['曉光', 'Fajar', 'Bình Minh'] } as const;

const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const search = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(option);
  await page.getByRole('option', { name: option }).first().click();
};
const write = (page: Page, label: string, value: string): Promise<void> =>
  page.getByRole('textbox', { name: label, exact: true }).fill(value);
const openTab = (page: Page, name: RegExp): Promise<void> => page.getByRole('tab', { name }).click();

/** Waits until a lobby shows its first pictures. */
export async function lobbyStands(where: Page | FrameLocator): Promise<void> {
  await where.locator('[data-part=game-card] [data-part=game-card-picture][data-state=loaded]').nth(3).waitFor();
}
const previewOf = (page: Page, at: number): FrameLocator =>
  page.locator('iframe[name=studio-preview]').nth(at).contentFrame();

/** A step of the guide in the Brand Studio: the actions before its picture. */
export interface StudioStep {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
}

/** Steps 2 to 8. Each step continues after the step before. */
export const STUDIO_STEPS: readonly StudioStep[] = [
  {
    name: '02-studio',
    act: async (page) => {
      await page.goto('/zh_tw/studio?scenario=off');
      await choose(page, '從這裡開始', '新品牌');
      await lobbyStands(previewOf(page, 0));
    },
  },
  {
    name: '03-seeds',
    act: async (page) => {
      await write(page, '底色', '#1c1026');
      await write(page, '主色', '#ff6b4a');
      await write(page, '輔色', '#ffc857');
    },
  },
  {
    name: '04-radius-and-faces',
    act: async (page) => {
      await page.getByRole('slider', { name: '圓角' }).focus();
      for (let px = 12; px < 20; px += 1) await page.keyboard.press('ArrowRight');
      await choose(page, '數字與英文字體', 'Fredoka');
      await page.getByRole('combobox', { name: '數字與英文字體' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: '05-pattern',
    act: async (page) => {
      await choose(page, '背景圖樣', '波浪');
    },
  },
  {
    name: '06-contrast',
    act: async (page) => {
      await openTab(page, /^覆寫/);
      await search(page, '樣式變數', 'color.muted');
      await write(page, '值', '#5c4a66');
      await openTab(page, /^對比/);
      await page.getByRole('button', { name: /^改用/ }).first().waitFor();
    },
  },
  {
    name: '07-parts',
    act: async (page) => {
      await page.getByRole('button', { name: /^改用/ }).first().click();
      await openTab(page, /^覆寫/);
      await search(page, '樣式變數', 'radius.pill');
      await search(page, '元件部位', 'wallet-pill');
      await write(page, '值', '6px');
      await page.getByRole('button', { name: '覆寫', exact: true }).click();
      await page.getByText('wallet-pill：radius.pill').waitFor();
    },
  },
  {
    name: '08-facts',
    act: async (page) => {
      await openTab(page, /^品牌/);
      for (const [at, name] of DEMO.names.entries()) {
        await page.getByRole('textbox', { name: /名稱/ }).nth(at).fill(name);
      }
    },
  },
  {
    name: '09-compare',
    act: async (page) => {
      await choose(page, '並排比較', 'BETRNK');
      await choose(page, '色覺模擬', '綠色盲');
      // Two lobbies with pictures would make the file too large.
      await choose(page, '畫面', '聊天室');
      for (const at of [0, 1]) await previewOf(page, at).locator('[data-part=chat-row]').nth(3).waitFor();
    },
  },
];
