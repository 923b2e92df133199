import { expect, LIVELY, onceOn, test } from './fixtures/index.ts';
import { enterPhone, openChat, sendMessage, screens, sendCode, signInByForm } from './fixtures/screens.ts';
import { LONG } from './fixtures/long.ts';

// Goes from a new browser to a message that another player reads. Runs once on the service, and once on mocks with the network cut, with
// all motion and with the service worker.
for (const backend of onceOn('service')) {
  test.describe(`on ${backend}`, () => {
    test.use({ backend });

    test("a member signs in by phone, opens a game's sheet, and writes in the chat", async ({ app }) => {
      const page = await app.visit({ ageGate: 'new', browser: LIVELY });

      await test.step('asks for the age once', async () => {
        await screens.ageGate(page).getByRole('checkbox', { name: '不再顯示' }).check();
        await page.getByRole('button', { name: '已滿18歲' }).click();
        await expect(screens.ageGate(page)).toBeHidden();
        await page.reload();
        await expect(page.getByRole('banner').getByRole('button', { name: '登入' })).toBeVisible();
        await expect(screens.ageGate(page)).toBeHidden();
      });

      await test.step('signs in with the code from the outbox', async () => {
        await signInByForm(page, '0900000001');
      });

      await test.step('shows 24 games, the wallet and the tier in the lobby', async () => {
        await expect(screens.tiles(page)).toHaveCount(24);
        // Other tests of this world spend some of the gold.
        await expect(screens.wallet(page)).toContainText(/[1-9]\d{0,2}(,\d{3})+ 金幣/);
        await expect(screens.wallet(page)).toContainText('5,000 寶石');
        await expect(page.getByRole('banner').getByRole('img', { name: /VIP 3/ })).toBeVisible();
      });

      await test.step("opens the game's sheet from a tile, and returns the focus", async () => {
        const tile = screens.tiles(page).nth(3);
        const name = (await tile.getByRole('img').first().getAttribute('alt')) ?? '';
        await tile.click();
        const sheet = page.getByRole('dialog', { name });
        await expect(sheet).toContainText('類別');
        await expect(sheet).toContainText('這款遊戲正在準備中');
        await page.keyboard.press('Escape');
        await expect(sheet).toBeHidden();
        await expect(tile).toBeFocused();
      });

      await test.step('reads the public channel and sends a message that another browser shows', async () => {
        await openChat(page);
        await expect(page.getByRole('tab', { name: /公頻/ })).toHaveAttribute('aria-selected', 'true');
        await expect(screens.messages(page).locator('[data-part=chat-row]').nth(3)).toBeVisible();
        await expect(screens.messages(page).locator('[data-part=chat-row]').last()).toBeInViewport();
        await expect(page.getByRole('button', { name: '回到最新' })).toBeHidden();
        const other = await app.visit({ as: '0900000002', browser: LIVELY });
        await openChat(other);
        await sendMessage(page, '大家好，我是一號');
        await expect(screens.messages(page).getByText('大家好，我是一號')).toBeVisible();
        // The message is acknowledged, and not only sent.
        const own = page.locator('[data-part=chat-bubble][data-side=own]').filter({ hasText: '大家好，我是一號' });
        await expect(own).toHaveAttribute('data-state', 'sent');
        await expect(screens.messages(other).getByText('大家好，我是一號')).toBeVisible();
        await sendMessage(other, '一號你好');
        await expect(screens.messages(page).getByText('一號你好')).toBeVisible();
        await expect(screens.messages(page).getByText('大家好，我是一號')).toHaveCount(1);
      });

      await test.step('closes the chat and signs out', async () => {
        await page.keyboard.press('Escape');
        await expect(screens.chat(page)).toBeHidden();
        await screens.menu(page).click();
        await page.getByRole('button', { name: '登出' }).click();
        await expect(page.getByRole('banner').getByRole('button', { name: '登入' })).toBeVisible();
        // A visitor who is not signed in sees the same games.
        await expect(screens.tiles(page)).toHaveCount(24);
      });
    });
  });
}

// More tests, each on one backend, since the contracts make both backends equal and the app is the same.
test('a guest reaches the lobby, reads why other parts are closed, and binds a phone', async ({ app }) => {
  const page = await app.visit();
  await page.getByRole('banner').getByRole('button', { name: '登入' }).click();
  await page.getByRole('button', { name: '訪客' }).click();
  await page.getByRole('button', { name: '收下 10,000' }).click();
  await expect(screens.tiles(page)).toHaveCount(24);
  await expect(screens.wallet(page)).toContainText('10,000');

  await screens.speedDial(page).click();
  const why = page.getByRole('alertdialog', { name: '訪客無法使用' });
  await expect(why).toContainText('會員專屬');
  await why.getByRole('button', { name: '綁定手機' }).click();
  await enterPhone(page, '0911222333');
  const reward = page.getByRole('dialog', { name: '手機綁定獎勵' });
  await expect(reward).toContainText('09');
  await reward.getByRole('button', { name: '領取 20,000 金幣' }).click();
  const done = page.getByRole('alertdialog', { name: '綁定成功' });
  await expect(done).toContainText('領取成功 +20,000 金幣');
  await done.getByRole('button', { name: '確認' }).click();
  const offer = page.getByRole('dialog', { name: '下次用通行密鑰登入' });
  await offer.getByRole('button', { name: '稍後' }).click();
  await expect(offer).toHaveCount(0);
  await expect(screens.wallet(page)).toContainText('30,000');
  await openChat(page);
});

test('a phone with several accounts opens the chooser', LONG, async ({ app }) => {
  const page = await app.visit();
  await signInByForm(page, '0900000004');
  const chooser = page.getByRole('dialog', { name: '選擇帳號' });
  await expect(chooser.getByRole('listitem')).toHaveCount(3);
  const second = chooser.getByRole('listitem').nth(1);
  const name = await second.getByRole('strong').innerText();
  await second.getByRole('button').click();
  await expect(screens.tiles(page)).toHaveCount(24);
  await screens.menu(page).click();
  await expect(page.getByRole('dialog', { name: '選單' })).toContainText(name);
});

test.describe('on mocks', () => {
  test.use({ backend: 'mocks' });

  test('invalid input is reported at its field', LONG, async ({ app }) => {
    const page = await app.visit();
    await page.getByRole('banner').getByRole('button', { name: '登入' }).click();
    await page.getByRole('button', { name: '手機' }).click();

    await screens.phone(page).fill('0812');
    await screens.phone(page).press('Enter');
    await expect(page.getByText('請輸入正確手機號碼格式')).toBeVisible();
    await expect(screens.phone(page)).toHaveValue('0812');

    const right = await sendCode(page, '0900000005');
    await expect(page.getByRole('button', { name: /^\d+\s秒後可重新發送$/ })).toBeDisabled();
    await screens.code(page).fill(right === '123456' ? '654321' : '123456');
    await expect(screens.code(page)).toHaveAttribute('aria-invalid', 'true');

    await screens.code(page).fill(right);
    await expect(screens.account(page)).toBeVisible();
  });

  test('a visitor who is under age leaves the product', async ({ app, watch }) => {
    watch.expectProblems(/^left its origin: https:\/\/i\.win\.org\.tw\//);
    watch.expectProblems(/ERR_(FAILED|NAME_NOT_RESOLVED) https:\/\/i\.win\.org\.tw\//);
    watch.expectProblems(
      /^console: Failed to load resource: net::ERR_(FAILED|NAME_NOT_RESOLVED) \(https:\/\/i\.win\.org\.tw\//,
    );
    const page = await app.visit({ ageGate: 'new' });
    const leaving = page.waitForRequest('https://i.win.org.tw/');
    await screens.ageGate(page).getByRole('button', { name: '未滿18歲' }).click();
    await leaving;
  });
});
