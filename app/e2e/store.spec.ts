import type { Page } from '@playwright/test';
import { DESKTOP, expect, PHONE, test, type TestApp } from './fixtures/index.ts';

const BUYER = '0900000003';
const wallet = (page: Page) => page.locator('[data-part=wallet-pill]');

/** The offline world begins with a closed shop. */
async function openShop(app: TestApp, page: Page): Promise<void> {
  await expect(page.getByText(/即將上架|即將開放/u).first()).toBeVisible();
  await app.develop('/dev/switch', { Name: 'Shop', Value: 'on' });
}

/** The newest order of the page's player, as its address names it. */
const orderOf = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? '';

/** Waits for the celebration. It ends by itself, so the wait begins before the payment and looks at every frame. */
const gained = (page: Page, what: string): Promise<void> =>
  page.getByText(`恭喜獲得 ${what}`).first().waitFor({ state: 'attached' });

test.describe('on mocks', () => {
  test.use({ backend: 'mocks' });

  test('a phone buys gold, is refused once, and comes back to an order that it left', async ({ app }) => {
    const page = await app.visit({ as: BUYER, path: '/zh_tw/store?brand=bj188', browser: PHONE });
    await openShop(app, page);
    const buy = async (price: string, way: string): Promise<void> => {
      await page.getByRole('button', { name: new RegExp(`NT\\$ ${price}$`, 'u') }).click();
      const sheet = page.getByRole('dialog', { name: '結帳' });
      await sheet.getByText(way, { exact: true }).click();
      await sheet.getByRole('button', { name: /確認付款/u }).click();
      // On a phone the gateway's page takes the place of the store.
      await page.waitForURL(/pay=/u);
    };
    await buy('150', '信用卡');
    const OrderID = new URL(page.url()).searchParams.get('pay') ?? '';
    await page.goto(`/zh_tw/store?order=${OrderID}`);
    await expect(page.getByRole('heading', { name: '等待付款結果' })).toBeVisible();
    const arrived = gained(page, '630,000 金幣');
    await app.develop('/dev/pay', { OrderID, Outcome: 'paid' });
    await expect(page.getByRole('heading', { name: '已入帳' })).toBeVisible();
    await arrived;
    await expect(wallet(page)).toContainText(/[1-9][\d,]*/u);

    await page.goto('/zh_tw/store');
    await buy('30', '電信帳單');
    const refused = new URL(page.url()).searchParams.get('pay') ?? '';
    await page.goto(`/zh_tw/store?order=${refused}`);
    await expect(page.getByRole('heading', { name: '等待付款結果' })).toBeVisible();
    await app.develop('/dev/pay', { OrderID: refused, Outcome: 'failed' });
    await expect(page.getByRole('heading', { name: '付款沒有成功' })).toBeVisible();
    await expect(page.getByText(/您沒有被扣款/u)).toBeVisible();

    await page.getByRole('link', { name: '重新購買' }).click();
    await buy('330', '信用卡');
    await page.goto('/zh_tw/play-game/m');
    await page.getByRole('link', { name: '繼續付款' }).click();
    await expect(page.getByRole('heading', { name: '等待付款結果' })).toBeVisible();
    expect(orderOf(page)).not.toBe('');
  });

  test('a desktop buys points by keyboard alone', async ({ app }) => {
    const page = await app.visit({ as: BUYER, path: '/zh_tw/purchase/point?brand=win', browser: DESKTOP });
    await openShop(app, page);
    const pack = page.getByRole('button', { name: /NT\$ 30$/u });
    await expect(pack).toBeVisible();
    await pack.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: '結帳' });
    await expect(sheet).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(sheet.getByRole('radio', { checked: true }).first()).toBeFocused();
    const pay = sheet.getByRole('button', { name: /確認付款/u });
    for (let steps = 0; steps < 12 && !(await pay.evaluate((one) => one === document.activeElement)); steps += 1)
      await page.keyboard.press('Tab');
    await expect(pay).toBeFocused();
    const opened = page.waitForEvent('popup');
    await page.keyboard.press('Enter');
    const gateway = await opened;
    await gateway.waitForURL(/pay=/u);
    await gateway.close();
    await expect(page.getByRole('heading', { name: '等待付款結果' })).toBeVisible();
    const arrived = gained(page, '120 點數');
    await app.develop('/dev/pay', { OrderID: orderOf(page), Outcome: 'paid' });
    await expect(page.getByRole('heading', { name: '已入帳' })).toBeVisible();
    await arrived;
  });
});
