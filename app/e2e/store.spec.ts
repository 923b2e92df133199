import type { Page } from '@playwright/test';
import type { GateWay } from '#protocol/entities/order.ts';
import { Buyer, type BuyerSettings, pressByKeyboard } from './fixtures/Buyer.ts';
import { DESKTOP, expect, PHONE, test, type TestApp } from './fixtures/index.ts';
import { LONG } from './fixtures/long.ts';

// Buying offline. The gateway is a page of the app, with the choices of the sandbox process.
test.use({ backend: 'mocks' });

const PLAYER = '0900000003';
const HOUR_S = 60 * 60;

async function visit(app: TestApp, shelf: string, settings: BuyerSettings): Promise<Buyer> {
  const path = `/${settings.language}/${shelf}?brand=${settings.brand}`;
  const page = await app.visit({ as: PLAYER, path, browser: settings.hasWindow ? DESKTOP : PHONE });
  return new Buyer(page, settings);
}

/** Chooses the outcome of the payment. A choice leads back to the shop. */
const choose = (page: Page, choice: string): Promise<void> =>
  page.getByRole('button', { name: choice, exact: true }).click();

test('a phone in Indonesian pays, is refused, leaves, and pays from the lobby', LONG, async ({ app }) => {
  const buyer = await visit(app, 'store', { language: 'id_id', brand: 'bj188', hasWindow: false });
  const { page } = buyer;
  const before = await buyer.balance('gold');
  const celebrated = buyer.celebrated('630.000');
  await choose(await buyer.buy({ price: 150, way: 'credit' }), 'Pay');
  await buyer.expectState('delivered');
  await celebrated;
  await expect(buyer.wallet('gold')).not.toHaveText(before);

  await choose(await buyer.buy({ price: 30, way: 'telecom' }), 'Refuse the card');
  await buyer.expectState('failed');
  await expect(page.getByText(buyer.text('order.failedText'))).toBeVisible();

  await page.getByRole('link', { name: buyer.text('order.again') }).click();
  await choose(await buyer.buy({ price: 330, way: 'mycardPoint' }), 'Leave without paying');
  await buyer.expectState('pending');
  await buyer.resumeFromLobby();
  await choose(await buyer.payAgain(), 'Pay, and lose the callback');
  await buyer.expectState('delivered');
});

test('a phone in Chinese pays by codes, with changed, forged and late callbacks', LONG, async ({ app }) => {
  const buyer = await visit(app, 'store', { language: 'zh_tw', brand: 'win', hasWindow: false });
  const { page } = buyer;
  /** The demo player's 10,000 and the pack, doubled by the first purchase. */
  const held = '130,000';
  await choose(await buyer.buy({ price: 30, way: 'bank' }), 'Issue a code that is paid an hour later');
  await buyer.expectState('waiting');
  await expect(page.getByText('9103522175887271')).toBeVisible();
  await app.advance(HOUR_S);
  await buyer.expectState('delivered');

  await expect(buyer.wallet('gold')).toContainText(held);
  for (const [way, choice, state] of [
    ['wallet', 'Pay another amount', 'mismatched'],
    ['mycardWallet', 'Pay, and call back with a wrong signature', 'pending'],
  ] as const satisfies readonly (readonly [GateWay, string, string])[]) {
    await choose(await buyer.buy({ price: 30, way }), choice);
    await buyer.expectState(state);
  }
  await expect(buyer.wallet('gold')).toContainText(held);
  await choose(await buyer.buy({ price: 30, way: 'mycardCard' }), 'Pay, and call back after the order expired');
  await buyer.expectState('pending');
  await app.advance(HOUR_S);
  await buyer.expectState('expired');
  await app.advance(120);
  await buyer.expectState('delivered');
});

test(
  'a desktop in Vietnamese buys points by keyboard alone, with a code and a doubled callback',
  LONG,
  async ({ app }) => {
    const settings = { language: 'vi_vn', brand: 'win', hasWindow: true, byKeyboard: true } as const;
    const buyer = await visit(app, 'purchase/point', settings);
    const before = await buyer.balance('beside');
    const pay = async (way: GateWay, choice: string): Promise<Page> => {
      const window = await buyer.buy({ shelf: 'purchase/point', price: 30, way });
      await pressByKeyboard(window.getByRole('button', { name: choice, exact: true }));
      await window.waitForURL(/trade=/u);
      return window;
    };
    await pay('storeCode', 'Issue a code for an ATM or a store').then((window) => window.close());
    await buyer.expectState('waiting');
    const window = await pay('credit', 'Pay, and call back twice');
    await buyer.expectState('delivered');
    await expect(window.getByRole('heading', { name: buyer.text('order.delivered') })).toBeVisible();
    await expect(buyer.wallet('beside')).not.toHaveText(before);
  },
);
