import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures/index.ts';
import { openChat, screens } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

// Runs on one backend, since the app handles layers and the browser's history in the same way on each.
test.use({ backend: 'mocks' });

const LOBBY = /\/zh_tw\/play-game\/m\?scenario=[^&]*$/;

/** Goes back in the browser. The layer closes, and the lobby is unchanged. */
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
    // Forward in the browser opens nothing and causes no error.
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

  await test.step('closes the sign-in over the sheet, and then the sheet', async () => {
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

test('Back closes each layer of a member, and returns below the layer from a page that the layer opened', async ({
  app,
}) => {
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

  await test.step('opens the settings behind the menu', async () => {
    await screens.menu(page).click();
    await page.getByRole('button', { name: '設定', exact: true }).click();
    await closesByBack(page, page.getByRole('dialog', { name: '設定', exact: true }));
  });

  await test.step("closes the list of friends to share a game with, and then the game's sheet", async () => {
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

  await test.step('returns in one step from a page that the menu opened', async () => {
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

test('Back goes from the phone step to the ways to sign in, and from them to the lobby', LONG, async ({ app }) => {
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

test('Back closes only the player card over the chat', LONG, async ({ app }) => {
  const page = await app.visit({ as: '0900000001' });
  await openChat(page);
  const chat = page.getByRole('dialog', { name: '聊天室' });
  const card = page.getByRole('dialog', { name: /的玩家資訊$/u });
  const row = screens
    .messages(page)
    .locator('[data-part=chat-row]')
    .filter({ has: page.locator('[data-side=other]') });

  await test.step('opens the card by a face', async () => {
    await row.last().locator('[data-part=chat-bubble-portrait] button').click();
    await expect(card.getByText('註冊時間')).toBeVisible();
    await page.goBack();
    await expect(card).toBeHidden();
    await expect(chat).toBeVisible();
  });

  await test.step("opens the card by the message's menu, which closes", async () => {
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
