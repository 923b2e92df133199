import type { Locator, Page } from '@playwright/test';
import { expect, onceOn, type TestApp, test } from './fixtures/index.ts';
import { violations } from './fixtures/violations.ts';
import { screens } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

// Tests the activity pages in two tabs of one player: each claim or purchase is pressed twice in one tab and at the same moment in the
// other, and pays once; wallet and badges follow in both. The component tests of the pages check the rest.
const PHONE = '0900000004';
const PLAYER = '10000004';
const GEM = 2;

type Tabs = readonly [Page, Page];

/** Opens a page in both tabs like a link, without a reload. */
async function open(tabs: Tabs, path: string, heading: string): Promise<void> {
  for (const tab of tabs) {
    await tab.evaluate((to) => {
      history.pushState(null, '', `/zh_tw${to}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect(tab.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  expect(await violations(tabs[0]), path).toEqual([]);
}

const amountIn = (words = ''): number => Number(words.replaceAll(/\D/g, ''));

/** The amounts of the wallet on the page: gold comes first, gems last. */
async function held(tab: Page): Promise<{ gold: number; gems: number }> {
  const amounts = [...(await screens.wallet(tab).innerText()).matchAll(/[\d,]+/g)].map(([digits]) => amountIn(digits));
  return { gold: amounts[0] ?? 0, gems: amounts.at(-1) ?? 0 };
}

/** The number of claimable rewards on the page. */
async function waiting(tab: Page): Promise<number> {
  return Number(/(\d+)\s件事等著您/.exec((await screens.menu(tab).getAttribute('aria-label')) ?? '')?.[1] ?? 0);
}

/** Presses twice in one tab and at the same moment in the other. */
async function pressEverywhere(tabs: Tabs, keyOf: (tab: Page) => Locator): Promise<void> {
  for (const tab of tabs) await expect(keyOf(tab)).toBeVisible();
  await Promise.all([keyOf(tabs[0]).dblclick(), keyOf(tabs[1]).click()]);
}

/** Waits until both wallets show this gold. */
async function holdBoth(tabs: Tabs, gold: number): Promise<void> {
  for (const tab of tabs) await expect.poll(async () => (await held(tab)).gold).toBe(gold);
}

/** Claims by a button in both tabs: the button disappears, and the first tab's badge decreases. */
async function claim(tabs: Tabs, keyOf: (tab: Page) => Locator): Promise<void> {
  const waited = await waiting(tabs[0]);
  await pressEverywhere(tabs, keyOf);
  for (const tab of tabs) await expect(keyOf(tab)).toHaveCount(0);
  await expect.poll(() => waiting(tabs[0])).toBeLessThan(waited);
}

const key = (name: string | RegExp) => (tab: Page) => tab.getByRole('main').getByRole('button', { name, exact: true });

async function play(app: TestApp, rounds: number, Bet: number, Win: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    await app.develop('/dev/round', { PlayerID: PLAYER, GameCode: 'owl', Bet, Win });
}

/** Runs an action that brings rewards, and waits until the page's number of claimable rewards increases. */
async function earn(tab: Page, act: () => Promise<void>): Promise<void> {
  const waited = await waiting(tab);
  await act();
  await expect.poll(() => waiting(tab)).toBeGreaterThan(waited);
}

/** A second tab of the same session, since another sign-in would end the first. */
async function openTab(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  const tab = await opened;
  await tab.setViewportSize(page.viewportSize() ?? { width: 390, height: 844 });
  await expect(screens.account(tab)).toBeVisible();
  return tab;
}

for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    // The service's other tests expect closed games. The mocks open them.
    test.use({ backend, hasOwnService: backend === 'service' });

    test('each activity pays once from two tabs, and updates wallet and badges', LONG, async ({ app }) => {
      if (backend === 'service') await app.develop('/dev/switch', { Name: 'Games', Value: 'on' });
      const page = await app.visit({ as: PHONE });
      await expect(screens.wallet(page)).toContainText(/[1-9]/);
      const tabs: Tabs = [page, await openTab(page)];
      let { gold } = await held(page);
      /** The expected gold from here on. */
      const gains = (amount: number): Promise<void> => holdBoth(tabs, (gold += amount));

      // Rewards that arrive while the lobby is open count immediately, even if the listening code has not loaded yet.
      const waited = await waiting(page);
      const entrance = page.getByRole('navigation', { name: '活動入口' }).getByRole('link', { name: /今日獎勵/ });
      await expect(entrance).toContainText(/\d\s個可領/);
      const counted = Number(/(\d+)\s個可領/.exec(await entrance.innerText())?.[1] ?? 0);
      await app.develop('/dev/reward', { PlayerID: PLAYER, ItemID: 1, Amount: 700 });
      await expect(entrance).toContainText(`${counted + 1} 個可領`);
      await expect.poll(() => waiting(page)).toBe(waited + 1);

      await open(tabs, '/other/rewards', '今日獎勵');
      await claim(tabs, key('領取：測試獎勵'));
      await gains(700);

      await open(tabs, '/other/sevendaySignIn', '七日簽到');
      const today = await key(/^簽到領取/)(page).innerText();
      await claim(tabs, key(/^簽到領取/));
      await gains(amountIn(/([\d,]+)\s金幣/.exec(today)?.[1]));

      await open(tabs, '/other/mission', '任務');
      await earn(page, () => play(app, 1, 20_000, 20_000));
      for (const tab of tabs) await expect(key(/^領取：單局贏得/)(tab)).toBeVisible();
      const sum = await key(/^全部領取/)(page).innerText();
      await claim(tabs, key(/^全部領取/));
      await gains(amountIn(sum));

      await open(tabs, '/other/challenge', '挑戰');
      await pressEverywhere(tabs, key('接受：贏分高於押注 5 局'));
      await pressEverywhere(tabs, (tab) => tab.getByRole('alertdialog').getByRole('button', { name: '接受' }));
      await gains(-1_000);
      await earn(page, () => play(app, 5, 100, 200));
      await claim(tabs, key('領取：贏分高於押注 5 局'));
      await gains(5 * 100 + 4_000);

      // The price of the paid track, and the levels of 130 rounds.
      await app.develop('/dev/grant', { PlayerID: PLAYER, ItemID: GEM, Amount: 1_000 });
      await earn(page, () => play(app, 130, 1, 0));
      await open(tabs, '/other/pass', '通行證');
      await claim(tabs, key('領取：LV.1 一般'));
      await gains(1_000 - 130);
      const { gems } = await held(page);
      await earn(page, async () => {
        await pressEverywhere(tabs, key(/^開通豪華獎勵/));
        await pressEverywhere(tabs, (tab) => tab.getByRole('alertdialog').getByRole('button', { name: '開通' }));
      });
      for (const tab of tabs) await expect.poll(async () => (await held(tab)).gems).toBe(gems - 300);
      await claim(tabs, key('領取：LV.1 豪華'));
      await gains(5_000);
      // The spin of the pass is a present.
      await claim(tabs, key('領取：LV.2 一般'));
      await gains(0);

      await open(tabs, '/other/presents', '我的道具');
      await pressEverywhere(tabs, key('使用：福神輪盤券'));
      await expect(page.getByRole('listitem', { name: '福神輪盤券' }).getByText('已使用')).toBeVisible();

      await open(tabs, '/other/fire-wheel', '福神輪盤');
      await expect(page.getByText('還可以免費轉 2 次')).toBeVisible();
      await key('開始')(page).click();
      await expect(page.getByText('還可以免費轉 1 次')).toBeVisible();
      await key('開始')(page).click();
      await expect(page.getByText('免費次數已用完，今天還可買 20 次')).toBeVisible();
      await key('20 寶石 轉一次')(page).click();
      await page.getByRole('alertdialog').getByRole('button', { name: '支付並轉動' }).dblclick();
      await expect(page.getByText('免費次數已用完，今天還可買 19 次')).toBeVisible();

      await open(tabs, '/other/battle?battle=day', '獎金爭霸');
      await pressEverywhere(tabs, key('免費參加'));
      for (const tab of tabs) await expect(tab.getByText('已參加，從下一局開始計分')).toBeVisible();

      await open(tabs, '/other/bankcode', '邀請碼');
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await key('複製連結')(page).dblclick();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toMatch(/\/zh_tw\/other\/bankcode\?code=[0-9A-Z]{8}$/);

      await open(tabs, '/rank', '活動排行');
      await expect(page.getByRole('heading', { name: '我的排行獎勵' })).toBeVisible();
    });
  });
}
