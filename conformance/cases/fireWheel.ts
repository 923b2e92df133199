import { exchangeGemToGold, exchangePointToGold } from '#protocol/endpoints/shop.ts';
import { getFireWheel, getWheelHistory, getWheelWinners, spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { requestID } from '../requestID.ts';
import { arrive, atDawn, give, holds, startDay, walletItem } from './eventDay.ts';

/** The odds of a wheel without a big prize in so many days are below one in a hundred million. */
const PATIENCE_DAYS = 30;

export const fireWheelCases: readonly ConformanceCase[] = [
  conforms(
    getFireWheel,
    200,
    'shows every chance in per cent, the notice, the price and the spins left',
    async (context) => {
      const { socket } = await atDawn(context, '0947000101');
      const { Prizes, Notice, Price, Left } = await socket.call(getFireWheel, {});
      const hundredths = Prizes.reduce((sum, { Percent }) => sum + Math.round(Percent * 100), 0);
      expectEqual([Prizes.length, hundredths], [8, 10_000], 'prizes and their chances in hundredths');
      expect(
        Prizes.every(({ Percent }) => Math.round(Percent * 100) === Percent * 100 || Percent > 0),
        'chances',
      );
      expectEqual(
        assertDefined(Prizes[0], 'a prize'),
        { PrizeID: 'gold-1000', ItemID: 1, Amount: 1000, Percent: 36 },
        'first',
      );
      expect(Notice.zh_tw.startsWith('此為機會中獎商品'), 'the legal line');
      expectEqual(Price, { ItemID: (await walletItem(socket)).ItemID, Amount: 20 }, 'price');
      expectEqual(Left, { FreeSpins: 1, TicketSpins: 0, PaidSpins: 20, NextFreeTime: '' }, 'left');
    },
  ),
  conforms(
    spinFireWheel,
    200,
    'gives one free spin a day, whose prize arrives once despite repeated calls',
    async (context) => {
      const { socket } = await atDawn(context, '0947000102');
      const { Prizes } = await socket.call(getFireWheel, {});
      const R = requestID();
      const walletBefore = [await holds(socket, 1), await holds(socket, (await walletItem(socket)).ItemID)] as const;
      const spin = await socket.call(spinFireWheel, {}, R);
      const prize = assertDefined(
        Prizes.find(({ PrizeID }) => PrizeID === spin.PrizeID),
        'the prize on the wheel',
      );
      expectEqual([spin.ItemID, spin.Amount], [prize.ItemID, prize.Amount], 'what fell');
      expectEqual([spin.CostItemID, spin.CostAmount, spin.Left.FreeSpins], [0, 0, 0], 'what it cost and left');
      expect(spin.Left.NextFreeTime > spin.CreateTime, 'when the next one comes');
      const before = spin.ItemID === 1 ? walletBefore[0] : walletBefore[1];
      expectEqual(await holds(socket, spin.ItemID), before + spin.Amount, 'the wallet');
      expectEqual(await socket.call(spinFireWheel, {}, R), spin, 'the same R again');
      expectEqual(await holds(socket, spin.ItemID), before + spin.Amount, 'the wallet after it');
      expectEqual((await socket.call(getWheelHistory, {})).Total, 1, 'spins in the history');
      await startDay(context);
      const next = (await arrive(context, '0947000102')).socket;
      expectEqual((await next.call(spinFireWheel, {})).CostAmount, 0, 'the next day it is free again');
    },
  ),
  conforms(spinFireWheel, 200, 'sells a spin after the free one: takes the price, gives the prize', async (context) => {
    const { session, socket } = await atDawn(context, '0947000103');
    const { ItemID } = await walletItem(socket);
    await socket.call(spinFireWheel, {});
    await give(context, session.playerID, ItemID, 20);
    const before = await holds(socket, ItemID);
    const spin = await socket.call(spinFireWheel, { Pay: true });
    expectEqual([spin.CostItemID, spin.CostAmount, spin.Left.PaidSpins], [ItemID, 20, 19], 'cost and left');
    const won = spin.ItemID === ItemID ? spin.Amount : 0;
    expectEqual(await holds(socket, ItemID), before - 20 + won, 'the wallet');
  }),
  conforms(spinFireWheel, 200, 'gives one free spin to any number of tabs', async (context) => {
    const { socket } = await atDawn(context, '0947000108');
    const answers = await Promise.all(Array.from({ length: 5 }, () => socket.ask(spinFireWheel.op, {})));
    expectEqual(
      answers.map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 300014, 300014, 300014, 300014],
      'answers',
    );
    expectEqual((await socket.call(getWheelHistory, {})).Total, 1, 'spins');
  }),
  conforms(spinFireWheel, 300014, 'refuses a spin after the free one and twenty bought ones', async (context) => {
    const { session, socket } = await atDawn(context, '0947000104');
    await give(context, session.playerID, (await walletItem(socket)).ItemID, 400);
    await socket.call(spinFireWheel, {});
    expectEqual((await socket.ask(spinFireWheel.op, {})).Code, 300014, 'a second without paying');
    for (let bought = 0; bought < 20; bought += 1) await socket.call(spinFireWheel, { Pay: true });
    expectEqual((await socket.ask(spinFireWheel.op, { Pay: true })).Code, 300014, 'the twenty-first');
  }),
  conforms(spinFireWheel, 200124, 'refuses a player without the price, and takes no spin', async (context) => {
    const { session, socket } = await atDawn(context, '0947000105');
    const { ItemID } = await walletItem(socket);
    await socket.call(spinFireWheel, {});
    const Amount = await holds(socket, ItemID);
    const exchange = ItemID === 2 ? exchangeGemToGold : exchangePointToGold;
    if (Amount > 0) await session.visitor.call(exchange, { Amount }, { token: session.token });
    expectEqual((await socket.ask(spinFireWheel.op, { Pay: true })).Code, 200124, 'code');
    expectEqual((await socket.call(getFireWheel, {})).Left.PaidSpins, 20, 'bought spins left');
  }),
  conforms(spinFireWheel, 300008, 'refuses guests', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(spinFireWheel.op, {})).Code, 300008, 'a guest');
  }),
  conforms(getWheelHistory, 200, "lists the player's spins, newest first, page by page", async (context) => {
    const { session, socket } = await atDawn(context, '0947000106');
    await give(context, session.playerID, (await walletItem(socket)).ItemID, 40);
    const spins = [];
    for (let spun = 0; spun < 3; spun += 1) spins.unshift((await socket.call(spinFireWheel, { Pay: true })).SpinID);
    const all = await socket.call(getWheelHistory, {});
    expectEqual([all.Total, all.List.map(({ SpinID }) => SpinID).toSorted()], [3, spins.toSorted()], 'spins');
    const times = all.List.map(({ CreateTime }) => CreateTime);
    expectEqual(times, times.toSorted().toReversed(), 'newest first');
    const second = await socket.call(getWheelHistory, { Page: 2, PerPage: 2 });
    expectEqual([second.Total, second.List], [3, all.List.slice(2)], 'the second page');
  }),
  conforms(getWheelWinners, 200, 'shows a big prize and its winner to everyone', async (context) => {
    for (let day = 0; day < PATIENCE_DAYS; day += 1) {
      const { session, socket } = await atDawn(context, '0947000107');
      const { ItemID } = await walletItem(socket);
      await give(context, session.playerID, ItemID, 400);
      for (let spun = 0; spun < 21; spun += 1) {
        const spin = await socket.call(spinFireWheel, { Pay: true });
        if (spin.Amount < (spin.ItemID === 1 ? 30_000 : 188)) continue;
        const other = await (await context.guest()).openSocket('lobby');
        const [newest] = (await other.call(getWheelWinners, {})).List;
        expectEqual(
          [newest?.SpinID, newest?.Player.PlayerID, newest?.ItemID, newest?.Amount],
          [spin.SpinID, session.playerID, spin.ItemID, spin.Amount],
          'the newest winner',
        );
        return;
      }
    }
    expect(false, `a big prize within ${PATIENCE_DAYS} days`);
  }),
];
