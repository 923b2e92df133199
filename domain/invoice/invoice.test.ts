import { beforeAll, describe, expect, it } from 'vitest';
import type { Moment } from '../dispatch/context.ts';
import { decideRescission } from '../payment/decideRescission.ts';
import { payOrder } from '../payment/handlers.ts';
import { refundPayment } from '../payment/refundPayment.ts';
import { describeOrder } from '../shop/describeOrder.ts';
import type { Snapshot } from '../store.ts';
import { NOON, ORDER, PaymentWorld } from '../testing/paymentWorld.ts';
import { demoSnapshot } from '../world/demoSnapshot.ts';

const DAY = 24 * 60 * 60;
const MONTH = 31 * DAY;
let initial: Snapshot;
beforeAll(async () => {
  initial = await demoSnapshot(NOON);
});

async function paid(prepare: (shop: PaymentWorld) => void = () => undefined): Promise<PaymentWorld> {
  const shop = await new PaymentWorld(initial).open();
  prepare(shop);
  await shop.call(payOrder, 'r1');
  await shop.post(shop.gateway.pay());
  return shop;
}
function momentOf({ ports }: PaymentWorld): Moment {
  const now = ports.clock.now();
  return { ports, now, nowText: new Date(now).toISOString() };
}
const refund = (shop: PaymentWorld) =>
  shop.ports.store.transaction((tx) => refundPayment(tx, momentOf(shop), ORDER, { isWhole: false }));
const receipt = async (shop: PaymentWorld) =>
  (await describeOrder(shop.ports.store, await shop.order(), momentOf(shop).nowText)).Receipt;

describe('the invoice of a paid order', () => {
  it('is issued once', async () => {
    const shop = await paid();
    expect(await receipt(shop)).toMatchObject({ State: 'due', Number: '' });
    for (let minute = 0; minute < 5; minute += 1) await shop.advance(60);
    expect(await receipt(shop)).toMatchObject({ State: 'issued', Number: 'AB00000000', RandomCode: '1234' });
    expect(shop.issuer.asked).toEqual(['issue']);
  });

  it('is looked up after a lost answer before it is requested again', async () => {
    const shop = await paid(({ issuer }) => void (issuer.faults.issue = ['lost']));
    await shop.advance(20);
    await shop.advance(90);
    expect(shop.issuer.asked).toEqual(['issue', 'query']);
    expect(await receipt(shop)).toMatchObject({ State: 'issued' });
    expect(shop.issuer.invoices.size).toBe(1);
  });

  it('is requested again if the request never arrived', async () => {
    const shop = await paid(({ issuer }) => void (issuer.faults.issue = ['unreached']));
    await shop.advance(20);
    await shop.advance(90);
    expect(shop.issuer.asked).toEqual(['issue', 'query', 'issue']);
    expect(await receipt(shop)).toMatchObject({ State: 'issued' });
  });

  it('that the issuer refuses waits for an operator', async () => {
    const shop = await paid(({ issuer }) => void (issuer.faults.issue = ['refused']));
    await shop.advance(20);
    await shop.advance(DAY);
    expect(shop.issuer.asked).toEqual(['issue']);
    expect(await receipt(shop)).toMatchObject({ State: 'failed' });
    expect(shop.notices).toContain('invoiceRefused');
  });
});

describe('the invoice of a refund', () => {
  it('is voided in the same period', async () => {
    const shop = await paid();
    await shop.advance(20);
    await refund(shop);
    await shop.advance(20);
    expect(await receipt(shop)).toMatchObject({ State: 'voided' });
    expect(shop.issuer.asked).toEqual(['issue', 'void']);
  });

  it('gets an allowance if the refund is in a later period', async () => {
    const shop = await paid();
    await shop.advance(20);
    await shop.advance(2 * MONTH);
    await refund(shop);
    await shop.advance(20);
    expect(await receipt(shop)).toMatchObject({ State: 'allowance' });
    expect([...shop.issuer.invoices.values()]).toMatchObject([{ isVoided: false, Allowance: 30 }]);
  });

  it('is cancelled if it was not requested yet', async () => {
    const shop = await paid();
    await refund(shop);
    await shop.advance(20);
    expect(await receipt(shop)).toMatchObject({ State: 'voided', Number: '' });
    expect(shop.issuer.asked).toEqual([]);
  });

  it.each(['lost', 'unreached'] as const)('is looked up before its reversal is repeated (%s)', async (fault) => {
    const shop = await paid(({ issuer }) => void (issuer.faults.void = [fault]));
    await shop.advance(20);
    await refund(shop);
    for (let minute = 0; minute < 5; minute += 1) await shop.advance(60);
    expect(await receipt(shop)).toMatchObject({ State: 'voided' });
    const asked = shop.issuer.asked.filter((each) => each === 'void' || each === 'query');
    expect(asked).toEqual(fault === 'lost' ? ['void', 'query'] : ['void', 'query', 'void']);
  });
});

describe('a rescission', () => {
  const ask = (shop: PaymentWorld) => shop.rescind();
  const decide = (shop: PaymentWorld, State: 'granted' | 'refused') =>
    shop.ports.store.transaction((tx) => decideRescission(tx, momentOf(shop), ORDER, { State, Note: 'as you asked' }));

  it('that is granted refunds the unused part, with an allowance', async () => {
    const shop = await paid();
    await shop.advance(20);
    await shop.spendAllBut(20);
    await ask(shop);
    expect(await shop.gems()).toBe(0);
    await decide(shop, 'granted');
    await shop.advance(20);
    expect((await shop.order()).State).toBe('refunded');
    expect([...shop.gateway.trades.values()]).toMatchObject([{ refunds: 1, refunded: 10 }]);
    expect([...shop.issuer.invoices.values()]).toMatchObject([{ isVoided: false, Allowance: 10 }]);
    expect(await receipt(shop)).toMatchObject({ State: 'allowance' });
    await expect(decide(shop, 'granted')).rejects.toMatchObject({ code: 300015 });
  });

  it('that is refused returns the items to the player', async () => {
    const shop = await paid();
    const held = await shop.gems();
    await ask(shop);
    await expect(refund(shop)).rejects.toMatchObject({ code: 300015 });
    await decide(shop, 'refused');
    expect(await shop.gems()).toBe(held);
    expect((await shop.order()).State).toBe('delivered');
    expect([...shop.gateway.trades.values()]).toMatchObject([{ refunds: 0 }]);
  });
});
