import type { Page } from '@playwright/test';
import { DESKTOP, expect, onceOn, PHONE, test } from './fixtures/index.ts';

const HOST = '0900000002';
/** May chat. */
const TALKER = '0900000001';
const GIVER = { phone: '0900000003', playerID: '10000003' };
const ROOM = '/zh_tw/play-game/live?live=1';
const LINE = '主播好，今天玩什麼';

const field = (page: Page) => page.getByRole('textbox', { name: '在直播間說話' });
const room = (page: Page) => page.getByRole('main', { name: /^直播間：/ });
const strips = (page: Page) => page.getByRole('list', { name: '禮物', exact: true }).getByRole('listitem');

/** Chooses a gift up to its last question. */
async function choose(page: Page, gift: RegExp) {
  await page.getByRole('button', { name: '送禮給主播' }).click();
  await page.getByRole('group', { name: '特效禮物' }).getByRole('button', { name: gift }).click();
  await page.getByRole('button', { name: '送出禮物' }).click();
  return page.getByRole('alertdialog').getByRole('button', { name: '確定送出' });
}

/** Opens the menu of the talker's last message in the host's console, and chooses from it. */
async function moderate(host: Page, choice: string): Promise<void> {
  await host.getByText(LINE).last().hover();
  await host.getByRole('button', { name: '夜行者小葵的訊息選項' }).last().click();
  await host.getByRole('menuitem', { name: choice }).click();
}

for (const backend of onceOn('mocks')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test('a host and two viewers: chat, a race of gifts, a mute, a removal', async ({ app }) => {
      const host = await app.visit({ as: HOST, path: '/zh_tw/live/host', browser: DESKTOP });
      await host.getByRole('button', { name: '開始測試推流' }).click();
      await expect(host.getByText('直播畫面')).toBeVisible();
      const one = await app.visit({ as: TALKER, path: ROOM, browser: PHONE });
      const two = await app.visit({ as: GIVER.phone, path: ROOM, browser: PHONE });
      for (const viewer of [one, two]) await expect(room(viewer)).toBeVisible();

      await field(one).fill(LINE);
      await field(one).press('Enter');
      for (const page of [host, two]) await expect(page.getByText(LINE).first()).toBeVisible();

      // Two gifts at once: both viewers see them in one order.
      for (const ItemID of [2, 39]) await app.develop('/dev/grant', { PlayerID: GIVER.playerID, ItemID, Amount: 1000 });
      const [rose, other] = [await choose(one, /^玫瑰/), await choose(two, /^玫瑰/)];
      const seen = Promise.all(
        [one, two].map(async (page) => {
          await expect(strips(page)).toHaveCount(2);
          return strips(page).allInnerTexts();
        }),
      );
      await Promise.all([rose.click(), other.click()]);
      const [first, second] = await seen;
      expect(second).toEqual(first);

      // The host mutes the first viewer from the message, with a reason.
      await moderate(host, '禁言');
      await host.getByRole('textbox', { name: '原因' }).fill('洗版');
      await host.getByRole('button', { name: '禁言' }).click();
      await expect(one.getByText(/^主播已將您禁言/)).toBeVisible();
      await expect(host.getByRole('region', { name: '處置' }).getByText(/洗版/)).toBeVisible();

      // And removes the same viewer, who reads so.
      await moderate(host, '請出直播間');
      await host.getByRole('button', { name: '請出直播間' }).click();
      await expect(one.getByRole('heading', { level: 1, name: '主播已將您請出直播間' })).toBeVisible();
      await expect(room(two)).toBeVisible();
    });
  });
}
