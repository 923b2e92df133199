import { settleRound } from '#protocol/endpoints/dev.ts';
import { getTicker, tickerChanged } from '#protocol/operations/lobby.ts';
import { getPrideStatus, setPrideStatus, winAnnounced } from '#protocol/operations/pride.ts';
import { getUserInfo } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expect, expectEqual, assertDefined } from '../expectation.ts';
import type { TestSocket } from '../testSocket.ts';
import type { TestContext } from '../testContext.ts';

/** @returns the guest */
async function play(context: TestContext, round: { GameCode: string; Bet: number; Win: number; Jackpot?: string }) {
  const { playerID: PlayerID } = await context.guest();
  await context.visitor().call(settleRound, { PlayerID, ...round });
  return PlayerID;
}

/** Switches announcements, and waits until the connection applies that. */
async function turn(socket: TestSocket, Status: 1 | 2): Promise<void> {
  expectEqual(await socket.call(setPrideStatus, { Status }), { Status }, 'the answer');
  for (let asked = 0; asked < 5; asked += 1)
    expectEqual(await socket.call(getPrideStatus, {}), { Status }, 'the status kept');
}

export const prideCases: readonly ConformanceCase[] = [
  conforms(getPrideStatus, 200, 'is on by default, and shows everyone a win of 50 times the bet', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual(await socket.call(getPrideStatus, {}), { Status: 1 }, 'status');
    await play(context, { GameCode: 'cards', Bet: 100, Win: 4_999 });
    const winnerID = await play(context, { GameCode: 'cards', Bet: 100, Win: 5_000 });
    const { result, frame } = await socket.push(winAnnounced);
    expectEqual(
      [result.WinType, result.Amount, result.GameCode, result.AlertInfo.Multiple, result.AlertInfo.MultipleIdx],
      [1, 5_000, 'cards', 50, 0],
      'the banner',
    );
    const winner = await socket.call(getUserInfo, { PlayerID: winnerID });
    expectEqual(
      [result.PlayerName, result.PictureURL, result.Provider],
      [winner.Name, winner.PictureURL, ''],
      'the winner of a round without a provider',
    );
    expect(result.AlertInfo.SymbolNo >= 1, 'the machine');
    expectEqual(frame.R, undefined, 'the id of a push to all');
    expectEqual(socket.pending(winAnnounced).length, 0, 'banners of the smaller win');
    const { List } = (await socket.push(tickerChanged)).result;
    const newest = assertDefined(List[0], 'a line of the ticker');
    expectEqual([newest.Type, newest.Type === 1 && newest.Amount], [1, 5_000], 'the newest line');
    expectEqual((await socket.call(getTicker, {})).List, List, 'the ticker');
  }),
  conforms(getPrideStatus, 200, 'shows jackpots of each kind, also small ones', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const told = [];
    for (const Jackpot of ['grand', 'major', 'minor', 'mini', 'vault', 'pool']) {
      await play(context, { GameCode: 'cat', Bet: 1_000, Win: 1_500, Jackpot });
      const { WinType, AlertInfo } = (await socket.push(winAnnounced)).result;
      told.push([WinType, AlertInfo.MultipleIdx, AlertInfo.ActName, AlertInfo.JackpotID]);
    }
    expectEqual(
      told,
      [
        [2, 101, 'grand', 1],
        [2, 102, 'major', 2],
        [2, 103, 'minor', 3],
        [2, 104, 'mini', 4],
        [3, 0, 'vault', undefined],
        [4, 0, 'pool', undefined],
      ],
      'kinds, prize levels, names and ids',
    );
  }),
  conforms(setPrideStatus, 200, 'silences banners on every connection, and turns them on again', async (context) => {
    const session = await context.guest();
    const [here, there] = [await session.openSocket('lobby'), await session.openSocket('lobby')];
    await turn(here, 2);
    await play(context, { GameCode: 'panda', Bet: 100, Win: 6_000 });
    await here.push(tickerChanged);
    await there.push(tickerChanged);
    expectEqual([here.pending(winAnnounced).length, there.pending(winAnnounced).length], [0, 0], 'banners when off');
    expectEqual(await (await session.openSocket('lobby')).call(getPrideStatus, {}), { Status: 2 }, 'a new connection');
    await turn(here, 1);
    await play(context, { GameCode: 'panda', Bet: 100, Win: 7_000 });
    const heard = [await here.push(winAnnounced), await there.push(winAnnounced)];
    expectEqual(
      heard.map(({ result }) => result.Amount),
      [7_000, 7_000],
      'banners when on again',
    );
  }),
];
