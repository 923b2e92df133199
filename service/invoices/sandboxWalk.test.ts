import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askRescission } from '#protocol/endpoints/payment.ts';
import { INVOICE, type Invoice } from '#protocol/entities/order.ts';
import { decideRescission } from '#domain/payment/decideRescission.ts';
import { formOf, postFields } from '../testing/gatewayForm.ts';
import { PaymentWalk } from '../testing/paymentWalk.ts';
import { freePort } from '../testing/freePort.ts';
import { sandboxMerchants } from '../sandboxGateway/settings.ts';

let walk: PaymentWalk;
beforeAll(async () => {
  walk = await PaymentWalk.start({ service: await freePort(), sandbox: await freePort() });
}, 60_000);
afterAll(() => walk.sandbox.stop());
beforeEach(() => walk.open());
afterEach(() => walk.close());

/** Buys by card as a player, and pays. */
async function buyAndPay(choice: Invoice) {
  const buyer = await walk.buy('credit', choice);
  const form = formOf(await (await fetch(buyer.PaymentURL)).text());
  await postFields(form.address, form.fields);
  const MerchantTradeNo = form.fields['MerchantTradeNo'] ?? '';
  await postFields(`${walk.sandbox.origin}/choose`, { MerchantTradeNo, choice: 'paid' });
  await expect.poll(async () => (await buyer.order()).State).toBe('delivered');
  const receipt = async () => (await buyer.order()).Receipt;
  return {
    ...buyer,
    receipt,
    expectReceipt: async (state: string) => {
      await walk.context.advance(60);
      await expect.poll(async () => (await receipt())?.State, { timeout: 10_000 }).toBe(state);
    },
    /** Requests the rescission and grants it as an operator. */
    giveBack: async () => {
      const { session, OrderID } = buyer;
      await session.visitor.call(askRescission, { OrderID }, { token: session.token });
      const { ports } = walk.service;
      const now = ports.clock.now();
      const moment = { ports, now, nowText: new Date(now).toISOString() };
      await ports.store.transaction((tx) => decideRescission(tx, moment, OrderID, { State: 'granted', Note: '' }));
    },
  };
}

describe('an invoice over the wire of the issuer', () => {
  it('is issued after the payment, and voided by a whole refund', async () => {
    const buyer = await buyAndPay({ Type: INVOICE.barcode, Number: '/SECRET7' });
    await buyer.expectReceipt('issued');
    expect((await buyer.receipt())?.Number).toMatch(/^SB\d{8}$/);
    await buyer.giveBack();
    await buyer.expectReceipt('voided');
    const log = walk.service.logged.join('\n');
    const { hashKey, hashIV } = sandboxMerchants('').invoices.keys;
    expect([hashKey, hashIV, '/SECRET7'].filter((secret) => log.includes(secret))).toEqual([]);
  });

  it('has the date of the service with its moved clock, and is voided in the same tax period', async () => {
    await walk.context.advance(120 * 86_400);
    const buyer = await buyAndPay({ Type: INVOICE.account, Number: '' });
    await buyer.expectReceipt('issued');
    const age = walk.service.ports.clock.now() - Date.parse((await buyer.receipt())?.IssueTime ?? '');
    expect(age).toBeLessThan(10 * 60_000);
    await buyer.giveBack();
    await buyer.expectReceipt('voided');
  });

  it('of a company has its name, and is refused before the payment if the issuer does not know it', async () => {
    await (await buyAndPay({ Type: INVOICE.company, Number: '04595257' })).expectReceipt('issued');
    for (const [company, code] of [
      ['00000000', 200093],
      ['50000000', 200092],
    ] as const) {
      const bought = walk.buy('credit', { Type: INVOICE.company, Number: company });
      await expect(bought).rejects.toThrow(String(code));
    }
  });

  it('waits for an operator if the issuer refuses it', async () => {
    await (await buyAndPay({ Type: INVOICE.barcode, Number: '/REFUSED' })).expectReceipt('failed');
  });
});
