import type { Page } from '@playwright/test';
import { setPublisher } from '#protocol/endpoints/devLive.ts';
import { joinRoom, leaveRoom } from '#protocol/operations/live.ts';
import { expect, test } from './fixtures/index.ts';
import { currentTime, expectMoving, expectState } from './fixtures/livePicture.ts';
import { screens } from './fixtures/screens.ts';
import { countOperation, noteOperations } from './fixtures/socketOps.ts';
import { LONG } from './fixtures/long.ts';

const MEMBER = '0900000003';
const ROOM = '1';
const LOBBY = '/zh_tw/play-game/m?brand=owl';
const HEIGHT = 844;

const MENU = ['最新消息', '今日獎勵', '好友', '信件', '遊戲時間與上限', '帳號與隱私'] as const;
const FOOT = ['活動排行', '客服中心', '會員中心'] as const;

const mini = (page: Page) => page.getByRole('region', { name: '直播小視窗' });
const room = (page: Page) => page.getByRole('main', { name: /^直播間：/ });

/** Expects the same playing video, and no new entry into the room. */
async function expectSamePicture(page: Page, before: number): Promise<number> {
  await expect(mini(page)).toBeVisible();
  await expect(page.locator('video')).toHaveCount(1);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(before);
  expect([await countOperation(page, joinRoom), await countOperation(page, leaveRoom)]).toEqual([0, 0]);
  return currentTime(page);
}

test.describe('the small window on mocks', () => {
  test.use({ backend: 'mocks' });

  test(
    'goes through ten pages and back, opens the room, keeps it over a rotation of the phone and a reload, and closes',
    LONG,
    async ({ app }) => {
      const page = await app.visit({ path: LOBBY, as: MEMBER });
      await app.develop(setPublisher.path, { RoomID: ROOM, OnAir: true });
      await screens.tiles(page).first().waitFor();
      await expectState(page, 'playing');
      await expectMoving(page);
      await noteOperations(page);

      // Ten pages with the same video and the same membership.
      let time = await currentTime(page);
      for (const name of MENU) {
        await screens.menu(page).click();
        await page.getByRole('dialog').getByRole('link', { name }).click();
        await expect(page.getByRole('dialog')).toBeHidden();
        time = await expectSamePicture(page, time);
      }
      for (const name of FOOT) {
        await page.getByRole('link', { name }).last().click();
        time = await expectSamePicture(page, time);
      }
      await screens.menu(page).click();
      await page.getByRole('dialog').getByRole('link', { name: '立即玩' }).click();
      await screens.tiles(page).first().waitFor();
      time = await expectSamePicture(page, time);
      // The back button of the phone.
      for (let step = 0; step < 2; step += 1) {
        await page.goBack();
        time = await expectSamePicture(page, time);
      }
      await page.goForward();

      // Full screen leads to the room, still with the same video and membership.
      await mini(page).getByRole('button', { name: '全螢幕觀看', exact: true }).click();
      await expect(page).toHaveURL(/play-game\/live\?live=1/);
      await expect(room(page)).toBeVisible();
      await expect(mini(page)).toBeHidden();
      await expect(page.locator('video')).toHaveCount(1);
      await expect.poll(() => currentTime(page)).toBeGreaterThan(time);
      expect(await countOperation(page, joinRoom)).toBe(0);

      // A phone in landscape shows the same room, also after a reload.
      await page.setViewportSize({ width: HEIGHT, height: 390 });
      await expectMoving(page);
      expect([await countOperation(page, joinRoom), await countOperation(page, leaveRoom)]).toEqual([0, 0]);
      await page.reload();
      await expect(room(page)).toBeVisible();
      await expectState(page, 'playing');
      await page.setViewportSize({ width: 390, height: HEIGHT });
      await noteOperations(page);

      // The phone's back button leaves the room. The lobby offers the room again, and closing the offer hides it for the visit.
      await page.goBack();
      await expect(room(page)).toBeHidden();
      await expect.poll(() => countOperation(page, leaveRoom)).toBe(1);
      await page
        .getByRole('link', { name: /立即玩/ })
        .or(screens.menu(page))
        .first()
        .click();
      await page.getByRole('dialog').getByRole('link', { name: '立即玩' }).click();
      await expect(mini(page)).toBeVisible();
      await mini(page).getByRole('button', { name: '關閉直播小視窗' }).click();
      await expect(mini(page)).toBeHidden();
      await expect.poll(() => countOperation(page, leaveRoom)).toBe(2);
      await page.reload();
      await screens.tiles(page).first().waitFor();
      await expect(page.locator('video')).toHaveCount(0);
    },
  );
});
