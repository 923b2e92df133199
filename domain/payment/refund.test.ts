import { beforeAll, expect, it } from 'vitest';
import { auditLedger } from '../ledger/audit.ts';
import { transferWithin } from '../ledger/transfer.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Snapshot } from '../store.ts';
import { BUYER, NOON, ORDER, PaymentWorld } from '../testing/paymentWorld.ts';
import { demoSnapshot } from '../world/demoSnapshot.ts';
import { describeOrder } from '../shop/describeOrder.ts';
import { payOrder } from './handlers.ts';
import { refundPayment } from './refundPayment.ts';
import { settleRefundByHand } from './settleRefundByHand.ts';

const GEMS = 2;
let initial: Snapshot;
beforeAll(async () => {
  initial = await demoSnapshot(NOON);
});

async function delivered(): Promise<{ readonly shop: PaymentWorld; readonly moment: Moment }> {
  const shop = await new PaymentWorld(initial).open();
  await shop.call(payOrder, 'r1');
  await shop.post(shop.gateway.pay());
  await shop.advance(20);
  const now = shop.ports.clock.now();
  return { shop, moment: { ports: shop.ports, now, nowText: new Date(now).toISOString() } };
}
const refund = ({ ports }: PaymentWorld, moment: Moment) =>
  ports.store.transaction((tx) => refundPayment(tx, moment, ORDER, { isWhole: false }));
const refunds = (shop: PaymentWorld): readonly number[] =>
  [...shop.gateway.trades.values()].map((each) => each.refunds);

it('takes back the remaining items, and records spent items as owed to the house', async () => {
  const { shop, moment } = await delivered();
  const { store } = shop.ports;
  const held = await shop.gems();
  await store.transaction((tx) =>
    transferWithin(tx, moment.nowText, {
      ID: 'spent',
      Reason: 'exchange',
      Source: 'store',
      Lines: [
        { Owner: `player:${BUYER}`, ItemID: GEMS, Amount: -(held - 20) },
        { Owner: 'house:store', ItemID: GEMS, Amount: held - 20 },
      ],
    }),
  );
  await refund(shop, moment);
  expect(await shop.gems()).toBe(0);
  expect((await store.table('accounts').get('house:receivable', GEMS))?.Balance).toBe(-40);
  expect(await auditLedger(store)).toEqual([]);
  await expect(refund(shop, moment)).rejects.toMatchObject({ code: 300015 });
});

const shown = async ({ ports }: PaymentWorld, { nowText }: Moment) =>
  ports.store.transaction(async (tx) => {
    const order = await tx.table('orders').get(ORDER);
    return order && (await describeOrder(tx, order, nowText)).Refund;
  });

it('shows the player the state of the refund, and the items that could not be taken back', async () => {
  const { shop, moment } = await delivered();
  expect(await shown(shop, moment)).toBeNull();
  await shop.spendAllBut(20);
  shop.gateway.faults.refund = ['unreached'];
  await refund(shop, moment);
  expect(await shown(shop, moment)).toEqual({ Reason: 'operator', State: 'due', Price: 30, Unreversed: 40 });
  await shop.advance(20);
  expect((await shown(shop, moment))?.State).toBe('due');
  await shop.ports.store.transaction((tx) => settleRefundByHand(tx, moment, ORDER));
  expect((await shown(shop, moment))?.State).toBe('done');
  await expect(shop.ports.store.transaction((tx) => settleRefundByHand(tx, moment, ORDER))).rejects.toMatchObject({
    code: 300015,
  });
  expect((await shop.said()).at(-1)).toBe('refund doneByHand');
});

it('requests the money from the gateway once, even if the answer is lost', async () => {
  const { shop, moment } = await delivered();
  shop.gateway.faults.refund = ['lost'];
  await refund(shop, moment);
  for (let minute = 0; minute < 30; minute += 1) await shop.advance(60);
  expect(refunds(shop)).toEqual([1]);
  expect(shop.notices).toContain('refundUnknown');
  expect(await shop.attempts()).toMatchObject([{ Refund: 'asked', QueryTime: '' }]);
});

it('records that the gateway returned the money', async () => {
  const { shop, moment } = await delivered();
  await refund(shop, moment);
  await shop.advance(20);
  expect(refunds(shop)).toEqual([1]);
  expect(await shop.attempts()).toMatchObject([{ Refund: 'done' }]);
  expect((await shop.said()).at(-1)).toBe('refund done');
});
