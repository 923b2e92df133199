import type { Page } from '@playwright/test';
import { sandboxSettings } from '#service/sandboxGateway/settings.ts';
import { type SandboxProcess, startSandboxProcess } from '#service/testing/sandboxProcess.ts';
import { freePort } from '#service/testing/freePort.ts';
import { DESKTOP, expect, test as base } from './fixtures/index.ts';
import { startService } from './fixtures/service.ts';

// Buying at the real service. The gateway is a process of its own for the service, and another site for the browser.
base.use({ movesClock: false });

const test = base.extend<object, { gateway: SandboxProcess; servicePort: number }>({
  // Both call each other, so the port of the service is known before either starts.
  servicePort: [async ({ browserName: _browserName }, provide) => provide(await freePort()), { scope: 'worker' }],
  gateway: [
    async ({ servicePort }, provide) => {
      const gateway = await startSandboxProcess(await freePort(), `http://127.0.0.1:${servicePort}`);
      await provide(gateway);
      await gateway.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  service: [
    async ({ gateway, servicePort }, provide) => {
      const environment = { ...sandboxSettings(gateway.origin), PORT: String(servicePort) };
      let started: ReturnType<typeof startService> | undefined;
      await provide(() => (started ??= startService({ environment })));
      await (await started)?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Players of the demo world without orders, each of one test: a code is sent to a number once a minute. */
const PHONES = { buyer: '0900000003', hesitant: '0900000004', shopper: '0900000005' } as const;
const STORE = '/zh_tw/store?brand=bj188';

test.beforeEach(async ({ app, watch, gateway }) => {
  watch.letLeave(({ origin }) => origin === gateway.origin);
  await app.develop('/dev/switch', { Name: 'Shop', Value: 'on' });
});

const wallet = (page: Page) => page.locator('[data-part=wallet-pill]');
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Chooses a pack and a way to pay, and presses the button. */
async function pay(page: Page, price: string, way = '信用卡'): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`NT\\$ ${price}$`, 'u') }).click();
  const sheet = page.getByRole('dialog', { name: '結帳' });
  await sheet.getByText(way, { exact: true }).click();
  await sheet.getByRole('button', { name: /確認付款/u }).click();
}

/** Chooses how the payment ends, on the page of the gateway. */
async function choose(page: Page, choice: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sandbox gateway' })).toBeVisible();
  await page.getByRole('button', { name: choice, exact: true }).click();
}

test('a phone buys gold at the gateway, and the wallet counts up after the way back', async ({ app }) => {
  const page = await app.visit({ as: PHONES.buyer, path: STORE });
  const before = await wallet(page).innerText();
  await pay(page, '150');
  await choose(page, 'Pay');
  const arrived = page.getByText('恭喜獲得 630,000 金幣').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Return with the result' }).click();
  await expect(heading(page, '已入帳')).toBeVisible();
  await arrived;
  await expect(page).toHaveURL(/\/store\?trade=/u);
  await expect(wallet(page)).not.toHaveText(before);

  await page.goto('/zh_tw/member/orders');
  await page.getByRole('link', { name: /NT\$ 150/u }).click();
  await expect(heading(page, '訂單明細')).toBeVisible();
  await expect(page.getByText('已入帳').first()).toBeVisible();
});

test('a refused card says so, and an order that was left is paid later from the lobby', async ({ app }) => {
  const page = await app.visit({ as: PHONES.hesitant, path: STORE });
  await pay(page, '30');
  await choose(page, 'Refuse the card');
  await page.getByRole('button', { name: 'Return with the result' }).click();
  await expect(heading(page, '付款沒有成功')).toBeVisible();
  await expect(page.getByText(/您沒有被扣款/u)).toBeVisible();

  await page.getByRole('link', { name: '重新購買' }).click();
  await pay(page, '330');
  await choose(page, 'Leave without paying');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  await expect(heading(page, '等待付款結果')).toBeVisible();

  await page.goto('/zh_tw/play-game/m?brand=bj188');
  await page.getByRole('link', { name: '繼續付款' }).click();
  await page.getByRole('button', { name: '繼續付款' }).click();
  await choose(page, 'Pay, and lose the callback');
  await page.getByRole('link', { name: 'Back to the shop' }).click();
  // Nobody calls back: the page asks the gateway.
  await expect(heading(page, '已入帳')).toBeVisible();
});

test('a desktop pays in a window of the gateway, and the page of the order follows by itself', async ({ app }) => {
  const page = await app.visit({ as: PHONES.shopper, path: STORE, browser: DESKTOP });
  await expect(page.getByRole('button', { name: /NT\$ 150$/u })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await pay(page, '150');
  const gateway = await opened;
  await expect(heading(page, '等待付款結果')).toBeVisible();
  const arrived = page.getByText('恭喜獲得 630,000 金幣').first().waitFor({ state: 'attached' });
  await choose(gateway, 'Pay, and call back twice');
  await expect(heading(page, '已入帳')).toBeVisible();
  await arrived;
  await gateway.close();
});
