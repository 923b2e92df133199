import { exchangeGemToGold, exchangePointToGold } from '#protocol/endpoints/store.ts';
import { getFireWheel, getWheelHistory, getWheelWinners, spinFireWheel } from '#protocol/operations/fireWheel.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import { requestID } from '../requestID.ts';
import { arrive, atDawn, give, holds, startDay, walletItem } from './eventDay.ts';

/** A wheel that shows nobody a big prize in so many days is broken: the odds are below one in a hundred million. */
const PATIENCE_DAYS = 30;

export const fireWheelCases: readonly ConformanceCase[] = [
  conforms(
    getFireWheel,
    200,
    'shows every chance in per cent, the notice, the price and what is left',
    async (stage) => {
      const { line } = await atDawn(stage, '0947000101');
      const { Prizes, Notice, Price, Left } = await line.call(getFireWheel, {});
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
      expectEqual(Price, { ItemID: (await walletItem(line)).ItemID, Amount: 20 }, 'price');
      expectEqual(Left, { FreeSpins: 1, TicketSpins: 0, PaidSpins: 20, NextFreeTime: '' }, 'left');
    },
  ),
  conforms(spinFireWheel, 200, 'a free spin a day: its prize arrives once, whatever is sent again', async (stage) => {
    const { line } = await atDawn(stage, '0947000102');
    const { Prizes } = await line.call(getFireWheel, {});
    const R = requestID();
    const walletBefore = [await holds(line, 1), await holds(line, (await walletItem(line)).ItemID)] as const;
    const spin = await line.call(spinFireWheel, {}, R);
    const prize = assertDefined(
      Prizes.find(({ PrizeID }) => PrizeID === spin.PrizeID),
      'the prize on the wheel',
    );
    expectEqual([spin.ItemID, spin.Amount], [prize.ItemID, prize.Amount], 'what fell');
    expectEqual([spin.CostItemID, spin.CostAmount, spin.Left.FreeSpins], [0, 0, 0], 'what it cost and left');
    expect(spin.Left.NextFreeTime > spin.CreateTime, 'when the next one comes');
    const before = spin.ItemID === 1 ? walletBefore[0] : walletBefore[1];
    expectEqual(await holds(line, spin.ItemID), before + spin.Amount, 'the wallet');
    expectEqual(await line.call(spinFireWheel, {}, R), spin, 'the same R again');
    expectEqual(await holds(line, spin.ItemID), before + spin.Amount, 'the wallet after it');
    expectEqual((await line.call(getWheelHistory, {})).Total, 1, 'spins in the history');
    await startDay(stage);
    const next = (await arrive(stage, '0947000102')).line;
    expectEqual((await next.call(spinFireWheel, {})).CostAmount, 0, 'the next day it is free again');
  }),
  conforms(spinFireWheel, 200, 'buys a spin when none is free: the price leaves, the prize comes', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000103');
    const { ItemID } = await walletItem(line);
    await line.call(spinFireWheel, {});
    await give(stage, seat.playerID, ItemID, 20);
    const before = await holds(line, ItemID);
    const spin = await line.call(spinFireWheel, { Pay: true });
    expectEqual([spin.CostItemID, spin.CostAmount, spin.Left.PaidSpins], [ItemID, 20, 19], 'cost and left');
    const won = spin.ItemID === ItemID ? spin.Amount : 0;
    expectEqual(await holds(line, ItemID), before - 20 + won, 'the wallet');
  }),
  conforms(spinFireWheel, 200, 'one free spin is one, from however many tabs', async (stage) => {
    const { line } = await atDawn(stage, '0947000108');
    const answers = await Promise.all(Array.from({ length: 5 }, () => line.ask(spinFireWheel.op, {})));
    expectEqual(
      answers.map(({ Code }) => Code).toSorted((a, b) => a - b),
      [200, 300014, 300014, 300014, 300014],
      'answers',
    );
    expectEqual((await line.call(getWheelHistory, {})).Total, 1, 'spins');
  }),
  conforms(spinFireWheel, 300014, 'ends with the free spin, and with the twentieth that is bought', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000104');
    await give(stage, seat.playerID, (await walletItem(line)).ItemID, 400);
    await line.call(spinFireWheel, {});
    expectEqual((await line.ask(spinFireWheel.op, {})).Code, 300014, 'a second without paying');
    for (let bought = 0; bought < 20; bought += 1) await line.call(spinFireWheel, { Pay: true });
    expectEqual((await line.ask(spinFireWheel.op, { Pay: true })).Code, 300014, 'the twenty-first');
  }),
  conforms(spinFireWheel, 200124, 'sells no spin to who is short, and takes none away', async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000105');
    const { ItemID } = await walletItem(line);
    await line.call(spinFireWheel, {});
    const Amount = await holds(line, ItemID);
    const exchange = ItemID === 2 ? exchangeGemToGold : exchangePointToGold;
    if (Amount > 0) await seat.visitor.call(exchange, { Amount }, { token: seat.token });
    expectEqual((await line.ask(spinFireWheel.op, { Pay: true })).Code, 200124, 'code');
    expectEqual((await line.call(getFireWheel, {})).Left.PaidSpins, 20, 'bought spins left');
  }),
  conforms(spinFireWheel, 300008, 'is for members', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    expectEqual((await line.ask(spinFireWheel.op, {})).Code, 300008, 'a guest');
  }),
  conforms(getWheelHistory, 200, "lists one's own spins, newest first, page by page", async (stage) => {
    const { seat, line } = await atDawn(stage, '0947000106');
    await give(stage, seat.playerID, (await walletItem(line)).ItemID, 40);
    const spins = [];
    for (let spun = 0; spun < 3; spun += 1) spins.unshift((await line.call(spinFireWheel, { Pay: true })).SpinID);
    const all = await line.call(getWheelHistory, {});
    expectEqual([all.Total, all.List.map(({ SpinID }) => SpinID).toSorted()], [3, spins.toSorted()], 'spins');
    const times = all.List.map(({ CreateTime }) => CreateTime);
    expectEqual(times, times.toSorted().toReversed(), 'newest first');
    const second = await line.call(getWheelHistory, { Page: 2, PerPage: 2 });
    expectEqual([second.Total, second.List], [3, all.List.slice(2)], 'the second page');
  }),
  conforms(getWheelWinners, 200, 'shows everyone a big prize and who won it', async (stage) => {
    for (let day = 0; day < PATIENCE_DAYS; day += 1) {
      const { seat, line } = await atDawn(stage, '0947000107');
      const { ItemID } = await walletItem(line);
      await give(stage, seat.playerID, ItemID, 400);
      for (let spun = 0; spun < 21; spun += 1) {
        const spin = await line.call(spinFireWheel, { Pay: true });
        if (spin.Amount < (spin.ItemID === 1 ? 30_000 : 188)) continue;
        const other = await (await stage.guest()).line('lobby');
        const [newest] = (await other.call(getWheelWinners, {})).List;
        expectEqual(
          [newest?.SpinID, newest?.Player.PlayerID, newest?.ItemID, newest?.Amount],
          [spin.SpinID, seat.playerID, spin.ItemID, spin.Amount],
          'the newest winner',
        );
        return;
      }
    }
    expect(false, `a big prize within ${PATIENCE_DAYS} days`);
  }),
];
