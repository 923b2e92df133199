import * as z from 'zod/mini';
import { Page, perPage } from '../entities/identifiers.ts';
import { Order, ShopGoods } from '../entities/order.ts';
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
  request: z.strictObject({ Page: z._default(Page, 1), PerPage: perPage(10, 100) }),
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
