import { expect, it } from 'vitest';
import { auditLedger } from '../ledger/audit.ts';
import { NOON, PaymentWorld } from '../testing/paymentWorld.ts';
import { buyWithFaults, createDraw } from '../testing/randomOrder.ts';
import { demoSnapshot } from '../world/demoSnapshot.ts';

/** `ORDERS=1000` runs a thousand orders. */
const ORDERS = Number(process.env['ORDERS'] ?? 12);
const SEED = Number(process.env['SEED'] ?? 20_261_127);

it(`delivers each paid order once and no unpaid order after random callbacks (seed ${SEED})`, async () => {
  const draw = createDraw(SEED);
  const initial = await demoSnapshot(NOON);
  const wrong: string[] = [];
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const shop = await new PaymentWorld(initial).open();
    const fault = await buyWithFaults(shop, draw);
    if (fault !== undefined) wrong.push(`order ${nth}, ${fault}`);
    wrong.push(...(await auditLedger(shop.ports.store)).map(({ Rule }) => `order ${nth}: ${Rule}`));
  }
  expect(wrong).toEqual([]);
}, 3_600_000);
