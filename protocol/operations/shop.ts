import * as z from 'zod/mini';
import { Page, perPage } from '../entities/identifiers.ts';
import { Order, OrderGroup, ShopGoods } from '../entities/order.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'shop',
  origin: 'added',
  section: 'specification 1 §7 (new store); decisions §2, §7',
} as const;

export const getShopGoods = operation({
  ...defaults,
  op: 14200,
  name: 'getShopGoods',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: ShopGoods,
  summary:
    'Lists six packs of gold and six packs of gems or points, all for NT$; the brand decides between gems and points.',
});

export const getOrders = operation({
  ...defaults,
  op: 14220,
  name: 'getOrders',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({
    /** Absent means orders of every state. `ended` means failed, expired or given back. */
    State: z.optional(OrderGroup),
    Page: z._default(Page, 1),
    PerPage: perPage(10, 100),
  }),
  result: z.object({ List: z.array(Order), Total: z.int().check(z.minimum(0)) }),
  summary: "Lists the player's orders for money, newest first, each with its states.",
});

export const orderDelivered = pushOf(getOrders, {
  op: 14222,
  name: 'orderDelivered',
  audience: 'player',
  result: Order,
  summary: 'A paid order was delivered.',
});

const OrderName = z.string().check(z.minLength(1), z.maxLength(64));

export const getOrder = operation({
  ...defaults,
  op: 14230,
  name: 'getOrder',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({ OrderID: z.optional(OrderName), TradeNo: z.optional(OrderName) }),
  result: Order,
  codes: [300011],
  summary:
    'Reads an order of the player, by its id or by the number of any of its attempts at the gateway (the `trade` of the page that a gateway leads back to). 300011: the player has no such order.',
});

export const orderChanged = pushOf(getOrder, {
  op: 14232,
  name: 'orderChanged',
  audience: 'player',
  result: Order,
  summary: 'An order changed: its state, where to pay, its invoice or its rescission.',
});
