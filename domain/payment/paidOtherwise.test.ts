import { beforeAll, describe, expect, it } from 'vitest';
import { assertDefined } from '#conformance/expectation.ts';
import { describeOrder } from '../shop/describeOrder.ts';
import type { Snapshot } from '../store.ts';
import { NOON, ORDER, PaymentWorld } from '../testing/paymentWorld.ts';
import { secondAttempt } from '../testing/secondAttempt.ts';
import { demoSnapshot } from '../world/demoSnapshot.ts';
import { cancelOrder } from './cancelOrder.ts';
import { payOrder } from './handlers.ts';
import { settleRefundByHand } from './settleRefundByHand.ts';

let initial: Snapshot;
beforeAll(async () => {
  initial = await demoSnapshot(NOON);
});

/** An order with two attempts that the gateway accepted. */
async function twoAttempts(): Promise<{
  readonly shop: PaymentWorld;
  readonly first: string;
  readonly second: string;
}> {
  const shop = await new PaymentWorld(initial).open();
  await shop.call(payOrder, 'r1');
  const [first] = shop.gateway.trades.keys();
  return { shop, first: assertDefined(first, 'an attempt'), second: await secondAttempt(shop) };
}

const refundOf = async (shop: PaymentWorld) => {
  const order = await shop.order();
  return shop.ports.store.transaction(async (tx) => (await describeOrder(tx, order, shop.moment().nowText)).Refund);
};
const attemptOf = async (shop: PaymentWorld, TradeNo: string) =>
  (await shop.attempts()).find((attempt) => attempt.TradeNo === TradeNo);
const cancelled = async (shop: PaymentWorld): Promise<void> => {
  const order = await shop.order();
  await shop.ports.store.transaction((tx) => cancelOrder(tx, shop.moment(), order));
};

describe('an order that was paid with its amount and with another amount', () => {
  it.each([
    ['first', [30, 31]],
    ['last', [31, 30]],
  ] as const)(
    'is delivered if the right amount arrives %s, and an operator returns the other amount',
    async (_when, amounts) => {
      const { shop, first, second } = await twoAttempts();
      const [amount, next] = amounts;
      await shop.post(shop.gateway.payTrade(first, amount));
      await shop.post(shop.gateway.payTrade(second, next));
      const [right, other] = amount === 30 ? [first, second] : [second, first];
      expect((await shop.order()).State).toBe('delivered');
      expect(await shop.deliveries()).toBe(1);
      expect(await attemptOf(shop, right)).toMatchObject({ State: 'paid', Refund: '' });
      const byHand = { State: 'paid', Refund: 'byHand', RefundPrice: 31, QueryTime: '' };
      expect(await attemptOf(shop, other)).toMatchObject(byHand);
      expect(shop.notices).toContain('refundByHand');
      expect(await refundOf(shop)).toEqual({ Reason: 'double', State: 'byHand', Price: 31, Unreversed: 0 });
      // The report repeats.
      await shop.post(shop.gateway.payTrade(other, 31));
      expect((await shop.said()).filter((said) => said === 'double byHand')).toHaveLength(1);
      await shop.ports.store.transaction((tx) => settleRefundByHand(tx, shop.moment(), ORDER));
      expect((await refundOf(shop))?.State).toBe('done');
      await shop.post(shop.gateway.payTrade(other, 31));
      expect((await refundOf(shop))?.State).toBe('done');
      expect((await shop.order()).State).toBe('delivered');
    },
  );

  it('needs no second manual refund if an operator refunded before the cancellation', async () => {
    const { shop, first, second } = await twoAttempts();
    await shop.post(shop.gateway.payTrade(first, 31));
    await cancelled(shop);
    await shop.post(shop.gateway.payTrade(second));
    await shop.post(shop.gateway.payTrade(first, 31));
    expect((await shop.order()).State).toBe('delivered');
    expect(await attemptOf(shop, first)).toMatchObject({ State: 'failed', Refund: '' });
    expect(await refundOf(shop)).toBeNull();
  });
});

describe('an order that an operator cancelled for a payment of another amount', () => {
  it('is mismatched again if another attempt is paid with another amount', async () => {
    const { shop, first, second } = await twoAttempts();
    await shop.post(shop.gateway.payTrade(first, 31));
    await cancelled(shop);
    await shop.post(shop.gateway.payTrade(first, 31));
    expect((await shop.order()).State).toBe('cancelled');
    await shop.post(shop.gateway.payTrade(second, 29));
    expect((await shop.order()).State).toBe('mismatched');
  });

  it('can be cancelled for an attempt that had failed before', async () => {
    const { shop, first } = await twoAttempts();
    await shop.ports.store.transaction((tx) =>
      tx.table('paymentAttempts').update({ TradeNo: first }, { State: 'failed', QueryTime: '' }),
    );
    await shop.post(shop.gateway.payTrade(first, 31));
    expect((await shop.order()).State).toBe('mismatched');
    await cancelled(shop);
    await shop.post(shop.gateway.payTrade(first, 31));
    expect((await shop.order()).State).toBe('cancelled');
  });
});
