import { expect, type Locator, type Page } from '@playwright/test';

/** Where things are on the screens, by what a player reads (Chinese, the original). */
export const screens = {
  ageGate: (page: Page): Locator => page.getByRole('dialog', { name: '提醒' }),
  tiles: (page: Page): Locator => page.locator('[data-part=game-card]'),
  wallet: (page: Page): Locator => page.getByRole('button', { name: /購點兌換/ }).first(),
  account: (page: Page): Locator => page.getByRole('button', { name: '我的帳號與選單' }),
  speedDial: (page: Page): Locator => page.getByRole('button', { name: /^快捷選單/ }),
  chat: (page: Page): Locator => page.getByRole('dialog', { name: '聊天室' }),
  messages: (page: Page): Locator => page.getByRole('region', { name: '訊息' }),
  composer: (page: Page): Locator => page.getByRole('textbox', { name: '在公頻說話' }),
  phone: (page: Page): Locator => page.getByRole('textbox', { name: '手機號碼' }),
  code: (page: Page): Locator => page.getByRole('textbox', { name: '驗證碼' }),
};

/** The newest code sent to a phone, as the outbox page shows it. */
export async function codeFromOutbox(page: Page, phone: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto('/dev');
  const row = outbox.getByRole('row').filter({ hasText: phone }).filter({ hasText: /\d{6}/ }).first();
  const text = await row.getByRole('cell').last().innerText();
  await outbox.close();
  return /\d{6}/.exec(text)?.[0] ?? '';
}

/** From the phone's form (signing in or binding) to the right code. */
export async function enterPhone(page: Page, phone: string): Promise<void> {
  await screens.phone(page).fill(phone);
  await page.getByRole('button', { name: '發送驗證碼' }).click();
  await expect(page.getByText('驗證碼已發送')).toBeVisible();
  await screens.code(page).fill(await codeFromOutbox(page, phone));
}

/** Signs in by phone, from the lobby to the lobby. */
export async function signInByForm(page: Page, phone: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: '登入' }).click();
  await page.getByRole('button', { name: '手機' }).click();
  await enterPhone(page, phone);
  await page.getByRole('dialog').getByRole('button', { name: '登入', exact: true }).click();
}

/** Opens the chat on a phone by the floating button. */
export async function openChat(page: Page): Promise<void> {
  await screens.speedDial(page).click();
  await page.getByRole('menuitem', { name: /聊天/ }).click();
  await expect(screens.chat(page)).toBeVisible();
}

/** Says something in the channel that is open. */
export async function say(page: Page, words: string): Promise<void> {
  await screens.composer(page).fill(words);
  await page.getByRole('button', { name: '送出' }).click();
}
