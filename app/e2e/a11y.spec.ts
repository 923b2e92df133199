import type { Page } from '@playwright/test';
import { expect, LIVELY, test } from './fixtures/index.ts';
import { enterPhone, openChat, screens } from './fixtures/screens.ts';
import { LONG, longIf } from './fixtures/long.ts';
import { violations } from './fixtures/violations.ts';

// Screens do not depend on the backend, so these tests use mocks only.
test.use({ backend: 'mocks' });

// A light brand and a brand with sharp corners. `pages.sweep.spec.ts` checks every page in bj188.
for (const brand of ['win', 'betrnk']) {
  test(
    `${brand}: sign-in, lobby, a game's sheet and chat break no rule of accessibility`,
    longIf(brand === 'betrnk'),
    async ({ app }) => {
      const page = await app.visit({ path: `/zh_tw/play-game/m?brand=${brand}` });
      await page.getByRole('banner').getByRole('button', { name: '登入' }).click();
      await expect(page.getByRole('button', { name: '訪客' })).toBeVisible();
      expect(await violations(page), 'the sign-in').toEqual([]);
      await page.getByRole('button', { name: '手機' }).click();
      await expect(screens.phone(page)).toBeVisible();
      expect(await violations(page), "the phone's form").toEqual([]);

      await enterPhone(page, '0900000001');
      await expect(screens.tiles(page)).toHaveCount(24);
      await expect(page.locator('[data-part=game-card-picture][data-state=loaded]').nth(5)).toBeVisible();
      expect(await violations(page), 'the lobby').toEqual([]);
      await screens.tiles(page).first().click();
      await expect(page.getByText('類別')).toBeVisible();
      expect(await violations(page), "the game's sheet").toEqual([]);
      await page.keyboard.press('Escape');
      await openChat(page);
      await expect(screens.messages(page).locator('[data-part=chat-row]').nth(3)).toBeVisible();
      expect(await violations(page), 'the chat').toEqual([]);
    },
  );
}

test('moves nothing for a player who prefers reduced motion', LONG, async ({ app }) => {
  // A fade or a change of colour in place does not count as motion.
  const moving = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const still = /^(opacity|visibility|.*color|boxShadow|fill|stroke|offset|computedOffset|easing|composite)$/i;
      return document.getAnimations().filter(({ playState, effect }) => {
        if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
        const moves = effect.getKeyframes().some((frame) => Object.keys(frame).some((name) => !still.test(name)));
        return moves && Number(effect.getComputedTiming().duration) > 50;
      }).length;
    });
  const page = await app.visit({ as: '0900000001', browser: LIVELY });
  await expect(screens.tiles(page)).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(screens.tiles(page)).toHaveCount(24);
  expect(await moving(page)).toBe(0);
  await openChat(page);
  expect(await moving(page)).toBe(0);
});
