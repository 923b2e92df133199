import * as endpoints from '#protocol/endpoints/shop.ts';
import { INVOICE, UNPAID_STATES } from '#protocol/entities/order.ts';
import { fail, failField } from '#protocol/failure.ts';
import { invoiceFault } from '#protocol/rules/invoice.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { assertMaySpend, limitLock } from '../ownLimit/assertWithin.ts';
import { canPay, packOf, requirePrice } from './goods.ts';
import { memberOf } from './member.ts';
import { describeOrder } from './describeOrder.ts';
import { recordOrderStep } from './order.ts';
import type { OrderRow } from './orderState.ts';

const MINUTE_MS = 60_000;

export const createOrder = answerEndpoint(endpoints.createOrder, async (request, context, tx) => {
  const { brand, now, nowText, ports } = context;
  const player = memberOf(context);
  const { PlayerID } = player;
  const { GoodsID, GoodsType, GateWay, price, Invoice = { Type: INVOICE.account, Number: '' } } = request;
  const pack = packOf(brand, GoodsType, GoodsID);
  if (pack === undefined) fail(300011);
  requirePrice(price, pack.Price);
  if (!canPay(ports, GoodsType, GateWay)) failField('GateWay', 'is no way to pay for these goods');
  if (Invoice.Type === INVOICE.account && Invoice.Number !== '') failField('Invoice.Number', 'is empty for type 1');
  const fault = invoiceFault(Invoice);
  if (fault !== undefined) fail(fault);
  await tx.lock([`player:${PlayerID}`, limitLock(player)]);
  await assertMaySpend(tx, player, context, pack.Price);
  const open = { PlayerID, State: { in: UNPAID_STATES }, ExpireTime: { gt: nowText } };
  if ((await tx.table('orders').count(open)) >= ECONOMY.Shop.OpenOrders) fail(300014);
  const row: OrderRow = {
    OrderID: ports.random.uuid(),
    PlayerID,
    GoodsID,
    GoodsType,
    ItemID: pack.ItemID,
    Amount: pack.Amount + pack.Extra,
    Bonus: 0,
    Price: pack.Price,
    GateWay,
    State: 'created',
    Invoice,
    TradeSeq: '',
    AuthCode: '',
    PaymentURL: '',
    PaymentCode: null,
    CreateTime: nowText,
    ExpireTime: new Date(now + ECONOMY.Shop.OrderMinutes * MINUTE_MS).toISOString(),
  };
  await tx.table('orders').insert(row);
  await recordOrderStep(tx, row.OrderID, 'created', nowText);
  return describeOrder(tx, row, nowText);
});
