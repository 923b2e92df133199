import type { Page } from '@playwright/test';
import type { GateWay } from '#protocol/entities/order.ts';
import { Buyer, type BuyerSettings, pressByKeyboard } from './fixtures/Buyer.ts';
import { DESKTOP, expect, PHONE, test as base, type TestApp } from './fixtures/index.ts';
import { type ServiceProcess, startService } from './fixtures/service.ts';
import { LONG } from './fixtures/long.ts';

// Buys on the real service. For the service the gateway is another process, and for the browser another site.
const test = base.extend<object, { platform: ServiceProcess }>({
  platform: [
    async ({ browserName: _browserName }, provide) => {
      const platform = await startService({ parts: ['Shop'] });
      await provide(platform);
      await platform.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  service: [async ({ platform }, provide) => provide(() => Promise.resolve(platform)), { scope: 'worker' }],
});

/** Players of the demo world without orders, each used by one test. */
const PHONES = {
  chinese: '0900000003',
  indonesian: '0900000004',
  vietnamese: '0900000005',
  keys: '0900000002',
} as const;
/** The callback of a late payment comes two hours after the choice. */
const LATE_S = 2 * 60 * 60;

test.beforeEach(({ watch, platform }) => {
  watch.letLeave(({ origin }) => origin === platform.gateway.origin);
});

async function visit(app: TestApp, as: string, shelf: string, settings: BuyerSettings): Promise<Buyer> {
  const path = `/${settings.language}/${shelf}?brand=${settings.brand}`;
  return new Buyer(await app.visit({ as, path, browser: settings.hasWindow ? DESKTOP : PHONE }), settings);
}

/** The choices on the page of the gateway. */
const choose = (page: Page, choice: string): Promise<void> =>
  page.getByRole('button', { name: choice, exact: true }).click();

const goBack = (page: Page): Promise<void> => page.getByRole('link', { name: 'Back to the shop' }).click();
const returnWithResult = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Return with the result' }).click();

test('a phone in Chinese pays by card, is refused, leaves, and pays from the lobby', LONG, async ({ app }) => {
  const buyer = await visit(app, PHONES.chinese, 'store', { language: 'zh_tw', brand: 'bj188', hasWindow: false });
  const { page } = buyer;
  const before = await buyer.balance('gold');
  await choose(await buyer.buy({ price: 150, way: 'credit' }), 'Pay');
  const celebrated = buyer.celebrated('630,000 金幣');
  await returnWithResult(page);
  await buyer.expectState('delivered');
  await celebrated;
  await expect(page).toHaveURL(/\/store\?trade=/u);
  await expect(buyer.wallet('gold')).not.toHaveText(before);

  await choose(await buyer.buy({ price: 30, way: 'credit' }), 'Refuse the card');
  await returnWithResult(page);
  await buyer.expectState('failed');
  await expect(page.getByText(buyer.text('order.failedText'))).toBeVisible();

  await page.getByRole('link', { name: buyer.text('order.again') }).click();
  await choose(await buyer.buy({ price: 330, way: 'credit' }), 'Leave without paying');
  await goBack(page);
  await buyer.expectState('pending');
  await buyer.resumeFromLobby();
  await choose(await buyer.payAgain(), 'Pay, and lose the callback');
  await goBack(page);
  // If no callback comes, the page queries the gateway.
  await buyer.expectState('delivered');

  await page.goto(buyer.address('member/orders'));
  await page.getByRole('link', { name: /NT\$ 150/u }).click();
  await expect(page.getByRole('heading', { name: '訂單明細' })).toBeVisible();
  await expect(page.getByText(buyer.text('order.delivered')).first()).toBeVisible();
});

/** The page queries the gateway, whose answer differs from the order. */
const DIFFERS = /503.*mycard_verify/u;

test(
  'a desktop in Indonesian pays in windows of OMG, with doubled, changed, forged, simulated and late callbacks',
  LONG,
  async ({ app, platform: { gateway }, watch }) => {
    watch.expectProblems(DIFFERS);
    const buyer = await visit(app, PHONES.indonesian, 'purchase/point', {
      language: 'id_id',
      brand: 'win',
      hasWindow: true,
    });
    const answers = (answer: string): number =>
      gateway.said.filter((line) => line.endsWith(`answered ${answer}`)).length;
    const buy = async (way: GateWay, choice: string): Promise<void> => {
      const window = await buyer.buy({ shelf: 'purchase/point', price: 30, way });
      await choose(window, choice);
      await window.getByRole('heading', { name: 'Done.' }).waitFor();
      await window.close();
    };
    const before = await buyer.balance('beside');
    await buy('telecom', 'Pay, and call back twice');
    await buyer.expectState('delivered');
    await expect(buyer.wallet('beside')).not.toHaveText(before);
    const after = await buyer.balance('beside');

    const refused = answers('NO');
    await buy('wallet', 'Pay another amount');
    await expect.poll(() => answers('NO')).toBe(refused + 1);
    await buyer.expectState('mismatched');
    await buy('telecom', 'Pay, and call back with a wrong signature');
    await expect.poll(() => answers('NO')).toBe(refused + 2);
    await buyer.expectState('pending');
    const accepted = answers('1|OK');
    await buy('credit', 'Simulate a payment (SimulatePaid=1)');
    await expect.poll(() => answers('1|OK')).toBe(accepted + 1);
    await buyer.expectState('pending');
    await expect(buyer.wallet('beside')).toHaveText(after);

    await buy('wallet', 'Pay, and call back two hours later');
    await app.advance(LATE_S);
    await buyer.expectState('expired');
    await gateway.postWaiting();
    await buyer.expectState('delivered');
    await expect(buyer.wallet('beside')).not.toHaveText(after);
  },
);

test(
  'a phone in Vietnamese pays by codes and by MyCard, with late, missed, changed and forged callbacks',
  LONG,
  async ({ app, platform: { gateway }, watch }) => {
    watch.expectProblems(DIFFERS);
    const buyer = await visit(app, PHONES.vietnamese, 'store', { language: 'vi_vn', brand: 'win', hasWindow: false });
    const { page } = buyer;
    await choose(await buyer.buy({ price: 30, way: 'storeCode' }), 'Issue a code');
    await goBack(page);
    await buyer.expectState('waiting');
    await expect(page.getByText('LLL22251222222')).toBeVisible();

    await choose(await buyer.buy({ price: 150, way: 'bank' }), 'Issue a code that is paid an hour later');
    await goBack(page);
    await buyer.expectState('waiting');
    await expect(page.getByText('9103522175887271')).toBeVisible();
    await expect(page.getByText('812', { exact: true })).toBeVisible();
    await buyer.resumeFromLobby();
    await buyer.expectState('waiting');
    await gateway.postWaiting();
    await buyer.expectState('delivered');

    await choose(await buyer.buy({ price: 30, way: 'mycardPoint' }), 'Pay, do not come back, and call for late repair');
    await goBack(page);
    await buyer.expectState('delivered');
    await choose(await buyer.buy({ price: 30, way: 'mycardWallet' }), 'Pay another amount');
    await returnWithResult(page);
    await buyer.expectState('mismatched');
    await choose(await buyer.buy({ price: 30, way: 'mycardWallet' }), 'Come back with a forged result');
    await returnWithResult(page);
    await buyer.expectState('pending');
  },
);

test('a desktop pays a MyCard card by keyboard alone', LONG, async ({ app }) => {
  const settings = { language: 'zh_tw', brand: 'bj188', hasWindow: true, byKeyboard: true } as const;
  const buyer = await visit(app, PHONES.keys, 'store', settings);
  const window = await buyer.buy({ price: 30, way: 'mycardCard' });
  await buyer.expectState('pending');
  await pressByKeyboard(window.getByRole('button', { name: 'Pay', exact: true }));
  await pressByKeyboard(window.getByRole('button', { name: 'Return with the result' }));
  // The window and the page of the order are both updated.
  await expect(window.getByRole('heading', { name: buyer.text('order.delivered') })).toBeVisible();
  await buyer.expectState('delivered');
  await window.close();
  await buyer.press(buyer.page.getByRole('link', { name: buyer.text('order.toStore') }));
  await expect(buyer.page.getByRole('button', { name: /NT\$ 30$/u })).toBeVisible();
});
