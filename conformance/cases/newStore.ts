import { buyGoldPack, getOrders, getStoreGoods, orderDelivered } from '#protocol/operations/newStore.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import { atDawn, give, holds } from './eventDay.ts';
import { order, pay, play } from './shopOrder.ts';

export const newStoreCases: readonly ConformanceCase[] = [
  conforms(getStoreGoods, 200, 'sells six packs of either kind, the first for money doubled', async (context) => {
    const { session, socket } = await atDawn(context, '0947000801');
    const { GoldPacks, WalletPacks, FirstPurchase } = await socket.call(getStoreGoods, {});
    expectEqual([GoldPacks.length, WalletPacks.length, FirstPurchase], [6, 6, true], 'packs');
    const { ItemID } = assertDefined(WalletPacks[0], 'a pack');
    expectEqual(
      GoldPacks[0],
      { GoodsID: 'gold-1', Gold: 10_000, Price: { ItemID, Amount: 50 } },
      'the first pack of gold',
    );
    expectEqual(
      [WalletPacks[0]?.Price, WalletPacks[5]?.Price, WalletPacks[0]?.Amount, WalletPacks[0]?.Bonus],
      [30, 3290, 60, 60],
      'prices in NT$, and the bonus',
    );
    const bought = await order(session, socket);
    await pay(session, bought);
    await play(context, bought, 'paid');
    const after = await socket.call(getStoreGoods, {});
    expectEqual([after.FirstPurchase, after.WalletPacks[0]?.Bonus], [false, 0], 'after a purchase');
  }),
  conforms(buyGoldPack, 200, 'changes gems or points into gold', async (context) => {
    const { session, socket } = await atDawn(context, '0947000802');
    const { ItemID } = assertDefined((await socket.call(getStoreGoods, {})).WalletPacks[0], 'a pack');
    await give(context, session.playerID, ItemID, 110);
    const [gold, wallet] = [await holds(socket, 1), await holds(socket, ItemID)];
    const bought = await socket.call(buyGoldPack, { GoodsID: 'gold-2' });
    expectEqual(bought, { GoodsID: 'gold-2', Gold: 21_000, Price: { ItemID, Amount: 100 } }, 'what was bought');
    expectEqual([await holds(socket, 1), await holds(socket, ItemID)], [gold + 21_000, wallet - 100], 'the wallet');
  }),
  conforms(buyGoldPack, 200078, 'sells at the price of the pack, and nothing at another', async (context) => {
    const { session, socket } = await atDawn(context, '0947000804');
    const { ItemID } = assertDefined((await socket.call(getStoreGoods, {})).WalletPacks[0], 'a pack');
    await give(context, session.playerID, ItemID, 110);
    const held = async () => [await holds(socket, 1), await holds(socket, ItemID)];
    const before = await held();
    for (const price of [99, 101, 0])
      expectEqual((await socket.ask(buyGoldPack.op, { GoodsID: 'gold-2', price })).Code, 200078, `at ${price}`);
    expectEqual(await held(), before, 'the wallet');
    expectEqual((await socket.call(buyGoldPack, { GoodsID: 'gold-2', price: 100 })).Gold, 21_000, 'at its price');
  }),
  conforms(buyGoldPack, 200124, 'sells nothing to who is short', async (context) => {
    const { socket } = await atDawn(context, '0947000803');
    const before = await holds(socket, 1);
    expectEqual((await socket.ask(buyGoldPack.op, { GoodsID: 'gold-1' })).Code, 200124, 'code');
    expectEqual(await holds(socket, 1), before, 'gold');
  }),
  conforms(buyGoldPack, 300011, 'has six packs', async (context) => {
    const { socket } = await atDawn(context, '0947000803');
    expectEqual((await socket.ask(buyGoldPack.op, { GoodsID: 'gold-7' })).Code, 300011, 'code');
  }),
  conforms(buyGoldPack, 300008, 'is for members', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(buyGoldPack.op, { GoodsID: 'gold-1' })).Code, 300008, 'a guest');
  }),
  conforms(getOrders, 200, 'tells the way of each order, newest first, and of a delivery at once', async (context) => {
    const { session, socket } = await atDawn(context, '0947000804');
    const first = await order(session, socket);
    await pay(session, first);
    const delivered = await play(context, first, 'paid');
    expectEqual((await socket.push(orderDelivered)).result, delivered, 'the push');
    await context.advance(1);
    const second = await order(session, socket, { GoodsID: 'wallet-2' });
    const { List, Total } = await socket.call(getOrders, {});
    expectEqual([Total, List.map(({ OrderID }) => OrderID)], [2, [second.OrderID, first.OrderID]], 'orders');
    expectEqual(
      List[1]?.Steps.map(({ State }) => State),
      ['created', 'pending', 'paid', 'delivered'],
      'the way of the first',
    );
    expectEqual(List[0], second, 'the second, as it was opened');
    expectEqual((await socket.call(getOrders, { Page: 2, PerPage: 1 })).List, List.slice(1), 'the second page');
  }),
];
