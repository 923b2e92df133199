import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Amount } from '../entities/identifiers.ts';
import { Charity, GateWay, GoodsGateWays, GoodsType, Invoice, Order, ShopGoods } from '../entities/order.ts';

const defaults = {
  method: 'POST',
  group: 'shop',
  origin: 'spec',
  access: 'token',
  section: 'specification 2 §3, §7; decisions §7',
} as const;
const exchange = {
  ...defaults,
  effect: 'write',
  request: z.strictObject({ Amount: Amount.check(z.minimum(1), z.maximum(1_000_000_000)) }),
  result: z.object({ Gold: Amount }),
  codes: [200124, 300008],
} as const;

export const getGoodsSetting = endpoint({
  ...defaults,
  path: '/api/v1/store/goods_setting',
  name: 'getGoodsSetting',
  access: 'maybeToken',
  effect: 'read',
  request: z.strictObject({}),
  result: z.extend(ShopGoods, {
    GateWays: z.array(GoodsGateWays),
    Charities: z.array(Charity),
    /** Gold for one gem or point. */
    GoldPerGem: Amount,
    GoldPerPoint: Amount,
  }),
  summary:
    'The goods, the ways to pay, the exchange rates and the charities for invoices, for everyone. Without a sign-in the goods have the bonus of a first purchase.',
});

export const createOrder = endpoint({
  ...defaults,
  path: '/api/v1/store/order',
  name: 'createOrder',
  effect: 'write',
  request: z.strictObject({
    GoodsID: z.string().check(z.minLength(1), z.maxLength(64)),
    GoodsType,
    GateWay,
    /** NT$, as the page showed it. Absent means the current price. */
    price: z.optional(Amount),
    /** Absent means the value kept with the account. */
    Invoice: z.optional(Invoice),
  }),
  result: Order,
  codes: [200078, 200089, 200090, 200091, 300008, 300011, 300014, 300037],
  summary:
    "Opens an order for gold, gems or points; a payment call pays it. 200078: the price differs from the given one, and no order was opened. 300037: with today's payments and the other open orders it would exceed the limit that the player set.",
});

export const exchangeGemToGold = endpoint({
  ...exchange,
  path: '/api/v1/store/exchange_gem_to_gold',
  name: 'exchangeGemToGold',
  summary: 'Turns gems into gold at the plain rate, in any brand.',
});

export const exchangePointToGold = endpoint({
  ...exchange,
  path: '/api/v1/store/exchange_gold',
  name: 'exchangePointToGold',
  summary: 'Turns points into gold at the plain rate, in any brand.',
});
