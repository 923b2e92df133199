import { beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '../store.ts';
import type { Death } from '../testing/mortalBackend.ts';
import { addressOf, buy, expectDeliveredOnce } from '../testing/boughtOnce.ts';
import { NOON, PaymentWorld } from '../testing/paymentWorld.ts';
import { demoSnapshot } from '../world/demoSnapshot.ts';
import { payOrder, verifyMycard } from './handlers.ts';

let initial: Snapshot;
beforeAll(async () => {
  initial = await demoSnapshot(NOON);
});

const world = (deaths: ReadonlyMap<number, Death> = new Map()): Promise<PaymentWorld> =>
  new PaymentWorld(initial, { deaths }).open();

describe('a process that dies at a commit', () => {
  it.each(['before', 'after'] as const)('delivers once if it dies %s any commit', async (death) => {
    const undisturbed = await world();
    await buy(undisturbed);
    for (let commit = 1; commit <= undisturbed.commits; commit += 1) {
      const shop = await world(new Map([[commit, death]]));
      const before = await shop.gems();
      await buy(shop);
      await expectDeliveredOnce(shop, before);
      expect(shop.crashes, `commit ${commit}`).toBe(1);
    }
  });

  it('leaves the intent, and the same key gets the pending order', async () => {
    const shop = await world(new Map([[2, 'before']]));
    const outcome = await shop.call(payOrder, 'r1');
    expect(outcome.result).toMatchObject({ State: 'pending', PaymentURL: '' });
    expect(await shop.attempts()).toMatchObject([{ State: 'asked' }]);
    expect(shop.gateway.asked).toEqual(['authorise']);
    await shop.advance(20);
    await shop.call(payOrder, 'r2');
    // The reconciler and the call both query before the second question.
    expect(shop.gateway.asked).toEqual(['authorise', 'query', 'query', 'authorise']);
  });
});

describe('answers that are lost', () => {
  it.each(['unreached', 'lost'] as const)(
    'of a first question make the call fail, and the next call queries (%s)',
    async (fault) => {
      const shop = await world();
      shop.gateway.faults.authorise = [fault];
      expect((await shop.call(payOrder, 'r1')).code).toBe(300007);
      expect(await shop.attempts()).toMatchObject([{ State: 'unknown' }]);
      expect((await shop.call(payOrder, 'r2')).result).toMatchObject({ PaymentURL: await addressOf(shop) });
      expect(shop.gateway.asked).toEqual(['authorise', 'query', 'authorise']);
      expect(shop.gateway.trades.size).toBe(1);
    },
  );

  it('of a query make only the query fail, and the confirmation is repeated later', async () => {
    const shop = await world();
    await shop.call(payOrder, 'r1');
    shop.gateway.pay();
    shop.gateway.faults.query = ['lost'];
    shop.gateway.faults.confirm = ['lost'];
    expect((await shop.call(verifyMycard, 'v1')).code).toBe(300007);
    expect((await shop.call(verifyMycard, 'v2')).result).toMatchObject({ State: 'delivered' });
    await shop.advance(20);
    await shop.advance(120);
    expect(await shop.said()).toEqual([
      'authorise authorised',
      'query lost',
      'query paid',
      'confirm lost',
      'confirm done',
    ]);
  });

  it('of a repeated callback: nothing is given back', async () => {
    const shop = await world();
    await shop.call(payOrder, 'r1');
    const body = shop.gateway.pay();
    for (let post = 0; post < 3; post += 1) expect(await shop.post(body)).toBe(200);
    await shop.advance(120);
    expect([...shop.gateway.trades.values()]).toMatchObject([{ refunds: 0 }]);
    expect(shop.notices).not.toContain('paidTwice');
  });

  it('of a callback let the reconciler find the payment', async () => {
    const shop = await world();
    await shop.call(payOrder, 'r1');
    shop.gateway.pay();
    await shop.advance(61);
    expect((await shop.order()).State).toBe('delivered');
  });
});

it('asks the gateway once, for any number of concurrent calls', async () => {
  const shop = await world();
  const outcomes = await Promise.all(['r1', 'r1', 'r1', 'r2', 'r3'].map((R) => shop.attempt(payOrder, R)));
  expect(outcomes.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
  expect(shop.gateway.asked).toEqual(['authorise']);
  expect((await shop.call(payOrder, 'r1')).result).toMatchObject({ PaymentURL: await addressOf(shop) });
});
