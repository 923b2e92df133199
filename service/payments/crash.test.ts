import { expect, it } from 'vitest';
import { addOpenOrder } from '#domain/testing/openOrder.ts';
import { buy, expectDeliveredOnce } from '#domain/testing/boughtOnce.ts';
import type { Death } from '#domain/testing/mortalBackend.ts';
import { NOON, PaymentWorld, type SurvivingStorage } from '#domain/testing/paymentWorld.ts';
import { describeOnSurvivingDatabases } from '../testing/eachSurvivingDatabase.ts';

/** Every commit with `CRASHES=whole`, otherwise one in this number. */
const STEP = process.env['CRASHES'] === 'whole' ? 1 : 24;
const HOUR_MS = 3_600_000;

/** Buys a new order in the same database, an hour after the previous order. */
function createBuyer(storage: SurvivingStorage) {
  let nth = 0;
  return async (deaths: ReadonlyMap<number, Death>): Promise<PaymentWorld> => {
    nth += 1;
    const order = `crash-${nth}`;
    const begin = NOON + nth * HOUR_MS;
    const shop = await new PaymentWorld(storage, { order, begin }).open();
    await addOpenOrder(shop, order, begin);
    const gems = await shop.gems();
    const mortal = await new PaymentWorld(storage, { order, begin, deaths }).open();
    await buy(mortal);
    await expectDeliveredOnce(mortal, gems);
    return mortal;
  };
}

describeOnSurvivingDatabases((create) => {
  // `domain/payment/crash.test.ts` checks both in memory, at each commit.
  for (const death of ['before', 'after'] as const)
    it(`delivers and invoices once if the process dies ${death} a commit`, {
      timeout: 600_000,
      tags: death === 'after' ? [] : ['long'],
    }, async () => {
      const storage = await create(NOON);
      const buyOne = createBuyer(storage);
      const { commits } = await buyOne(new Map());
      for (let commit = 1; commit <= commits; commit += STEP) {
        const shop = await buyOne(new Map([[commit, death]]));
        // Units of work that wait together share a commit, so a run may end before it reaches the last ones.
        if (shop.commits < commit) break;
        expect(shop.crashes, `commit ${commit}`).toBe(1);
      }
      await storage.close();
    });
});
