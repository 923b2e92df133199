import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { openChat, screens } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

// The app handles layers and the browser's history in the same way on every backend.
test.use({ backend: 'mocks' });

const LOBBY = /\/zh_tw\/play-game\/m\?scenario=[^&]*$/;

/** Uses the browser's back; the layer closes, and the lobby is unchanged. */
async function closesByBack(page: Page, layer: Locator): Promise<void> {
  await expect(layer).toBeVisible();
  await page.goBack();
  await expect(layer).toBeHidden();
  await expect(page).toHaveURL(LOBBY);
  await expect(screens.tiles(page).first()).toBeVisible();
}

test('Back closes each layer of a visitor, one at a time', LONG, async ({ app }) => {
  const page = await app.visit();
  await expect(screens.tiles(page)).toHaveCount(24);
  const menu = page.getByRole('dialog', { name: '選單' });
  const menuButton = page.getByRole('banner').getByRole('button', { name: '選單' });

  await test.step('the drawer', async () => {
    await menuButton.click();
    await closesByBack(page, menu);
    // The browser's forward opens nothing and causes no error.
    await page.goForward();
    await expect(menu).toBeHidden();
    await menuButton.click();
    await expect(menu).toBeVisible();
    await menu.getByRole('button', { name: '關閉選單' }).click();
    await expect(menu).toBeHidden();
  });

  await test.step("a game's sheet", async () => {
    const tile = screens.tiles(page).nth(3);
    const name = (await tile.getByRole('img').first().getAttribute('alt')) ?? '';
    await tile.click();
    await closesByBack(page, page.getByRole('dialog', { name }));
  });

  await test.step('the sign-in over it, and then the sheet', async () => {
    const tile = screens.tiles(page).nth(3);
    const name = (await tile.getByRole('img').first().getAttribute('alt')) ?? '';
    await tile.click();
    const sheet = page.getByRole('dialog', { name });
    await sheet.getByRole('button', { name: '登入收藏' }).click();
    const signIn = page.getByRole('dialog', { name: '登入', exact: true });
    await expect(signIn).toBeVisible();
    await expect(sheet).toBeHidden();
    await page.goBack();
    await expect(signIn).toBeHidden();
    await closesByBack(page, sheet);
  });
});

test('Back closes each layer of a member, and a page that a layer led to leads back below it', async ({ app }) => {
  const page = await app.visit({ as: '0900000001' });
  await expect(screens.tiles(page)).toHaveCount(24);

  await test.step('the chat', async () => {
    await openChat(page);
    await closesByBack(page, screens.chat(page));
  });

  await test.step('the quick menu', async () => {
    await screens.speedDial(page).click();
    await closesByBack(page, page.getByRole('menu'));
  });

  await test.step('the redeem code', async () => {
    await screens.speedDial(page).click();
    await page.getByRole('menuitem', { name: '兌換碼' }).click();
    await closesByBack(page, page.getByRole('dialog', { name: '兌換碼' }));
  });

  await test.step('the settings behind the menu', async () => {
    await screens.menu(page).click();
    await page.getByRole('button', { name: '設定', exact: true }).click();
    await closesByBack(page, page.getByRole('dialog', { name: '設定', exact: true }));
  });

  await test.step("the friends to share a game with, and then the game's sheet", async () => {
    const tile = screens.tiles(page).nth(3);
    const name = (await tile.getByRole('img').first().getAttribute('alt')) ?? '';
    await tile.click();
    const sheet = page.getByRole('dialog', { name });
    await sheet.getByRole('button', { name: '分享給好友' }).click();
    const friends = page.getByRole('dialog', { name: '發送名單' });
    await expect(friends).toBeVisible();
    await page.goBack();
    await expect(friends).toBeHidden();
    await closesByBack(page, sheet);
  });

  await test.step('the menu leads to a page, and one step leads back', async () => {
    await screens.menu(page).click();
    const menu = page.getByRole('dialog', { name: '選單' });
    await menu.getByRole('link', { name: '最新消息' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '最新消息' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(LOBBY);
    await expect(screens.tiles(page).first()).toBeVisible();
    await expect(menu).toBeHidden();
  });
});

test('Back leads from the phone step to the ways to sign in, and from them to the lobby', LONG, async ({ app }) => {
  const page = await app.visit();
  await expect(screens.tiles(page)).toHaveCount(24);
  await page.getByRole('banner').getByRole('button', { name: '登入' }).click();
  const ways = page.getByRole('dialog', { name: '登入', exact: true });
  await ways.getByRole('button', { name: '手機' }).click();
  await expect(screens.phone(page)).toBeVisible();
  await page.goBack();
  await expect(screens.phone(page)).toBeHidden();
  await closesByBack(page, ways);
});

test('Back closes the announcement of the day', LONG, async ({ app }) => {
  const page = await app.visit({ as: '0900000001', announcement: 'new' });
  await closesByBack(page, page.getByRole('dialog', { name: '每日獎勵一覽' }));
});

test('a player card lies over the chat, and Back closes only the card', LONG, async ({ app }) => {
  const page = await app.visit({ as: '0900000001' });
  await openChat(page);
  const chat = page.getByRole('dialog', { name: '聊天室' });
  const card = page.getByRole('dialog', { name: /的玩家資訊$/u });
  const row = screens
    .messages(page)
    .locator('[data-part=chat-row]')
    .filter({ has: page.locator('[data-side=other]') });

  await test.step('by a face', async () => {
    await row.last().locator('[data-part=chat-bubble-portrait] button').click();
    await expect(card.getByText('註冊時間')).toBeVisible();
    await page.goBack();
    await expect(card).toBeHidden();
    await expect(chat).toBeVisible();
  });

  await test.step("by the message's menu, which is gone then", async () => {
    await row.last().locator('[data-part=chat-bubble]').click({ button: 'right' });
    const menu = page.getByRole('dialog', { name: /的訊息$/u });
    await menu.getByRole('button', { name: '玩家資訊' }).click();
    await expect(card.getByText('註冊時間')).toBeVisible();
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(card).toBeHidden();
    await expect(chat).toBeVisible();
  });
});
