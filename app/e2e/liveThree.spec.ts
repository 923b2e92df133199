import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, onceOn, PHONE } from './fixtures/index.ts';
import { expectMoving, expectOffAir, expectState } from './fixtures/livePicture.ts';
import { makeStreamKey, test } from './fixtures/liveService.ts';
import { LONG } from './fixtures/long.ts';

// A host and two viewers, each in their own browser.

const HOST = '0900000002';
const VIEWERS = [
  { phone: '0900000001', playerID: '10000001', name: '夜行者小葵', line: '主播好，今天玩什麼' },
  { phone: '0900000004', playerID: '10000004', name: '狼嚎夜未眠', line: '我也剛到' },
] as const;
const ROOM = '/zh_tw/play-game/live?live=1&brand=owl';
/** Gems pay for a gift, and the gift is an item as well. */
const NEEDED = [2, 39] as const;

const room = (page: Page): Locator => page.getByRole('main', { name: /^直播間：/ });
const field = (page: Page): Locator => page.getByRole('textbox', { name: '在直播間說話' });
const giftStrips = (page: Page): Locator => page.getByRole('list', { name: '禮物', exact: true });
const sanctions = (host: Page): Locator => host.getByRole('region', { name: '處置' });

/** Chooses a rose for the host. @returns the button that sends the rose */
async function chooseRose(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '送禮給主播' }).click();
  await page.getByRole('group', { name: '特效禮物' }).getByRole('button', { name: /^玫瑰/ }).click();
  await page.getByRole('button', { name: '送出禮物' }).click();
  return page.getByRole('alertdialog').getByRole('button', { name: '確定送出' });
}

/** Runs in the page: waits for the gifts of two players, which disappear after some seconds. @returns the players in the order of their gifts */
const seeGivers = (list: Element): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const givers: string[] = [];
    const observer = new MutationObserver(() => {
      for (const name of list.querySelectorAll('li > span > b:first-child')) {
        const giver = name.textContent;
        if (!givers.includes(giver)) givers.push(giver);
      }
      if (givers.length < 2) return;
      observer.disconnect();
      resolve(givers);
    });
    observer.observe(list, { childList: true, subtree: true });
  });

/** Opens a poll from the menu of the picture. */
async function openPoll(page: Page): Promise<void> {
  await page.getByRole('button', { name: '更多', exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: '發起投票' }).click();
  const dialog = page.getByRole('dialog', { name: '發起投票' });
  await dialog.getByRole('textbox', { name: '問題' }).fill('下一局玩什麼？');
  await dialog.getByRole('textbox', { name: '選項 1' }).fill('貓頭鷹');
  await dialog.getByRole('textbox', { name: '選項 2' }).fill('熊貓');
  await dialog.getByRole('button', { name: '開始投票' }).click();
}

/** Opens the menu of a player's last message and chooses an action. */
async function moderate(page: Page, name: string, choice: string): Promise<void> {
  const menu = page.getByRole('button', { name: `${name}的訊息選項` }).last();
  // Uses the keyboard, since the menu shows only while a pointer is over the message.
  await menu.press('Enter');
  // On a wide screen a menu beside the message, on a phone a sheet.
  const inMenu = page.getByRole('menuitem', { name: choice });
  await inMenu.or(page.getByRole('dialog').getByRole('button', { name: choice })).click();
}

for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });
    // On mocks, players of the demo world join and leave.
    const expectViewers = async (page: Page, count: number): Promise<void> => {
      const name = backend === 'service' ? `觀眾名單，${String(count)} 人` : /^觀眾名單，/;
      await expect(page.getByRole('button', { name })).toBeVisible();
    };

    test(
      'a host and two viewers chat, send gifts and hearts and vote, a co-moderator mutes, and the host removes a viewer',
      LONG,
      async ({ app, publish }) => {
        const host = await app.visit({ as: HOST, path: '/zh_tw/live/host?brand=owl', browser: DESKTOP });
        await host.getByRole('combobox', { name: '顯示觀眾進場' }).click();
        await host.getByRole('option', { name: 'VIP 1 以上' }).click();
        const one = await app.visit({ as: VIEWERS[0].phone, path: ROOM, browser: PHONE });
        await expect(field(one)).toBeVisible();
        const arrived = one.getByText(`${VIEWERS[1].name} 進入直播間`).waitFor();
        const two = await app.visit({ as: VIEWERS[1].phone, path: ROOM, browser: PHONE });
        await arrived;
        const viewers = [one, two];
        const all = [host, one, two];
        for (const viewer of viewers) await expectOffAir(viewer);

        // Runs after the visits, since each of them moves the clock of the service by more than a publisher may be silent.
        if (backend === 'service') publish(await makeStreamKey(host));
        else await host.getByRole('button', { name: '開始測試推流' }).click();
        await expect(host.getByText('直播畫面', { exact: true })).toBeVisible();
        for (const page of all) await expectState(page, 'playing');
        await expectMoving(two);
        await expectViewers(one, 3);

        // Each of them reads every viewer's message.
        for (const [at, page] of viewers.entries()) {
          const line = VIEWERS[at]?.line ?? '';
          await field(page).fill(line);
          await field(page).press('Enter');
          for (const reader of all) await expect(reader.getByText(line).first()).toBeVisible();
        }

        // Two concurrent gifts have the same order on all nodes.
        for (const { playerID } of VIEWERS)
          for (const ItemID of NEEDED) await app.develop('/dev/grant', { PlayerID: playerID, ItemID, Amount: 1000 });
        const sends = [await chooseRose(one), await chooseRose(two)];
        const orders = viewers.map((page) => giftStrips(page).evaluate(seeGivers));
        await Promise.all(sends.map((send) => send.click()));
        const [first, second] = await Promise.all(orders);
        expect(first).toHaveLength(2);
        expect(second).toEqual(first);
        const received = host.getByRole('list', { name: '剛收到的禮物' });
        await expect(received.getByRole('listitem')).toHaveCount(2);
        // The console shows the newest gift at the top.
        expect((await received.getByRole('button').allInnerTexts()).toReversed()).toEqual(first);

        // The host makes the second viewer a co-moderator, who mutes the first with a reason.
        const moderators = host.getByRole('region', { name: '協管' });
        await moderators.getByRole('button', { name: '邀請' }).click();
        await host.getByRole('searchbox', { name: '搜尋暱稱或 ID' }).fill(VIEWERS[1].playerID);
        await host.getByRole('region', { name: '玩家名單' }).getByRole('button', { name: VIEWERS[1].playerID }).click();
        await expect(moderators.getByRole('listitem').filter({ hasText: VIEWERS[1].name })).toContainText('在線');
        await expect(two.getByText(/^主播請您擔任協管/)).toBeVisible();
        await moderate(two, VIEWERS[0].name, '禁言');
        await two.getByRole('textbox', { name: '原因' }).fill('洗版');
        await two
          .getByRole('dialog', { name: /禁言嗎/ })
          .getByRole('button', { name: '禁言', exact: true })
          .click();
        await expect(one.getByText(/^主播已將您禁言/)).toBeVisible();
        await expect(sanctions(host).getByText(/洗版/)).toBeVisible();
        await sanctions(host).getByRole('button', { name: /^解除/ }).click();
        await expect(field(one)).toBeVisible();

        // One viewer's hearts reach the other. The co-moderator asks, and a vote survives a lost connection.
        await one.getByRole('button', { name: /^送愛心/ }).click();
        await expect(two.getByRole('button', { name: /^送愛心，大家送了 \d+ 顆/ })).toBeVisible();
        await openPoll(two);
        const poll = (page: Page): Locator => page.getByRole('region', { name: /^投票 下一局玩什麼/ });
        await poll(one).getByRole('button', { name: '熊貓' }).click();
        await expect(poll(one).getByText('1 票')).toBeVisible();
        await one.context().setOffline(true);
        await two.getByRole('button', { name: '結束投票' }).click();
        await expect(poll(host).getByText('投票結束，共 1 票')).toBeVisible();
        await one.context().setOffline(false);
        await expect(poll(one).getByText('投票結束，共 1 票')).toBeVisible();

        // The host removes the first viewer, and the other viewer continues watching.
        await moderate(host, VIEWERS[0].name, '請出直播間');
        await host.getByRole('button', { name: '請出直播間' }).click();
        await expect(one.getByRole('heading', { level: 1, name: '主播已將您請出直播間' })).toBeVisible();
        await expect(one.locator('[data-part=stream-player]')).toHaveCount(0);
        await expect(room(two)).toBeVisible();
        await expectMoving(two);
        await expectViewers(two, 2);
      },
    );
  });
}
