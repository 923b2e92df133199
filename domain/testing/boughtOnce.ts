import { expect } from 'vitest';
import { auditLedger } from '../ledger/audit.ts';
import { payOrder } from '../payment/handlers.ts';
import type { PaymentWorld } from './paymentWorld.ts';

/** The gateway's address for the only payment. */
export async function addressOf(shop: PaymentWorld): Promise<string> {
  const [attempt] = await shop.attempts();
  return `https://pay.test/${attempt?.TradeNo ?? ''}`;
}

/** Buys, pays at the gateway and waits for the confirmation. Player and gateway repeat failed calls. */
export async function buy(shop: PaymentWorld): Promise<void> {
  const first = await shop.call(payOrder, 'r1');
  expect([first.code, first.result]).toMatchObject([200, { State: 'pending' }]);
  await shop.advance(20);
  await shop.call(payOrder, 'r2');
  await shop.advance(20);
  const again = await shop.call(payOrder, 'r3');
  expect(again.result).toMatchObject({ State: 'pending', PaymentURL: await addressOf(shop) });
  expect(shop.gateway.trades.size).toBe(1);
  const body = shop.gateway.pay();
  expect(await shop.post(body)).toBe(200);
  expect(await shop.post(body)).toBe(200);
  for (let minute = 0; minute < 10; minute += 1) await shop.advance(60);
}

/** Expects one delivery, one invoice and a balanced ledger, for any gateway. */
export async function expectOneDelivery(shop: PaymentWorld, gemsBefore: number): Promise<void> {
  expect((await shop.order()).State).toBe('delivered');
  expect(await shop.deliveries()).toBe(1);
  expect((await shop.gems()) - gemsBefore).toBe(60);
  expect(await auditLedger(shop.ports.store)).toEqual([]);
  expect(await shop.invoices()).toMatchObject([{ State: 'issued', DueTime: '' }]);
  expect(shop.issuer.invoices.size).toBe(1);
}

/** Also expects that the stub gateway got the confirmation. */
export async function expectDeliveredOnce(shop: PaymentWorld, gemsBefore: number): Promise<void> {
  await expectOneDelivery(shop, gemsBefore);
  // A repeated confirmation changes nothing.
  expect([...shop.gateway.trades.values()].map(({ confirmed }) => confirmed > 0)).toEqual([true]);
}
