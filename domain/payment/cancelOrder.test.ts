import { beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../ledger/audit.ts';
import { usedToday } from '../ownLimit/readLimits.ts';
import { expectDeliveredOnce } from '../testing/boughtOnce.ts';
import { secondAttempt } from '../testing/secondAttempt.ts';
import type { Death } from '../testing/mortalBackend.ts';
import { BUYER, NOON, ORDER, PaymentWorld } from '../testing/paymentWorld.ts';
import type { Snapshot } from '../store.ts';
import { demoSnapshot } from '../world/demoSnapshot.ts';
import { cancelOrder } from './cancelOrder.ts';
import { payOrder, verifyMycard } from './handlers.ts';

const HOUR = 3600;
let initial: Snapshot;
beforeAll(async () => {
  initial = await demoSnapshot(NOON);
});
const open = (deaths: ReadonlyMap<number, Death> = new Map()): Promise<PaymentWorld> =>
  new PaymentWorld(initial, { deaths }).open();
const stepsOf = async ({ ports }: PaymentWorld): Promise<string[]> => {
  const steps = await ports.store.table('orderSteps').find({ where: { OrderID: ORDER }, order: [['Step', 'asc']] });
  return steps.map(({ State }) => State);
};
async function operatorCancels(shop: PaymentWorld): Promise<void> {
  const order = await shop.order();
  await shop.ports.store.transaction((tx) => cancelOrder(tx, shop.moment(), order));
}

describe('an unpaid order that its player cancels', () => {
  it.each(['created', 'pending', 'waiting'])('is cancelled once, and frees the limit, as %s', async (State) => {
    const shop = await open();
    await shop.ports.store.transaction((tx) => tx.table('orders').update({ OrderID: ORDER }, { State }));
    const held = async (): Promise<number> => {
      const player = await shop.ports.store.table('players').get(BUYER);
      if (player === undefined) throw new Error('there is no buyer');
      const now = shop.ports.clock.now();
      return (await usedToday(shop.ports.store, player, { now, nowText: new Date(now).toISOString() })).unpaid;
    };
    const before = await held();
    const { Price } = await shop.order();
    const cancelled = await shop.cancel();
    expect(cancelled.State).toBe('cancelled');
    expect(await shop.cancel()).toEqual(cancelled);
    expect(await stepsOf(shop)).toEqual(['created', 'cancelled']);
    expect(before - (await held())).toBe(Price);
    await shop.advance(HOUR * 2);
    expect((await shop.order()).State).toBe('cancelled');
  });

  it('is no longer handed to a gateway', async () => {
    const shop = await open();
    await shop.cancel();
    expect((await shop.call(payOrder, 'r1')).code).toBe(300015);
    expect(shop.gateway.asked).toEqual([]);
  });

  it('stays cancelled if the gateway accepts it or issues a code afterwards', async () => {
    const shop = await open();
    shop.gateway.faults.authorise = ['lost'];
    await shop.call(payOrder, 'r1');
    await shop.cancel();
    await shop.advance(HOUR);
    expect((await shop.order()).State).toBe('cancelled');
    expect(shop.gateway.asked).toContain('query');
  });

  it('has no address to pay at if it is cancelled during the call to the gateway', async () => {
    const shop = await open();
    shop.gateway.meanwhile = () => shop.cancel();
    const answer = await shop.call(payOrder, 'r1');
    expect(answer.result).toMatchObject({ State: 'cancelled', PaymentURL: '' });
    expect(await shop.order()).toMatchObject({ State: 'cancelled', PaymentURL: '' });
    expect(await shop.attempts()).toMatchObject([{ State: 'waiting' }]);
    await shop.post(shop.gateway.pay());
    expect((await shop.order()).State).toBe('delivered');
  });

  it('has no payment form if it is cancelled while the gateway is asked for a form', async () => {
    const shop = await open();
    await shop.call(payOrder, 'r1');
    const Checkout = { Address: 'https://pay.test/form', Fields: {} };
    const opened = { Checkout, OpenTime: shop.moment().nowText };
    await shop.ports.store.transaction((tx) => tx.table('paymentAttempts').update({ OrderID: ORDER }, opened));
    shop.gateway.meanwhile = () => shop.cancel();
    const { PaymentURL } = await shop.order();
    expect(await shop.openCheckout()).toBeUndefined();
    expect(await shop.attempts()).toHaveLength(2);
    expect(await shop.order()).toMatchObject({ State: 'cancelled', PaymentURL });
  });

  it.each([
    ['a callback that comes three times', 3],
    ['a query', 0],
  ])('is delivered once if its payment still arrives, by %s', async (_how, posts) => {
    const shop = await open();
    const gems = await shop.gems();
    await shop.call(payOrder, 'r1');
    await shop.cancel();
    const body = shop.gateway.pay();
    for (let post = 0; post < posts; post += 1) expect(await shop.post(body)).toBe(200);
    for (let minute = 0; minute < 10; minute += 1) await shop.advance(60);
    await expectDeliveredOnce(shop, gems);
    expect(await stepsOf(shop)).toEqual(['created', 'pending', 'cancelled', 'paid', 'delivered']);
  });

  it('is queried immediately, since it may have been paid just before', async () => {
    const shop = await open();
    await shop.call(payOrder, 'r1');
    shop.gateway.pay();
    await shop.cancel();
    await shop.advance(1);
    expect((await shop.order()).State).toBe('delivered');
  });

  it.each(['before', 'after'] as const)(
    'is cancelled once and delivered once although the process dies %s any commit',
    async (death) => {
      const purchase = async (shop: PaymentWorld): Promise<void> => {
        await shop.call(payOrder, 'r1');
        await shop.cancel();
        // If a process died before its call to the gateway, there is no trade to pay.
        if (shop.gateway.trades.size > 0) await shop.post(shop.gateway.pay());
        for (let minute = 0; minute < 5; minute += 1) await shop.advance(60);
      };
      const undisturbed = await open();
      await purchase(undisturbed);
      expect(undisturbed.commits).toBeGreaterThan(5);
      for (let commit = 1; commit <= undisturbed.commits; commit += 1) {
        const shop = await open(new Map([[commit, death]]));
        const gems = await shop.gems();
        await purchase(shop);
        const isPaid = shop.gateway.trades.size > 0;
        expect([commit, (await shop.order()).State, await shop.deliveries(), (await shop.gems()) - gems]).toEqual(
          isPaid ? [commit, 'delivered', 1, 60] : [commit, 'cancelled', 0, 0],
        );
        expect((await stepsOf(shop)).filter((state) => state === 'cancelled')).toHaveLength(1);
        expect(await auditLedger(shop.ports.store)).toEqual([]);
      }
    },
    120_000,
  );

  it('cannot be cancelled after it is paid', async () => {
    const shop = await open();
    await shop.call(payOrder, 'r1');
    await shop.post(shop.gateway.pay());
    await expect(shop.cancel()).rejects.toMatchObject({ code: 300015 });
    expect((await shop.order()).State).toBe('delivered');
  });

  it('is returned unchanged after it expired or failed', async () => {
    const shop = await open();
    await shop.advance(HOUR * 2);
    expect((await shop.cancel()).State).toBe('expired');
    await shop.ports.store.transaction((tx) => tx.table('orders').update({ OrderID: ORDER }, { State: 'failed' }));
    expect((await shop.cancel()).State).toBe('failed');
  });
});

describe('an order whose gateway reports another amount', () => {
  const mismatched = async (): Promise<PaymentWorld> => {
    const shop = await open();
    await shop.call(payOrder, 'r1');
    expect(await shop.post(shop.gateway.payTrade(shop.gateway.first(), 31))).toBe(400);
    return shop;
  };

  it('is mismatched, delivers nothing, and is neither paid again, cancelled nor expired', async () => {
    const shop = await mismatched();
    expect((await shop.order()).State).toBe('mismatched');
    expect(await shop.deliveries()).toBe(0);
    expect((await shop.call(payOrder, 'r2')).code).toBe(300015);
    await expect(shop.cancel()).rejects.toMatchObject({ code: 300015 });
    shop.gateway.faults.query = Array.from({ length: 20 }, () => 'lost');
    for (let hour = 0; hour < 3; hour += 1) await shop.advance(HOUR);
    expect((await shop.order()).State).toBe('mismatched');
    expect(await shop.said()).toContain('callback amount NT$ 31');
  });

  it('is moved once by repeated reports', async () => {
    const shop = await mismatched();
    for (let post = 0; post < 3; post += 1) await shop.post(shop.gateway.payTrade(shop.gateway.first(), 31));
    expect(await stepsOf(shop)).toEqual(['created', 'pending', 'mismatched']);
  });

  it('is delivered once if the gateway then reports the right amount', async () => {
    const shop = await mismatched();
    const gems = await shop.gems();
    shop.gateway.payTrade(shop.gateway.first(), 30);
    expect((await shop.call(verifyMycard, 'v1')).result).toMatchObject({ State: 'delivered' });
    for (let minute = 0; minute < 10; minute += 1) await shop.advance(60);
    await expectDeliveredOnce(shop, gems);
  });

  it('stays cancelled after an operator cancelled it, though the report repeats', async () => {
    const shop = await mismatched();
    await operatorCancels(shop);
    await shop.post(shop.gateway.payTrade(shop.gateway.first(), 31));
    expect((await shop.order()).State).toBe('cancelled');
    const asked = shop.gateway.asked.length;
    for (let hour = 0; hour < 3; hour += 1) await shop.advance(HOUR);
    expect(shop.gateway.asked).toHaveLength(asked);
    expect(await auditLedger(shop.ports.store)).toEqual([]);
  });

  it('is delivered although an operator cancelled it, if another attempt was paid correctly', async () => {
    const shop = await open();
    await shop.call(payOrder, 'r1');
    const second = await secondAttempt(shop);
    await shop.post(shop.gateway.payTrade(shop.gateway.first(), 31));
    const [first] = shop.gateway.trades.keys();
    await operatorCancels(shop);
    shop.gateway.payTrade(second);
    await shop.advance(1);
    expect((await shop.order()).State).toBe('delivered');
    expect(await shop.deliveries()).toBe(1);
    const attempts = await shop.attempts();
    expect(attempts.find(({ TradeNo }) => TradeNo === first)).toMatchObject({ State: 'failed', QueryTime: '' });
  });

  it('is also mismatched if its player cancelled it before', async () => {
    const shop = await open();
    await shop.call(payOrder, 'r1');
    await shop.cancel();
    await shop.post(shop.gateway.payTrade(shop.gateway.first(), 29));
    expect((await shop.order()).State).toBe('mismatched');
  });
});
