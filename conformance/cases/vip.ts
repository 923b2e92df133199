import { settleRound } from '#protocol/endpoints/dev.ts';
import { getLevelProgress, getVipLadder, levelRaised, vipRaised } from '#protocol/operations/vip.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';

/** Wins that are no honors. */
const richer = { GameCode: 'toad', Bet: 10_000, Win: 190_000 };

export const vipCases: readonly ConformanceCase[] = [
  conforms(getLevelProgress, 200, 'counts rounds and their bets, and raises the level by push', async (context) => {
    const guest = await context.guest();
    const socket = await guest.openSocket('lobby');
    const { playerID: PlayerID } = guest;
    expectEqual(await socket.call(getLevelProgress, {}), { Level: 1, Experience: 0, Next: 100 }, 'to begin with');
    await context.visitor().call(settleRound, { PlayerID, ...richer });
    expectEqual(await socket.call(getLevelProgress, {}), { Level: 1, Experience: 20, Next: 100 }, 'after a round');
    await context.visitor().call(settleRound, { PlayerID, GameCode: 'toad', Bet: 0, Win: 10 });
    expectEqual((await socket.call(getLevelProgress, {})).Experience, 20, 'after a free round');
    await context.visitor().call(settleRound, { PlayerID, GameCode: 'toad', Bet: 90_000, Win: 0 });
    const { result, frame } = await socket.push(levelRaised);
    expectEqual(result, { Level: 2, Experience: 20, Next: 150 }, 'the push');
    expect(frame.R !== undefined, 'a personal push');
    expectEqual(await socket.call(getLevelProgress, {}), result, 'afterwards');
    expectEqual((await socket.call(getUserInfo, { PlayerID })).Level, 2, 'the level that others see');
  }),
  conforms(settleRound, 200, 'counts only the part of opposite bets that was at risk', async (context) => {
    const guest = await context.guest();
    const socket = await guest.openSocket('lobby');
    const round = { PlayerID: guest.playerID, GameCode: 'cards', Bet: 10_000, Win: 9_750, AtRisk: 1_000 };
    await context.visitor().call(settleRound, round);
    expectEqual((await socket.call(getLevelProgress, {})).Experience, 11, 'experience');
    expectEqual((await socket.call(getVipLadder, {})).Own.Experience, 1, 'experience of the tier');
  }),
  conforms(getLevelProgress, 200, 'is consistent with the level of a player of the demo world', async (context) => {
    const session = await context.member('0900000002');
    const socket = await session.openSocket('lobby');
    const { Level, Experience, Next } = await socket.call(getLevelProgress, {});
    expectEqual((await socket.call(getUserInfo, { PlayerID: session.playerID })).Level, Level, 'the level');
    expect(Experience > 0 && Experience < Next, `${Experience} lies within ${Next}`);
  }),
  conforms(getVipLadder, 200, 'shows eight tiers with their rights, and raises the tier by push', async (context) => {
    const guest = await context.guest();
    const socket = await guest.openSocket('lobby');
    const { playerID: PlayerID } = guest;
    const { Tiers, Own } = await socket.call(getVipLadder, {});
    expectEqual([Tiers.length, Tiers[0]?.Name, Tiers[7]?.Name], [8, 'copper', 'obsidian'], 'tiers');
    const rungs = Tiers.map(({ Threshold }) => Threshold);
    expectEqual(
      rungs,
      rungs.toSorted((a, b) => a - b),
      'thresholds rise',
    );
    const [copper, silver, gold] = Tiers;
    expectEqual(
      [copper, silver, gold].map((tier) => [tier?.Rights.FoundClub, tier?.Rights.GiftsPerDay]),
      [
        [false, 3],
        [false, 3],
        [true, 10],
      ],
      'founding clubs, and gifts a day',
    );
    const first = assertDefined(silver, 'silver').Threshold;
    expectEqual(Own, { VIPLevel: 1, Experience: 0, Next: first }, 'to begin with');
    for (const round of [
      richer,
      { ...richer, Bet: 150_000, Win: 1_500_000 },
      { ...richer, Bet: first * 1_000, Win: 0 },
    ])
      await context.visitor().call(settleRound, { PlayerID, ...round });
    const pushed = (await socket.push(vipRaised)).result;
    expectEqual([pushed.VIPLevel, pushed.Experience], [2, 10 + 150 + first], 'the push');
    expectEqual((await socket.call(getVipLadder, {})).Own, pushed, 'afterwards');
    expectEqual((await socket.call(getUserInfo, { PlayerID })).VIPLevel, 2, 'the tier that others see');
  }),
  conforms(getVipLadder, 200, 'counts from the beginning of a tier that an operator set', async (context) => {
    const guest = await context.guest();
    await context.setState(guest.playerID, { VIPLevel: 4 });
    const socket = await guest.openSocket('lobby');
    const { Tiers, Own } = await socket.call(getVipLadder, {});
    expectEqual(Own, { VIPLevel: 4, Experience: Tiers[3]?.Threshold, Next: Tiers[4]?.Threshold }, 'own standing');
    await context.visitor().call(settleRound, { PlayerID: guest.playerID, ...richer });
    const after = (await socket.call(getVipLadder, {})).Own;
    expectEqual([after.VIPLevel, after.Experience], [4, Own.Experience + 10], 'after a round');
  }),
];
