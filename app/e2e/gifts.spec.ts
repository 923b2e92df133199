import { expect, LIVELY, onceOn, test } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';

/** Runs in the page: whether the code for effects has loaded. */
const showsEffects = (): boolean =>
  performance.getEntriesByType('resource').some((entry) => /GiftEffects.*\.js$/.test(entry.name) && entry.duration > 0);

for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    // A gift between two browsers: both show its effect, and its receipt in the private conversation.
    test('a rose sent from a private conversation shows its effect to the receiver', LONG, async ({ app }) => {
      const giver = await app.visit({
        as: '0900000003',
        path: '/zh_tw/play-game/m?chatroom=private&player=10000004',
        browser: LIVELY,
      });
      await expect(giver.getByRole('button', { name: '贈禮' })).toBeVisible({ timeout: 60_000 });
      for (const ItemID of [2, 39]) await app.develop('/dev/grant', { PlayerID: '10000003', ItemID, Amount: 1000 });
      const taker = await app.visit({ as: '0900000004', browser: LIVELY });
      // The code for effects is fetched after the first page.
      await taker.waitForFunction(showsEffects);
      await giver.getByRole('button', { name: '贈禮' }).first().click();
      const shelf = giver.getByRole('group', { name: '特效禮物' });
      await expect(shelf.getByRole('button')).toHaveCount(8);
      await shelf.getByRole('button', { name: /^玫瑰/ }).click();
      await giver.getByRole('button', { name: '送出禮物' }).click();
      await giver.getByRole('alertdialog').getByRole('button', { name: '確定送出' }).click();

      const words = /送給 .+ 玫瑰/;
      await expect(taker.getByRole('status').filter({ hasText: words })).toBeAttached();
      await expect(taker.locator('[data-part=video-overlay]')).toHaveAttribute('data-state', 'playing');
      await expect(giver.locator('[data-part=video-overlay]')).toHaveAttribute('data-state', 'playing');
      // A tap ends the effect, and the conversation below stays open.
      await giver.mouse.click(195, 700);
      await expect(giver.locator('[data-part=video-overlay]')).toHaveCount(0);
      await expect(giver.getByText('您送出的禮物')).toBeVisible();
      // The effect ends after its clip.
      await expect(taker.locator('[data-part=video-overlay]')).toHaveCount(0, { timeout: 15_000 });
      await taker.getByRole('button', { name: '領取' }).first().click();
      await expect(taker.getByRole('heading', { level: 1, name: '信件' })).toBeVisible();
    });
  });
}
