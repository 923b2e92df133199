import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { codeFromOutbox, screens } from './fixtures/screens.ts';

test.use({ backend: 'mocks' });

/** Presses Tab until a control has the focus, and shows it. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement).catch(() => false)) return;
  }
  throw new Error('Tab never reached it');
}

test('the whole path by keyboard alone', async ({ app }) => {
  const page = await app.visit({ ageGate: 'new' });

  await tabTo(page, page.getByRole('button', { name: '已滿18歲' }));
  await page.keyboard.press('Enter');
  await expect(screens.ageGate(page)).toBeHidden();

  await tabTo(page, page.getByRole('banner').getByRole('button', { name: '登入' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: '手機' }));
  await page.keyboard.press('Enter');
  await expect(screens.phone(page)).toBeVisible();
  await tabTo(page, screens.phone(page));
  await page.keyboard.type('0900000001');
  await page.keyboard.press('Enter');
  await expect(page.getByText('驗證碼已發送')).toBeVisible();
  await expect(screens.code(page)).toBeFocused();
  await page.keyboard.type(await codeFromOutbox(page, '0900000001'));
  await expect(screens.account(page)).toBeVisible();
  await expect(screens.tiles(page)).toHaveCount(24);

  const tile = screens.tiles(page).nth(1);
  await tabTo(page, tile);
  await page.keyboard.press('Enter');
  await expect(page.getByText('投注範圍')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tile).toBeFocused();

  await tabTo(page, screens.speedDial(page));
  await page.keyboard.press('Enter');
  const chat = page.getByRole('menuitem', { name: /聊天/ });
  // The menu's code is fetched when it first opens: a key pressed before goes to nobody.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(chat).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(screens.chat(page)).toBeVisible();
  await tabTo(page, screens.composer(page));
  await page.keyboard.type('只用鍵盤');
  await page.keyboard.press('Enter');
  await expect(screens.messages(page).getByText('只用鍵盤')).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(screens.chat(page)).toBeHidden();
  await expect(screens.speedDial(page)).toBeFocused();
});
