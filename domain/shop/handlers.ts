import * as z from 'zod/mini';
import charities from '#content/charities.json' with { type: 'json' };
import * as endpoints from '#protocol/endpoints/store.ts';
import { Charity } from '#protocol/entities/order.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { Moment, RestContext } from '../dispatch/context.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { ECONOMY } from '../economy.ts';
import type { Transaction } from '../ports/store.ts';
import { buyGold } from './buyGold.ts';
import { describeGoods, gateWaysOf } from './goods.ts';
import { callerOf, memberOf } from './member.ts';

export { createOrder } from './createOrder.ts';

const CHARITIES = z.array(Charity).parse(charities);

export const getGoodsSetting = answerEndpoint(endpoints.getGoodsSetting, async (_request, context, db) => ({
  ...(await describeGoods(db, context.brand, callerOf(context).PlayerID)),
  GateWays: gateWaysOf(context.brand),
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

/** The plain exchange, open in any brand: what one holds from another brand is not lost. */
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
