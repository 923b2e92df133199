import { claimReturnReward, getReturnReward } from '#protocol/operations/returnReward.ts';
import { getPresents } from '#protocol/operations/present.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import { arrive, atDawn, holds } from './eventDay.ts';

const DAY_SECONDS = 24 * 60 * 60;

export const returnRewardCases: readonly ConformanceCase[] = [
  conforms(getReturnReward, 200, 'counts an absence of a week or more at the sign-in that ends it', async (context) => {
    const { socket } = await atDawn(context, '0947000201');
    const { Tiers, List } = await socket.call(getReturnReward, {});
    expectEqual(
      Tiers.map(({ MinDays }) => MinDays),
      [7, 14, 30],
      'tiers',
    );
    expectEqual(List, [], 'of a new account');
    await context.advance(3 * DAY_SECONDS);
    const early = (await arrive(context, '0947000201')).socket;
    expectEqual((await early.call(getReturnReward, {})).Total, 0, 'after three days');
    await context.advance(15 * DAY_SECONDS);
    const late = (await arrive(context, '0947000201')).socket;
    const [absence] = (await late.call(getReturnReward, {})).List;
    expectEqual(
      [absence?.DaysAway, absence?.State, absence?.Rewards],
      [15, 1, assertDefined(Tiers[1], 'the second tier').Rewards],
      'after fifteen more',
    );
  }),
  conforms(claimReturnReward, 200, 'pays the tier of the absence, gold and spins', async (context) => {
    await atDawn(context, '0947000202');
    await context.advance(8 * DAY_SECONDS);
    const { socket } = await arrive(context, '0947000202');
    const before = await holds(socket, 1);
    const claimed = await socket.call(claimReturnReward, {});
    expectEqual(
      claimed,
      {
        DaysAway: 8,
        Rewards: [
          { ItemID: 1, Amount: 20_000 },
          { ItemID: 101, Amount: 1 },
        ],
      },
      'what is claimed',
    );
    expectEqual(await holds(socket, 1), before + 20_000, 'gold');
    const [spins] = (await socket.call(getPresents, {})).List;
    expectEqual([spins?.ItemID, spins?.Amount, spins?.Source], [101, 1, 'returnReward'], 'the present');
    expectEqual((await socket.call(getReturnReward, {})).List[0]?.State, 2, 'state');
  }),
  conforms(claimReturnReward, 300012, 'pays an absence once', async (context) => {
    await atDawn(context, '0947000203');
    await context.advance(8 * DAY_SECONDS);
    const { socket } = await arrive(context, '0947000203');
    await socket.call(claimReturnReward, {});
    const before = await holds(socket, 1);
    expectEqual((await socket.ask(claimReturnReward.op, {})).Code, 300012, 'code');
    expectEqual(await holds(socket, 1), before, 'gold');
  }),
  conforms(claimReturnReward, 300013, 'refuses a player who was not away', async (context) => {
    const { socket } = await atDawn(context, '0947000204');
    expectEqual((await socket.ask(claimReturnReward.op, {})).Code, 300013, 'code');
  }),
  conforms(claimReturnReward, 300016, 'expires after a week', async (context) => {
    await atDawn(context, '0947000205');
    for (const days of [8, 4, 4]) {
      await context.advance(days * DAY_SECONDS);
      await arrive(context, '0947000205');
    }
    const { socket } = await arrive(context, '0947000205');
    expectEqual((await socket.call(getReturnReward, {})).List[0]?.State, 3, 'state');
    expectEqual((await socket.ask(claimReturnReward.op, {})).Code, 300016, 'code');
  }),
  conforms(claimReturnReward, 300008, 'refuses guests', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(claimReturnReward.op, {})).Code, 300008, 'a guest');
  }),
];
