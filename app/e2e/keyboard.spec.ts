import type { Locator, Page } from '@playwright/test';
import { DESKTOP, expect, test } from './fixtures/index.ts';
import { codeFromOutbox, screens } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

test.use({ backend: 'mocks' });

/** Whether a control has the focus after the effects of a key: a menu moves its focus in the next task. */
async function hasFocus(element: Element): Promise<boolean> {
  await new Promise<void>((done) => {
    requestAnimationFrame(() => setTimeout(done));
  });
  return element === document.activeElement;
}

/** Presses Tab, or another key, until a control has the focus. */
async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    if (await control.evaluate(hasFocus).catch(() => false)) return;
  }
  throw new Error(`${key} never reached it`);
}

test('the whole path works with only the keyboard', async ({ app }) => {
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
  await expect(page.getByText('類別')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tile).toBeFocused();

  await tabTo(page, screens.speedDial(page));
  await page.keyboard.press('Enter');
  const chat = page.getByRole('menuitem', { name: /聊天/ });
  // The menu's code is fetched when it first opens, so earlier keys have no effect.
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

test('a message and its author have actions by keyboard only', LONG, async ({ app }) => {
  const page = await app.visit({
    as: '0900000001',
    browser: DESKTOP,
    path: '/zh_tw/play-game/m?chatroom=private&player=10000002',
  });
  const messages = screens.messages(page);
  await expect(messages.locator('[data-part=chat-row]').first()).toBeVisible();

  await test.step('opens the menu of the conversation by its arrows', async () => {
    await page.getByRole('button', { name: '返回私聊名單' }).focus();
    await tabTo(page, page.getByRole('button', { name: '對話選項' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: '玩家資訊' })).toBeFocused();
    await tabTo(page, page.getByRole('menuitem', { name: '檢舉玩家' }), 'ArrowDown');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: '對話選項' })).toBeFocused();
  });

  await test.step('reports with a reason', async () => {
    await tabTo(page, messages.getByRole('button', { name: '青山不改的訊息選項' }).first());
    await page.keyboard.press('Enter');
    const entry = page.getByRole('menu', { name: '青山不改的訊息' }).getByRole('menuitem', { name: '檢舉訊息' });
    await expect(entry).toBeVisible();
    await tabTo(page, entry, 'ArrowDown');
    await page.keyboard.press('Enter');
    const report = page.getByRole('dialog', { name: /^檢舉.+的訊息$/u });
    await tabTo(page, report.getByRole('radio').first());
    await tabTo(page, report.getByRole('radio', { name: '買賣帳號或遊戲幣' }), 'ArrowDown');
    await page.keyboard.press('Space');
    await expect(report.getByRole('radio', { name: '買賣帳號或遊戲幣' })).toBeChecked();
    await tabTo(page, report.getByRole('button', { name: '送出檢舉' }));
    await page.keyboard.press('Enter');
    await expect(report).toBeHidden();
  });

  await test.step('opens the card, and cancels a block', async () => {
    await page.getByRole('button', { name: '返回私聊名單' }).focus();
    await tabTo(page, page.getByRole('button', { name: /玩家資訊$/u }));
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: /的玩家資訊$/u });
    await tabTo(page, card.getByRole('button', { name: '更多' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: '封鎖' })).toBeFocused();
    await page.keyboard.press('Enter');
    const block = page.getByRole('alertdialog', { name: /^要封鎖/u });
    await expect(block).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(block).toBeHidden();
    // While the question closes, a key still goes to the question and not to the card.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden({ timeout: 2000 });
    }).toPass();
    await expect(page.getByRole('button', { name: /玩家資訊$/u })).toBeFocused();
  });
});
