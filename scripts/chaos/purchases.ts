import { type Client, uuid } from '#features/base/client/index.ts';
import { payOrder } from '#protocol/endpoints/payment.ts';
import { createOrder } from '#protocol/endpoints/shop.ts';
import { GOODS_TYPE } from '#protocol/entities/order.ts';
import { getShopGoods } from '#protocol/operations/shop.ts';
import type { Choice } from '#service/sandboxGateway/ecpay/trades.ts';
import { formOf, postFields } from '#service/testing/gatewayForm.ts';

/** Most buyers pay. `silent`: the gateway never calls back. */
const ENDS: readonly Choice[] = ['paid', 'paid', 'paid', 'doubled', 'silent', 'failed', 'abandoned'];

/** A trade that a player opened at the gateway. */
export interface Payment {
  readonly OrderID: string;
  readonly TradeNo: string;
}

export interface Till {
  readonly client: Client;
  readonly token: string;
  readonly random: () => number;
  /** Repeats a call until it has an answer. */
  readonly untilAnswered: <Result>(ask: () => Promise<Result>) => Promise<Result>;
}

/** Orders gems for a card. @returns the id of the order. @throws RequestFailure if the service refuses */
export async function orderGems({ client, token, untilAnswered }: Till): Promise<string> {
  const { WalletPacks } = await client.call(getShopGoods, {});
  const [pack] = WalletPacks;
  if (pack === undefined) throw new Error('the shop sells no gems');
  const order = { GoodsID: pack.GoodsID, GoodsType: GOODS_TYPE.gem, GateWay: 'credit' } as const;
  const options = { token, idempotencyKey: uuid(), quiet: true };
  return (await untilAnswered(() => client.rest.post(createOrder, order, options))).OrderID;
}

/**
 * Goes to the gateway with an order, and ends it there in a random way.
 * @param onTrade receives the trade before the gateway does
 * @throws Error if a page does not answer, so that the outcome is unknown
 */
export async function payAtGateway(
  { client, token, random, untilAnswered }: Till,
  OrderID: string,
  { gateway, onTrade }: { readonly gateway: string; readonly onTrade: (payment: Payment) => void },
): Promise<void> {
  const options = { token, idempotencyKey: uuid(), quiet: true };
  const { PaymentURL } = await untilAnswered(() => client.rest.post(payOrder, { OrderID }, options));
  const page = await fetch(PaymentURL);
  const { address, fields } = formOf(await page.text());
  const TradeNo = fields['MerchantTradeNo'];
  if (TradeNo === undefined) throw new Error(`the page of payment answered ${page.status}`);
  onTrade({ OrderID, TradeNo });
  await press(address, fields);
  const choice = ENDS[Math.floor(random() * ENDS.length)] ?? 'paid';
  await press(`${gateway}/choose`, { MerchantTradeNo: TradeNo, choice });
}

async function press(address: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const shown = await postFields(address, fields);
  await shown.body?.cancel();
  if (shown.status !== 200) throw new Error(`the gateway answered ${shown.status}`);
}
