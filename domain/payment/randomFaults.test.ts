import { expect, it } from 'vitest';
import { auditLedger } from '../ledger/audit.ts';
import { NOON, PaymentWorld } from '../testing/paymentWorld.ts';
import { demoSnapshot } from '../world/demoSnapshot.ts';
import { payOrder } from './handlers.ts';

/** Orders of a run. `ORDERS=1000` runs as many. */
const ORDERS = Number(process.env['ORDERS'] ?? 12);
const SEED = Number(process.env['SEED'] ?? 20_261_127);
const FAULTS = ['doubled', 'late', 'reordered', 'forged', 'changedAmount', 'otherMerchant', 'lost', 'unpaid'] as const;

/** A repeatable source of chances. */
function createDraw(seed: number): (bound: number) => number {
  let state = seed >>> 0;
  return (bound) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return (state >>> 7) % bound;
  };
}

it(`delivers each paid order once and no unpaid one after random callbacks (seed ${SEED})`, async () => {
  const draw = createDraw(SEED);
  const initial = await demoSnapshot(NOON);
  const wrong: string[] = [];
  for (let nth = 0; nth < ORDERS; nth += 1) {
    const shop = await new PaymentWorld(initial).open();
    const faults = Array.from({ length: 1 + draw(3) }, () => FAULTS[draw(FAULTS.length)] ?? 'lost');
    const gems = await shop.gems();
    if (draw(4) === 0) shop.gateway.faults.authorise = [draw(2) === 0 ? 'lost' : 'unreached'];
    await shop.call(payOrder, 'r1');
    await shop.call(payOrder, 'r2');
    await play(shop, faults, draw);
    const isPaid = [...shop.gateway.trades.values()].some(({ State }) => State === 'paid');
    for (let hour = 0; hour < 8; hour += 1) await shop.advance(3600);
    const { State } = await shop.order();
    const got = [State, await shop.deliveries(), (await shop.gems()) - gems];
    const due = isPaid ? ['delivered', 1, 60] : ['expired', 0, 0];
    if (JSON.stringify(got) !== JSON.stringify(due)) wrong.push(`order ${nth}, ${faults.join(' ')}: ${got.join(' ')}`);
    wrong.push(...(await auditLedger(shop.ports.store)).map(({ Rule }) => `order ${nth}: ${Rule}`));
  }
  expect(wrong).toEqual([]);
}, 3_600_000);

/** Plays the faults of one order. Only a real payment counts as paid at the gateway. */
async function play(
  shop: PaymentWorld,
  faults: readonly (typeof FAULTS)[number][],
  draw: (bound: number) => number,
): Promise<void> {
  for (const fault of faults) {
    const before = new Map([...shop.gateway.trades].map(([name, trade]) => [name, trade.State]));
    const body = shop.gateway.pay({
      ...(fault === 'changedAmount' && { Amount: 1 + draw(29) }),
      ...(fault === 'otherMerchant' && { Merchant: 'stranger' }),
    });
    const isForged = fault === 'forged' || fault === 'unpaid';
    if (isForged) for (const [name, trade] of shop.gateway.trades) trade.State = before.get(name) ?? 'waiting';
    if (fault === 'forged') await shop.post(body.replace('signed', 'forged'));
    if (fault === 'late') await shop.advance(2 * 3600);
    if (fault === 'reordered') await shop.advance(draw(120));
    if (fault !== 'lost' && !isForged) await shop.post(body);
    if (fault === 'doubled' || fault === 'reordered') await Promise.all([shop.post(body), shop.post(body)]);
  }
}
