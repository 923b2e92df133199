import { DESKTOP, expect, onceOn, test } from './fixtures/index.ts';
import { screens } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

// A member chooses games in the lobby, changes its settings, and redeems a code. On the service, the tests of a process share one world, so
// each uses its own player.
const PICKER = '0900000003';
const SETTER = '0900000004';
const REDEEMER = '0900000005';

for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test("games are found by category, by name, and among the player's favourites", LONG, async ({ app }) => {
      const page = await app.visit({ as: PICKER, browser: DESKTOP });
      const count = page.getByRole('main').getByText(/共 \d+\s款$/);
      await expect(screens.tiles(page)).toHaveCount(24);
      await page.getByRole('button', { name: '捕魚', exact: true }).click();
      await expect(count).not.toHaveText(/共 24\s款/);
      const search = page.getByRole('searchbox', { name: '搜尋遊戲' });
      await search.fill('沒有這款遊戲');
      await page.getByRole('button', { name: '看全部遊戲' }).click();
      await expect(screens.tiles(page)).toHaveCount(24);
      await search.fill('鲤跃');
      await expect(screens.tiles(page)).toHaveCount(1);
      await page.getByRole('button', { name: /^鯉躍龍門/ }).click();
      const sheet = page.getByRole('dialog', { name: '鯉躍龍門' });
      const heart = sheet.getByRole('button', { name: '加入最愛' });
      if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await search.fill('');
      await page.getByRole('button', { name: '最愛', exact: true }).click();
      await expect(page.getByRole('button', { name: /^鯉躍龍門/ })).toBeVisible();
    });

    test('confirmed settings remain after a reload', LONG, async ({ app }) => {
      const page = await app.visit({ as: SETTER });
      const open = async (): Promise<void> => {
        await screens.menu(page).click();
        await page.getByRole('button', { name: '設定', exact: true }).click();
      };
      const dialog = page.getByRole('dialog', { name: '設定', exact: true });
      await open();
      await dialog.getByRole('switch', { name: '公告' }).click();
      await dialog.getByRole('button', { name: '取消' }).click();
      await open();
      await expect(dialog.getByRole('switch', { name: '公告' })).toBeChecked();
      await dialog.getByRole('switch', { name: '公告' }).click();
      await expect(dialog.getByRole('switch', { name: '播報得獎快訊' })).toBeChecked();
      await dialog.getByRole('switch', { name: '播報得獎快訊' }).click();
      await dialog.getByRole('button', { name: '確認' }).click();
      await expect(dialog).toBeHidden();
      await page.reload();
      await open();
      await expect(dialog.getByRole('switch', { name: '公告' })).not.toBeChecked();
      await expect(dialog.getByRole('switch', { name: '播報得獎快訊' })).not.toBeChecked();
      await expect(dialog.getByRole('switch', { name: '俱樂部' })).toBeChecked();
    });

    test('a code is redeemed from the quick menu; an unknown code shows the reason', LONG, async ({ app }) => {
      const page = await app.visit({ as: REDEEMER });
      await screens.speedDial(page).click();
      await page.getByRole('menuitem', { name: '兌換碼' }).click();
      const field = page.getByRole('textbox', { name: '輸入兌換碼' });
      await field.fill('NOT-A-CODE');
      await page.keyboard.press('Enter');
      await expect(page.getByText('兌換碼無效，請確認是否輸入正確').first()).toBeVisible();
      await field.fill('welcome2026');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/^恭喜獲得 [\d,]+\s金幣/).first()).toBeVisible();
      await page.getByRole('button', { name: '再兌換一組' }).click();
      await field.fill('WELCOME2026');
      await page.keyboard.press('Enter');
      await expect(page.getByText('您不符合這組兌換碼的兌換資格').first()).toBeVisible();
      await page.getByRole('button', { name: '取消' }).click();
      await expect(screens.speedDial(page)).toBeFocused();
    });
  });
}
