import { getOrders, getShopGoods, orderDelivered } from '#protocol/operations/shop.ts';
import { createOrder, exchangeGemToGold, exchangePointToGold, getGoodsSetting } from '#protocol/endpoints/shop.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual } from '../expectation.ts';
import { requestID } from '../requestID.ts';
import { atDawn, give, holds, walletItem } from './eventDay.ts';
import { order, pay, play } from './shopOrder.ts';

const EXCHANGES = [
  [exchangeGemToGold, 2, '0947000901'],
  [exchangePointToGold, 39, '0947000902'],
] as const;

const faults = (code: number, title: string, ...invoices: readonly { Type: number; Number: string }[]) =>
  conforms(createOrder, code, title, async (context) => {
    const { session, socket } = await atDawn(context, '0947000903');
    const { GoodsType } = await walletItem(socket);
    for (const Invoice of invoices) {
      const input = { GoodsID: 'wallet-1', GoodsType, GateWay: 'credit', Invoice };
      const answer = await session.visitor.ask(createOrder, input, { token: session.token });
      expectEqual(answer.Code, code, JSON.stringify(Invoice));
    }
  });

export const shopCases: readonly ConformanceCase[] = [
  conforms(getShopGoods, 200, 'sells six packs of either kind, the first purchase doubled', async (context) => {
    const { session, socket } = await atDawn(context, '0947000801');
    const { GoldPacks, WalletPacks, FirstPurchase } = await socket.call(getShopGoods, {});
    expectEqual([GoldPacks.length, WalletPacks.length, FirstPurchase], [6, 6, true], 'packs');
    expectEqual(
      GoldPacks[1],
      {
        GoodsID: 'gold-2',
        GoodsType: 1,
        ItemID: 1,
        Amount: 300_000,
        Extra: 15_000,
        Bonus: 315_000,
        Price: 150,
        Experience: 1500,
        Popular: false,
      },
      'a pack of gold',
    );
    expectEqual(
      GoldPacks.map(({ Price }) => Price),
      [30, 150, 330, 670, 1690, 3290],
      'prices of gold in NT$',
    );
    expectEqual(GoldPacks.filter(({ Popular }) => Popular).length, 1, 'one is marked');
    expectEqual(
      [WalletPacks[0]?.Price, WalletPacks[5]?.Price, WalletPacks[0]?.Amount, WalletPacks[0]?.Bonus],
      [30, 3290, 60, 60],
      'prices of gems or points in NT$, and the bonus',
    );
    const bought = await order(session, socket);
    await pay(session, bought);
    await play(context, bought, 'paid');
    const after = await socket.call(getShopGoods, {});
    expectEqual(
      [after.FirstPurchase, after.WalletPacks[0]?.Bonus, after.GoldPacks[0]?.Bonus],
      [false, 0, 0],
      'after a purchase',
    );
  }),
  conforms(
    getOrders,
    200,
    'lists the state of each order, newest first, and pushes a delivery at once',
    async (context) => {
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
    },
  ),
  conforms(getGoodsSetting, 200, 'lists goods, payment methods, rates and charities', async (context) => {
    const { session, socket } = await atDawn(context, '0947000903');
    const setting = await session.visitor.call(getGoodsSetting, {}, { token: session.token });
    const { GoodsType } = await walletItem(socket);
    expectEqual(
      setting.GateWays.map((ways) => ways.GoodsType),
      [1, GoodsType],
      'gold, and what the brand has',
    );
    for (const { GoodsType: type, Groups } of setting.GateWays) {
      expectEqual(
        Groups.flatMap(({ GateWays }) => GateWays.map(({ GateWay, Adapter }) => [GateWay, Adapter])).filter(
          ([way]) => way === 'bank' || way === 'credit',
        ),
        [
          ['bank', 'mycard'],
          ['credit', 'omg'],
        ],
        'bank and card',
      );
      expectEqual(Groups.length, type === 2 ? 2 : 6, 'gems are paid by bank or card only');
    }
    expectEqual([setting.GoldPerGem, setting.GoldPerPoint], [200, 200], 'rates');
    expect(
      setting.Charities.some(({ Code }) => Code === '919'),
      'a charity',
    );
    expectEqual([setting.GoldPacks.length, setting.WalletPacks.length], [6, 6], 'packs');
  }),
  conforms(getGoodsSetting, 200, 'shows a visitor the goods and prices of a new player', async (context) => {
    const { session } = await atDawn(context, '0947000904');
    const own = await session.visitor.call(getGoodsSetting, {}, { token: session.token });
    const visitor = context.visitor();
    expectEqual(await visitor.call(getGoodsSetting, {}), own, 'without a token');
    expectEqual(await visitor.call(getGoodsSetting, {}, { token: 'over' }), own, 'with a token of no session');
    expectEqual([own.FirstPurchase, own.GoldPacks.every(({ Bonus }) => Bonus > 0)], [true, true], 'the first purchase');
  }),
  conforms(createOrder, 200, 'sells gold by every payment method, and delivers it with its extra', async (context) => {
    const { session, socket } = await atDawn(context, '0947000802');
    const gold = await holds(socket, 1);
    const bill = { GoodsID: 'gold-2', GoodsType: 1, price: 150 };
    const options = { token: session.token };
    for (const GateWay of ['telecom', 'bank', 'storeCode'])
      expectEqual((await session.visitor.call(createOrder, { ...bill, GateWay }, options)).GateWay, GateWay, 'the way');
    const opened = await session.visitor.call(createOrder, { ...bill, GateWay: 'credit' }, options);
    expectEqual(
      [opened.GoodsType, opened.ItemID, opened.Amount, opened.Bonus, opened.Price],
      [1, 1, 315_000, 0, 150],
      'the order',
    );
    await pay(session, opened);
    const delivered = await play(context, opened, 'paid');
    expectEqual([delivered.Bonus, await holds(socket, 1)], [315_000, gold + 630_000], 'the first one is doubled');
  }),
  conforms(createOrder, 200, 'opens an order at the price of its goods, for an hour', async (context) => {
    const { session, socket } = await atDawn(context, '0947000903');
    const { ItemID, GoodsType } = await walletItem(socket);
    const opened = await order(session, socket, { GoodsID: 'wallet-3', Invoice: { Type: 2, Number: '/ABC+123' } });
    expectEqual(
      [opened.GoodsType, opened.ItemID, opened.Amount, opened.Price, opened.State, opened.PaymentURL],
      [GoodsType, ItemID, 640, 300, 'created', ''],
      'the order',
    );
    expectEqual(Date.parse(opened.ExpireTime) - Date.parse(opened.CreateTime), 3_600_000, 'how long it waits');
    for (const Invoice of [
      { Type: 3, Number: 'AB12345678901234' },
      { Type: 4, Number: '919' },
      { Type: 5, Number: '04595257' },
    ] as const)
      expectEqual((await order(session, socket, { Invoice })).State, 'created', `with ${Invoice.Number}`);
  }),
  conforms(createOrder, 200, 'opens one order per key', async (context) => {
    const { session, socket } = await atDawn(context, '0947000903');
    const { GoodsType } = await walletItem(socket);
    const input = { GoodsID: 'wallet-1', GoodsType, GateWay: 'credit' };
    const options = { token: session.token, key: requestID() };
    const first = await session.visitor.call(createOrder, input, options);
    expectEqual((await session.visitor.call(createOrder, input, options)).OrderID, first.OrderID, 'the order');
  }),
  conforms(createOrder, 200078, 'refuses another price than that of the goods', async (context) => {
    const { session, socket } = await atDawn(context, '0947000904');
    const { GoodsType } = await walletItem(socket);
    const bill = { GoodsID: 'wallet-3', GoodsType, GateWay: 'credit' };
    const ask = (price: number) => session.visitor.ask(createOrder, { ...bill, price }, { token: session.token });
    const before = (await socket.call(getOrders, {})).Total;
    for (const price of [299, 301, 0]) expectEqual((await ask(price)).Code, 200078, `at ${price}`);
    expectEqual((await socket.call(getOrders, {})).Total, before, 'orders');
    const { Code, Result } = await ask(300);
    expectEqual([Code, Result['Price']], [200, 300], 'at the price of the goods');
  }),
  conforms(createOrder, 100000, 'accepts only the payment methods of the goods', async (context) => {
    const { session, socket } = await atDawn(context, '0947000903');
    const { GoodsType } = await walletItem(socket);
    const GateWay = GoodsType === 2 ? 'telecom' : 'cash';
    const input = { GoodsID: 'wallet-1', GoodsType, GateWay };
    const answer = await session.visitor.ask(createOrder, input, { token: session.token });
    expectEqual([answer.Code, answer.Result['Field']], [100000, 'GateWay'], 'code and field');
  }),
  conforms(createOrder, 100000, 'refuses a number for an invoice that is kept with the account', async (context) => {
    const { session, socket } = await atDawn(context, '0947000903');
    const { GoodsType } = await walletItem(socket);
    const input = { GoodsID: 'wallet-1', GoodsType, GateWay: 'credit', Invoice: { Type: 1, Number: '/ABC1234' } };
    const answer = await session.visitor.ask(createOrder, input, { token: session.token });
    expectEqual([answer.Code, answer.Result['Field']], [100000, 'Invoice.Number'], 'code and field');
  }),
  faults(200089, 'refuses a carrier that is none', { Type: 2, Number: 'ABC1234' }, { Type: 3, Number: 'A1' }),
  faults(200090, 'refuses a donation code that is none', { Type: 4, Number: '91' }, { Type: 4, Number: 'X1' }),
  faults(200091, 'refuses a company number whose sum is wrong', { Type: 5, Number: '04595258' }),
  conforms(createOrder, 300008, 'refuses guests', async (context) => {
    const guest = await context.guest();
    const input = { GoodsID: 'wallet-1', GoodsType: 2, GateWay: 'credit' };
    expectEqual((await guest.visitor.ask(createOrder, input, { token: guest.token })).Code, 300008, 'a guest');
  }),
  conforms(createOrder, 300011, "has six packs of gold and six of the brand's own kind", async (context) => {
    const { session, socket } = await atDawn(context, '0947000903');
    const { GoodsType } = await walletItem(socket);
    for (const input of [
      { GoodsID: 'wallet-7', GoodsType },
      { GoodsID: 'wallet-1', GoodsType: 5 - GoodsType },
      { GoodsID: 'wallet-1', GoodsType: 1 },
      { GoodsID: 'gold-1', GoodsType },
      { GoodsID: 'gold-7', GoodsType: 1 },
    ]) {
      const answer = await session.visitor.ask(createOrder, { ...input, GateWay: 'credit' }, { token: session.token });
      expectEqual(answer.Code, 300011, JSON.stringify(input));
    }
  }),
  conforms(
    createOrder,
    300014,
    'refuses an eleventh waiting order, and accepts it after one expires',
    async (context) => {
      const { session, socket } = await atDawn(context, '0947000904');
      const { GoodsType } = await walletItem(socket);
      for (let opened = 0; opened < 10; opened += 1) await order(session, socket);
      const input = { GoodsID: 'wallet-1', GoodsType, GateWay: 'credit' };
      expectEqual(
        (await session.visitor.ask(createOrder, input, { token: session.token })).Code,
        300014,
        'the eleventh',
      );
      await context.advance(3601);
      expectEqual((await order(session, socket)).State, 'created', 'an hour later');
    },
  ),
  ...EXCHANGES.flatMap(([contract, ItemID, phone]) => [
    conforms(contract, 200, 'gives 200 gold for one', async (context) => {
      const { session, socket } = await atDawn(context, phone);
      await give(context, session.playerID, ItemID, 30);
      const [gold, held] = [await holds(socket, 1), await holds(socket, ItemID)];
      const options = { token: session.token, key: requestID() };
      expectEqual(await session.visitor.call(contract, { Amount: 25 }, options), { Gold: 5000 }, 'gold for 25');
      await session.visitor.call(contract, { Amount: 25 }, options);
      expectEqual([await holds(socket, 1), await holds(socket, ItemID)], [gold + 5000, held - 25], 'once for one key');
    }),
    conforms(contract, 200124, 'refuses a player without the price', async (context) => {
      const { session, socket } = await atDawn(context, phone);
      const [gold, held] = [await holds(socket, 1), await holds(socket, ItemID)];
      const answer = await session.visitor.ask(contract, { Amount: held + 1 }, { token: session.token });
      expectEqual([answer.Code, await holds(socket, 1)], [200124, gold], 'code and gold');
    }),
    conforms(contract, 300008, 'refuses guests', async (context) => {
      const guest = await context.guest();
      expectEqual((await guest.visitor.ask(contract, { Amount: 1 }, { token: guest.token })).Code, 300008, 'a guest');
    }),
  ]),
];
