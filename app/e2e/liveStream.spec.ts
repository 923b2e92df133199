import type { Page } from '@playwright/test';
import { setPublisher } from '#protocol/endpoints/devLive.ts';
import { expect, test } from './fixtures/index.ts';
import { expectMoving, expectState } from './fixtures/livePicture.ts';
import { screens } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

// The mocks send a recorded loop as a live stream. The Chromium of a Linux distribution plays it, since Playwright's own build has no H.264.

const MEMBER = '0900000003';
const ROOM = '1';
const LOBBY = '/zh_tw/play-game/m?brand=owl';

const mini = (page: Page) => page.getByRole('region', { name: '直播小視窗' });

test.describe('a live room on mocks', () => {
  test.use({ backend: 'mocks' });

  test(
    'plays in a small window of the lobby, stalls, restarts, and continues on other pages',
    LONG,
    async ({ app }) => {
      const page = await app.visit({ path: LOBBY, as: MEMBER, panel: true });
      await screens.tiles(page).first().waitFor();
      // Before a stream is shown, no page has a video or its code.
      await expect(page.locator('video')).toHaveCount(0);
      expect(await loadedLoop(page)).toBe(false);
      await app.develop('/dev/switch', { Name: 'Live', Value: 'on' });
      await app.develop(setPublisher.path, { RoomID: ROOM, OnAir: true });
      await page.reload();
      await expect(mini(page)).toBeVisible();
      await expectState(page, 'playing');
      await expectMoving(page);
      expect(await loadedLoop(page)).toBe(true);

      // The stream stops: the video freezes, and continues by itself once the stream is back.
      await page.keyboard.press('Alt+P');
      await page.getByRole('tab', { name: 'Live' }).click();
      const streams = page.getByRole('combobox', { name: 'live streams' });
      await streams.selectOption('stall');
      await expectState(page, 'stalled');
      await streams.selectOption('');
      await page.keyboard.press('Escape');
      await expectState(page, 'playing');
      await expectMoving(page);

      // The same video on another page.
      await mini(page)
        .getByRole('button', { name: /方向鍵移動/ })
        .focus();
      await page.keyboard.press('ArrowLeft');
      await page.getByRole('link', { name: '活動排行' }).first().click();
      await expect(page).not.toHaveURL(/play-game\/m/);
      await expect(mini(page)).toBeVisible();
      await expectMoving(page);
      await expect(page.locator('video')).toHaveCount(1);

      await mini(page).getByRole('button', { name: '關閉直播小視窗' }).click();
      await expect(mini(page)).toBeHidden();
    },
  );
});

const loadedLoop = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.flv')));
