import { settleRound } from '#protocol/endpoints/dev.ts';
import { getActivityRank } from '#protocol/operations/activityRank.ts';
import { getBankBook } from '#protocol/operations/bank.ts';
import { getBonusBattles, joinBonusBattle } from '#protocol/operations/bonusBattle.ts';
import { acceptChallenge, getChallenges } from '#protocol/operations/challenge.ts';
import { getHonors } from '#protocol/operations/honor.ts';
import { getGames, getRecentGames, getTicker, tickerChanged } from '#protocol/operations/lobby.ts';
import { getMissions } from '#protocol/operations/mission.ts';
import { getPassTicket } from '#protocol/operations/passTicket.ts';
import { winAnnounced } from '#protocol/operations/pride.ts';
import { getRichList } from '#protocol/operations/rich.ts';
import { walletChanged } from '#protocol/operations/wallet.ts';
import { getLevelProgress, getVipLadder, levelRaised } from '#protocol/operations/vip.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import { atDawn, give, holds } from './eventDay.ts';

const REFRESH_SECONDS = 15 * 60 + 1;
/** Fifty times the bet, which gives an honor, a banner and a level together. */
const BET = 90_000;
const WIN = 4_500_000;
/** The entry of the week's challenge. */
const ENTRY = 5_000;

async function jackpotGame(socket: TestSocket) {
  const { List } = await socket.call(getGames, { PerPage: 100 });
  return assertDefined(
    // Jackpots of a provider do not count.
    List.find(({ Jackpot, Provider }) => Jackpot > 0 && Provider === ''),
    'a game with a jackpot of the platform',
  );
}

const ranks = async (socket: TestSocket) => {
  const own = [];
  for (const ActivityID of ['weeklyBet', 'weeklyMultiple', 'dailyWin'] as const)
    own.push((await socket.call(getActivityRank, { ActivityID })).Own);
  return own;
};

/** The effects of one round in all groups. */
export const activityRoundCases: readonly ConformanceCase[] = [
  conforms(settleRound, 200, 'shows one round in every list of rounds', async (context) => {
    const { session, socket } = await atDawn(context, '0948000021');
    const { playerID: PlayerID } = session;
    await give(context, PlayerID, 1, 990_000);
    await socket.call(acceptChallenge, { ChallengeID: 'week-bet' });
    for (const { BattleID } of (await socket.call(getBonusBattles, {})).List)
      await socket.call(joinBonusBattle, { BattleID });
    const gold = await holds(socket, 1);
    expectEqual(gold, 1_000_000 - ENTRY, 'gold to begin with');
    const { GameCode, Jackpot } = await jackpotGame(socket);
    // The bank book has no order within a millisecond.
    await context.advance(1);
    while (socket.pending(walletChanged).length > 0) await socket.push(walletChanged);

    await context.visitor().call(settleRound, { PlayerID, GameCode, Bet: BET, Win: WIN });

    expectEqual((await socket.push(walletChanged)).result.Gold, gold - BET + WIN, 'the wallet by push');
    const raised = (await socket.push(levelRaised)).result;
    expectEqual(raised, { Level: 2, Experience: 0, Next: 150 }, 'the level by push');
    expectEqual(await socket.call(getLevelProgress, {}), raised, 'the level');
    expectEqual((await socket.call(getVipLadder, {})).Own.Experience, 90, 'VIP experience');

    const [honor] = (await socket.call(getHonors, { PlayerID })).Achievements;
    expectEqual([honor?.Bet, honor?.Win, honor?.GameInfo.GameID], [BET, WIN, GameCode], 'the honor');
    const banner = (await socket.push(winAnnounced)).result;
    expectEqual(
      [banner.WinType, banner.GameCode, banner.Amount, banner.AlertInfo.Multiple],
      [1, GameCode, WIN, 50],
      'the banner',
    );
    const ticker = (await socket.push(tickerChanged)).result.List;
    const [newest] = ticker;
    expectEqual(newest?.Type === 1 && [newest.GameCode, newest.Amount], [GameCode, WIN], 'the ticker by push');
    expectEqual((await socket.call(getTicker, {})).List, ticker, 'the ticker');

    expectEqual((await jackpotGame(socket)).Jackpot, Jackpot + BET / 100, 'the jackpot grows by a hundredth');
    const book = (await socket.call(getBankBook, { Tab: 1, PerPage: 2 })).List;
    expectEqual(
      book.map(({ BeforeAmount, AfterAmount }) => [BeforeAmount, AfterAmount]),
      [
        [gold - BET, gold - BET + WIN],
        [gold, gold - BET],
      ],
      'the bank book, the win on top',
    );
    const [recent] = (await socket.call(getRecentGames, {})).List;
    expectEqual(
      [recent?.GameCode, recent?.Rounds, recent?.MachineNo],
      [GameCode, 1, banner.AlertInfo.SymbolNo],
      'recent',
    );

    const missions = new Map((await socket.call(getMissions, {})).List.map((each) => [each.MissionID, each]));
    expectEqual(
      ['day-rounds', 'day-bet', 'day-win', 'day-single', 'day-multiple', 'week-bet'].map((id) => [
        missions.get(id)?.Progress,
        missions.get(id)?.State,
      ]),
      [
        [1, 1],
        [20_000, 2],
        [20_000, 2],
        [1, 2],
        [1, 1],
        [BET, 1],
      ],
      'missions',
    );
    const challenges = (await socket.call(getChallenges, {})).List;
    expectEqual(challenges.find(({ ChallengeID }) => ChallengeID === 'week-bet')?.Progress, BET, 'the challenge');
    const battles = (await socket.call(getBonusBattles, {})).List;
    expectEqual(
      battles.map(({ Kind, Score }) => [Kind, Score]),
      [
        ['day', 5_000],
        ['week', WIN],
      ],
      'bonus battles: the multiple in hundredths, and gold won',
    );
    expectEqual((await socket.call(getPassTicket, {})).Experience, 2, 'pass ticket');
    expectEqual(
      (await ranks(socket)).map(({ Score }) => Score),
      [BET, 5_000, WIN],
      'scores of the ranked activities at once',
    );

    await context.advance(REFRESH_SECONDS);
    const rich = (await socket.call(getRichList, {})).Own;
    expectEqual(rich.Gold, gold - BET + WIN, 'gold in the list of the richest');
    expect(rich.Rank >= 1, 'a place among the richest');
    expect(
      (await ranks(socket)).every(({ Rank }) => Rank >= 1),
      'places in the ranked activities after 15 minutes',
    );
  }),
  conforms(settleRound, 200, 'counts a round once everywhere if it is reported twice', async (context) => {
    const { session, socket } = await atDawn(context, '0948000022');
    const { playerID: PlayerID } = session;
    const seen = async () => [
      (await socket.call(getLevelProgress, {})).Experience,
      (await socket.call(getPassTicket, {})).Experience,
      (await ranks(socket)).map(({ Score }) => Score),
      (await socket.call(getMissions, {})).List.map(({ Progress }) => Progress),
      (await socket.call(getHonors, { PlayerID })).Achievements.length,
      (await socket.call(getBankBook, { Tab: 1 })).Total,
      (await jackpotGame(socket)).Jackpot,
    ];
    const { GameCode } = await jackpotGame(socket);
    const round = { PlayerID, GameCode, Bet: 1_000, Win: 20_000, RoundID: `twice-${PlayerID}` };
    await context.visitor().call(settleRound, round);
    const once = await seen();
    await context.visitor().call(settleRound, round);
    expectEqual(await seen(), once, 'after the second time');
  }),
];
