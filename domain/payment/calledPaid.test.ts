import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '../store.ts';
import { expectDeliveredOnce } from '../testing/boughtOnce.ts';
import type { Death } from '../testing/mortalBackend.ts';
import { NOON, ORDER, PaymentWorld } from '../testing/paymentWorld.ts';
import { secondAttempt } from '../testing/secondAttempt.ts';
import { demoSnapshot } from '../world/demoSnapshot.ts';
import { payOrder, verifyMycard } from './handlers.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
let initial: Snapshot;
beforeAll(async () => {
  initial = await demoSnapshot(NOON);
});

/** An order that its gateway accepted. */
async function taken(deaths: ReadonlyMap<number, Death> = new Map()): Promise<PaymentWorld> {
  const shop = await new PaymentWorld(initial, { deaths }).open();
  await shop.call(payOrder, 'r1');
  return shop;
}
const queries = ({ gateway }: PaymentWorld): number => gateway.asked.filter((question) => question === 'query').length;

describe('a callback that says paid', () => {
  it('is followed immediately by a query, which delivers', async () => {
    const shop = await taken();
    expect(await shop.post(shop.gateway.pay())).toBe(200);
    expect(queries(shop)).toBe(1);
    expect((await shop.order()).State).toBe('delivered');
    expect(await shop.said()).toEqual(['authorise authorised', 'callback paid', 'query paid']);
    expect([shop.notices, shop.noticed]).toEqual([['accepted'], [ORDER]]);
  });

  it('delivers nothing if the gateway answers that the trade is unpaid, also after repeated callbacks', async () => {
    const shop = await taken();
    const gems = await shop.gems();
    const body = shop.gateway.claim('claimed');
    for (let post = 0; post < 3; post += 1) expect(await shop.post(body)).toBe(200);
    for (let hour = 0; hour < 30; hour += 1) await shop.advance(HOUR);
    expect([(await shop.order()).State, await shop.deliveries(), await shop.gems()]).toEqual(['expired', 0, gems]);
  });

  it.each(['unreached', 'lost'] as const)(
    'is accepted although the query fails, and the reconciler continues (%s)',
    async (fault) => {
      const shop = await taken();
      const gems = await shop.gems();
      shop.gateway.faults.query = [fault];
      expect(await shop.post(shop.gateway.pay())).toBe(200);
      expect((await shop.order()).State).toBe('pending');
      await shop.advance(MINUTE / 2);
      expect((await shop.order()).State).toBe('delivered');
      for (let minute = 0; minute < 10; minute += 1) await shop.advance(MINUTE);
      await expectDeliveredOnce(shop, gems);
    },
  );

  it('queries no trade that is already paid', async () => {
    const shop = await taken();
    const body = shop.gateway.pay();
    for (let post = 0; post < 3; post += 1) await shop.post(body);
    expect(queries(shop)).toBe(1);
  });

  it('is queried for days although its order expired long ago and the gateway first reports that the trade waits', async () => {
    const shop = await taken();
    for (let day = 0; day < 5; day += 1) await shop.advance(DAY);
    expect(await shop.attempts()).toMatchObject([{ State: 'failed', QueryTime: '' }]);
    expect(await shop.post(shop.gateway.claim('claimed'))).toBe(200);
    for (let hour = 0; hour < 10; hour += 1) await shop.advance(HOUR);
    shop.gateway.pay();
    for (let hour = 0; hour < 7; hour += 1) await shop.advance(HOUR);
    expect((await shop.order()).State).toBe('delivered');
  });

  it('is still queried if it came just before callbacks count as old', async () => {
    const shop = await taken();
    await shop.advance(61 * DAY - MINUTE);
    shop.gateway.faults.query = ['lost', 'lost', 'lost'];
    expect(await shop.post(shop.gateway.pay())).toBe(200);
    for (let hour = 0; hour < 10; hour += 1) await shop.advance(HOUR);
    expect((await shop.order()).State).toBe('delivered');
    expect(await shop.post(shop.gateway.pay())).toBe(400);
  });

  it('is delivered once although the process dies at any commit', async () => {
    const run = async (shop: PaymentWorld): Promise<void> => {
      expect(await shop.post(shop.gateway.pay())).toBe(200);
      for (let minute = 0; minute < 3; minute += 1) await shop.advance(MINUTE);
    };
    const undisturbed = await taken();
    const begin = undisturbed.commits;
    await run(undisturbed);
    for (const death of ['before', 'after'] as const)
      for (let commit = begin + 1; commit <= undisturbed.commits; commit += 1) {
        const shop = await taken(new Map([[commit, death]]));
        const gems = await shop.gems();
        await run(shop);
        await expectDeliveredOnce(shop, gems);
      }
  });
});

describe('a list of trades whose callbacks may be lost', () => {
  it('is followed immediately by a query of each trade, which delivers', async () => {
    const shop = await taken();
    const first = shop.gateway.first();
    const second = await secondAttempt(shop);
    shop.gateway.payTrade(second);
    expect(await shop.post(`missed ${first} ${second} unknown`)).toBe(200);
    expect(queries(shop)).toBe(2);
    expect((await shop.order()).State).toBe('delivered');
  });

  it('is left to the reconciler if a query fails', async () => {
    const shop = await taken();
    shop.gateway.pay();
    shop.gateway.faults.query = ['lost'];
    expect(await shop.post(`missed ${shop.gateway.first()}`)).toBe(200);
    expect((await shop.order()).State).toBe('pending');
    await shop.advance(16);
    expect((await shop.order()).State).toBe('delivered');
  });
});

describe('a callback that says paid again', () => {
  it('is followed by one query in 15 s and stored once, and a payment in that time is found by its end', async () => {
    const shop = await taken();
    const body = shop.gateway.claim('claimed');
    for (let post = 0; post < 5; post += 1) expect(await shop.post(body)).toBe(200);
    expect(queries(shop)).toBe(1);
    await shop.advance(16);
    expect(queries(shop)).toBe(2);
    await shop.post(body);
    expect(queries(shop)).toBe(3);
    expect(await shop.post(shop.gateway.pay())).toBe(200);
    expect([queries(shop), (await shop.order()).State]).toEqual([3, 'pending']);
    await shop.advance(16);
    expect((await shop.order()).State).toBe('delivered');
    expect((await shop.said()).filter((said) => said === 'callback paid')).toHaveLength(1);
  });

  it('queries and stores 20 callbacks of a trade, and stores a callback that is marked as simulated', async () => {
    const shop = await taken();
    for (let amount = 100; amount < 130; amount += 1) await shop.post(shop.gateway.claim('claimed', amount));
    await shop.post(shop.gateway.claim('simulated'));
    expect(queries(shop)).toBe(20);
    const called = (await shop.said()).filter((said) => said.startsWith('callback '));
    expect(called).toHaveLength(21);
    expect(called.at(-1)).toBe('callback simulated');
  });
});

describe('a callback with another amount', () => {
  it('is refused and followed by a query, and changes nothing if the gateway reports the trade as unpaid', async () => {
    const shop = await taken();
    expect(await shop.post(shop.gateway.claim('claimed', 999))).toBe(400);
    expect(queries(shop)).toBe(1);
    expect((await shop.order()).State).toBe('pending');
    expect(await shop.post(shop.gateway.pay())).toBe(200);
    await shop.advance(MINUTE / 2);
    expect([(await shop.order()).State, await shop.deliveries()]).toEqual(['delivered', 1]);
  });

  it('is delivered if the gateway reports that the right amount is paid', async () => {
    const shop = await taken();
    shop.gateway.pay();
    expect(await shop.post(shop.gateway.claim('claimed', 999))).toBe(400);
    expect((await shop.order()).State).toBe('delivered');
  });

  it('refunds nothing for an unpaid attempt, before or after another attempt is delivered', async () => {
    const shop = await taken();
    const first = shop.gateway.first();
    const [second, third] = [await secondAttempt(shop), await secondAttempt(shop)];
    await shop.post(shop.gateway.claim('claimed', 999, second));
    await shop.post(shop.gateway.payTrade(first));
    expect((await shop.order()).State).toBe('delivered');
    await shop.post(shop.gateway.claim('claimed', 999, third));
    for (const TradeNo of [second, third]) {
      const attempt = (await shop.attempts()).find((each) => each.TradeNo === TradeNo);
      expect(attempt).toMatchObject({ State: 'waiting', Refund: '' });
    }
    expect(shop.notices).not.toContain('refundByHand');
  });

  it('is still queried if the query fails, also long after its order expired', async () => {
    const shop = await taken();
    for (let day = 0; day < 5; day += 1) await shop.advance(DAY);
    await shop.post(shop.gateway.claim('claimed', 31));
    shop.gateway.faults.query = ['lost'];
    shop.gateway.payTrade(shop.gateway.first(), 31);
    await shop.advance(MINUTE);
    expect((await shop.order()).State).toBe('expired');
    for (let hour = 0; hour < 7; hour += 1) await shop.advance(HOUR);
    expect((await shop.order()).State).toBe('mismatched');
  });
});

describe('a trade that a callback called simulated', () => {
  it.each([undefined, 31])('is never delivered by a query (NT$ %s)', async (amount) => {
    const shop = await taken();
    const gems = await shop.gems();
    // The gateway's query does not report that a payment is simulated.
    shop.gateway.pay();
    expect(await shop.post(shop.gateway.claim('simulated', amount))).toBe(200);
    expect(queries(shop)).toBe(0);
    expect((await shop.call(verifyMycard, 'v1')).code).toBe(300007);
    expect(await shop.post(shop.gateway.claim('claimed'))).toBe(200);
    for (let hour = 0; hour < 30; hour += 1) await shop.advance(HOUR);
    expect([(await shop.order()).State, await shop.deliveries(), await shop.gems()]).toEqual(['expired', 0, gems]);
    expect(shop.notices.filter((notice) => notice === 'mismatch:simulated').length).toBeLessThan(5);
  });

  it('does not prevent the payment of another attempt of its order', async () => {
    const shop = await taken();
    await shop.post(shop.gateway.claim('simulated'));
    const second = await secondAttempt(shop);
    expect(await shop.post(shop.gateway.payTrade(second))).toBe(200);
    expect((await shop.order()).State).toBe('delivered');
  });
});
