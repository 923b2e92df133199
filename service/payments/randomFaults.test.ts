import { expect, it } from 'vitest';
import { auditLedger } from '#domain/ledger/audit.ts';
import { addOpenOrder } from '#domain/testing/openOrder.ts';
import { NOON, PaymentWorld } from '#domain/testing/paymentWorld.ts';
import { buyWithFaults, createDraw } from '#domain/testing/randomOrder.ts';
import { SEED } from '../../scripts/testing/playedAtRandom.ts';
import { describeOnSurvivingDatabases } from '../testing/eachSurvivingDatabase.ts';

/** Orders of a run on each database. `ORDERS=1000` runs 1,000 orders. */
const ORDERS = Number(process.env['ORDERS'] ?? 5);
/** The time after which an order has ended. */
const APART_MS = 24 * 3_600_000;

describeOnSurvivingDatabases((create) => {
  it(`delivers each paid order once and no unpaid one after random callbacks (seed ${SEED})`, async () => {
    const storage = await create(NOON);
    const draw = createDraw(SEED);
    const wrong: string[] = [];
    for (let nth = 1; nth <= ORDERS; nth += 1) {
      const order = `fault-${nth}`;
      const begin = NOON + nth * APART_MS;
      const shop = await new PaymentWorld(storage, { order, begin }).open();
      await addOpenOrder(shop, order, begin);
      const fault = await buyWithFaults(shop, draw);
      if (fault !== undefined) wrong.push(`order ${nth}, ${fault}`);
    }
    const last = await new PaymentWorld(storage).open();
    wrong.push(...(await auditLedger(last.ports.store)).map(({ Rule }) => Rule));
    expect(wrong).toEqual([]);
    await storage.close();
  }, 3_600_000);
});
