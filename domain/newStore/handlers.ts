import { fail } from '#protocol/failure.ts';
import * as operations from '#protocol/operations/newStore.ts';
import { answer } from '../dispatch/handler.ts';
import { walletItemOf } from '../event/rewards.ts';
import { buyGold } from '../shop/buyGold.ts';
import { describeGoods, goldPackOf, requirePrice } from '../shop/goods.ts';
import { describeOrders } from '../shop/order.ts';
import { findPage } from '../page.ts';

export const getStoreGoods = answer(operations.getStoreGoods, (_request, { player, brand }, db) =>
  describeGoods(db, brand, player.PlayerID),
);

export const buyGoldPack = answer(operations.buyGoldPack, async ({ GoodsID, price }, context, tx) => {
  const pack = goldPackOf(GoodsID);
  if (pack === undefined) fail(300011);
  requirePrice(price, pack.Price);
  const Price = { ItemID: walletItemOf(context.brand), Amount: pack.Price };
  await buyGold(tx, context, context.player.PlayerID, { Reason: 'goldPack', Gold: pack.Gold, Price });
  return { GoodsID, Gold: pack.Gold, Price };
});

export const getOrders = answer(operations.getOrders, async (page, { player, nowText }, db) => {
  const where = { PlayerID: player.PlayerID };
  const { rows, total } = await findPage(db, 'orders', { where, order: [['CreateTime', 'desc']] }, page);
  return { List: await describeOrders(db, rows, nowText), Total: total };
});
