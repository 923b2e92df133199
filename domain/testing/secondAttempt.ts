import { insertAttempt, tradeOf } from '../payment/attempt.ts';
import { keepAuthorised } from '../payment/keepAuthorised.ts';
import type { PaymentWorld } from './paymentWorld.ts';

/** Adds another attempt to pay the order, accepted by the stub gateway. @returns its number there */
export async function secondAttempt(shop: PaymentWorld): Promise<string> {
  const moment = shop.moment();
  const order = await shop.order();
  const attempt = await shop.ports.store.transaction((tx) =>
    insertAttempt(tx, moment, order, { Adapter: 'ecpay', Origin: '', QueryTime: '' }),
  );
  const authorised = await shop.gateway.authorise(tradeOf(attempt, order));
  await shop.ports.store.transaction((tx) => keepAuthorised(tx, moment, { attempt, order }, authorised));
  return attempt.TradeNo;
}
