import * as z from 'zod/mini';
import charities from '#content/charities.json' with { type: 'json' };
import * as endpoints from '#protocol/endpoints/shop.ts';
import { Charity } from '#protocol/entities/order.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/shop.ts';
import type { Moment, RestContext } from '../dispatch/context.ts';
import { answer, answerEndpoint } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import { findPage } from '../page.ts';
import type { Reader, Transaction } from '../ports/store.ts';
import { buyGold } from './buyGold.ts';
import { describeGoods, gateWaysOf } from './goods.ts';
import { memberOf } from './member.ts';
import { describeOrder, describeOrders } from './describeOrder.ts';
import { ordersOf } from './orderGroups.ts';

export { createOrder } from './createOrder.ts';

const CHARITIES = z.array(Charity).parse(charities);

export const getShopGoods = answer(operations.getShopGoods, (_request, { player, brand }, db) =>
  describeGoods(db, brand, player.PlayerID),
);

export const getOrders = answer(operations.getOrders, async ({ State, ...page }, { player, nowText }, db) => {
  const where = ordersOf(player.PlayerID, State);
  const { rows, total } = await findPage(db, 'orders', { where, order: [['CreateTime', 'desc']] }, page);
  return { List: await describeOrders(db, rows, nowText), Total: total };
});

export const getOrder = answer(operations.getOrder, async ({ OrderID, TradeNo }, { player, nowText }, db) => {
  const id = OrderID ?? (TradeNo === undefined ? undefined : await orderOfTrade(db, TradeNo));
  const order = id === undefined ? undefined : await db.table('orders').get(id);
  if (order?.PlayerID !== player.PlayerID) return fail(300011);
  return describeOrder(db, order, nowText);
});

async function orderOfTrade(db: Reader, TradeNo: string): Promise<string | undefined> {
  return (await db.table('paymentAttempts').get(TradeNo))?.OrderID;
}

export const getGoodsSetting = answerEndpoint(endpoints.getGoodsSetting, async (_request, context, db) => ({
  ...(await describeGoods(db, context.brand, context.identity?.player.PlayerID)),
  GateWays: gateWaysOf(context.ports, context.brand),
  Charities: CHARITIES,
  GoldPerGem: ECONOMY.Shop.GoldPerGem,
  GoldPerPoint: ECONOMY.Shop.GoldPerPoint,
}));

export const exchangeGemToGold = answerEndpoint(endpoints.exchangeGemToGold, ({ Amount }, context, tx) =>
  exchange(tx, context, ITEM.gem, Amount, ECONOMY.Shop.GoldPerGem),
);

export const exchangePointToGold = answerEndpoint(endpoints.exchangePointToGold, ({ Amount }, context, tx) =>
  exchange(tx, context, ITEM.point, Amount, ECONOMY.Shop.GoldPerPoint),
);

/** The exchange is open in any brand, so that gems or points from another brand stay usable. */
async function exchange(
  tx: Transaction,
  context: RestContext & Moment,
  ItemID: number,
  Amount: number,
  rate: number,
): Promise<{ Gold: number }> {
  const { PlayerID } = memberOf(context);
  const Gold = Amount * rate;
  await buyGold(tx, context, PlayerID, { Reason: 'exchange', Gold, Price: { ItemID, Amount } });
  return { Gold };
}
