import { setGameState, settleRound } from '#protocol/endpoints/dev.ts';
import { getGameSymbols, getReplay, getReplayUrl, getRoundBoards, getRoundProof } from '#protocol/endpoints/play.ts';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { getHonors } from '#protocol/operations/honor.ts';
import { getGameSheet, getRecentGames } from '#protocol/operations/lobby.ts';
import { enterGame, getOwnRounds, getRoundDays } from '#protocol/operations/play.ts';
import { getWallet, walletChanged } from '#protocol/operations/wallet.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import { requestID } from '../requestID.ts';
import type { TestSocket } from '../testSocket.ts';
import type { TestContext } from '../testContext.ts';

const PLAYER = '0931000001';
const GAME = 'seasons';

async function newcomer(context: TestContext): Promise<{ playerID: string; socket: TestSocket }> {
  const guest = await context.guest();
  return { playerID: guest.playerID, socket: await guest.openSocket('lobby') };
}

/** A guest's big win, and the request of its replay. */
async function wonHonor(context: TestContext): Promise<{ honor: HonorRecord; asked: Record<string, string> }> {
  const guest = await context.guest();
  const { playerID: PlayerID } = guest;
  await context.visitor().call(settleRound, { PlayerID, GameCode: 'koi', Bet: 100, Win: 2_500 });
  const { Achievements } = await (await guest.openSocket('lobby')).call(getHonors, { PlayerID });
  const honor = assertDefined(Achievements[0], 'an honor');
  return { honor, asked: { SiteID: honor.SiteID, GameCode: 'koi', PlayerID, AchID: honor.ID, RoundID: honor.RoundID } };
}

const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(
    assertDefined(address.split('?')[1], 'a query')
      .split('&')
      .map((pair) => [pair.split('=')[0] ?? '', decodeURIComponent(pair.split('=')[1] ?? '')]),
  );

export const playCases: readonly ConformanceCase[] = [
  conforms(settleRound, 200, 'moves bet and win once, and pushes the wallet', async (context) => {
    const session = await context.member(PLAYER);
    const socket = await session.openSocket('lobby');
    const before = (await socket.call(getWallet, {})).Gold;
    const round = { PlayerID: session.playerID, GameCode: 'owl', Bet: 200, Win: 500, RoundID: requestID() };
    const settled = await context.visitor().call(settleRound, round);
    expectEqual(settled, { RoundID: round.RoundID, Bet: 200, Win: 500, Gold: before + 300 }, 'the round');
    expectEqual((await socket.push(walletChanged)).result.Gold, before + 300, 'the wallet by push');
    expectEqual(await context.visitor().call(settleRound, { ...round, Win: 9_000 }), settled, 'the same round again');
    expectEqual((await socket.call(getWallet, {})).Gold, before + 300, 'the wallet');
  }),
  conforms(settleRound, 200, 'settles each of many rounds at once exactly once', async (context) => {
    const { playerID: PlayerID, ...guest } = await newcomer(context);
    const ids = Array.from({ length: 6 }, requestID);
    const rounds = [...ids, ...ids].map((RoundID) => ({ PlayerID, GameCode: 'owl', Bet: 100, Win: 150, RoundID }));
    await Promise.all(rounds.map((round) => context.visitor().call(settleRound, round)));
    expectEqual((await guest.socket.call(getWallet, {})).Gold, 10_000 + 6 * 50, 'the wallet');
    const { List } = await guest.socket.call(getRecentGames, {});
    expectEqual([List.length, List[0]?.Rounds], [1, 6], 'rounds of the game');
  }),
  conforms(settleRound, 100011, 'requires the bet in the wallet before the win is paid', async (context) => {
    const guest = await context.guest();
    const round = { PlayerID: guest.playerID, GameCode: 'owl', Bet: 10_001, Win: 50_000 };
    expectEqual((await context.visitor().ask(settleRound, round)).Code, 100011, 'code');
    expectEqual((await (await guest.openSocket('lobby')).call(getWallet, {})).Gold, 10_000, 'the wallet');
  }),
  conforms(settleRound, 100013, 'refuses an unknown player id', async (context) => {
    const round = { PlayerID: '99999999', GameCode: 'owl', Bet: 20, Win: 0 };
    expectEqual((await context.visitor().ask(settleRound, round)).Code, 100013, 'code');
  }),
  conforms(settleRound, 300011, 'refuses an unknown game code', async (context) => {
    const guest = await context.guest();
    const round = { PlayerID: guest.playerID, GameCode: 'no-such-game', Bet: 20, Win: 0 };
    expectEqual((await context.visitor().ask(settleRound, round)).Code, 300011, 'code');
  }),

  conforms(enterGame, 200, 'seats the player at one machine, and lists the game as recent', async (context) => {
    const guest = await context.guest();
    const socket = await guest.openSocket('lobby');
    await context.visitor().call(setGameState, { GameCode: GAME, Playable: true });
    const first = await socket.call(enterGame, { GameCode: GAME });
    const again = await socket.call(enterGame, { GameCode: GAME });
    await context.visitor().call(setGameState, { GameCode: GAME, Playable: false });
    // Each launch of a provider has an address of its own.
    expectEqual(again, { ...first, LaunchURL: again.LaunchURL }, 'the same machine again');
    expectEqual(first.GameCode, GAME, 'the game');
    await context.visitor().call(settleRound, { PlayerID: guest.playerID, GameCode: GAME, Bet: 50, Win: 0 });
    const { List, Total } = await socket.call(getRecentGames, {});
    expectEqual(
      [Total, List[0]?.GameCode, List[0]?.MachineNo, List[0]?.Rounds],
      [1, GAME, first.MachineNo, 1],
      'the recent games',
    );
  }),
  conforms(enterGame, 200026, 'refuses a game that cannot be played yet', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    await context.visitor().call(setGameState, { GameCode: GAME, Playable: false });
    expectEqual((await socket.ask(enterGame.op, { GameCode: GAME })).Code, 200026, 'code');
    expectEqual((await socket.call(getRecentGames, {})).Total, 0, 'recent games');
  }),
  conforms(enterGame, 300011, 'refuses an unknown game code', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    expectEqual((await socket.ask(enterGame.op, { GameCode: 'no-such-game' })).Code, 300011, 'code');
  }),

  conforms(
    getReplayUrl,
    200,
    'signs an address for an honor, by its record alone or with its round',
    async (context) => {
      const { honor, asked } = await wonHonor(context);
      const { RoundID: _, ...byRecord } = asked;
      for (const input of [asked, byRecord, { ...byRecord, RoundID: '' }]) {
        const { ReplayURL } = await context.visitor().call(getReplayUrl, input);
        expectEqual(queryOf(ReplayURL)['RoundID'], honor.RoundID, 'the round in the address');
      }
    },
  ),
  conforms(getReplayUrl, 300011, 'refuses an incomplete record', async (context) => {
    const { asked } = await wonHonor(context);
    for (const wrong of [
      { AchID: 'none' },
      { PlayerID: '10000001' },
      { GameCode: 'owl' },
      { SiteID: 'elsewhere' },
      { RoundID: 'another' },
    ])
      expectEqual(
        (await context.visitor().ask(getReplayUrl, { ...asked, ...wrong })).Code,
        300011,
        `with ${JSON.stringify(wrong)}`,
      );
  }),
  conforms(getReplay, 200, 'shows the round of a signed address to a visitor', async (context) => {
    const { honor, asked } = await wonHonor(context);
    const { ReplayURL } = await context.visitor().call(getReplayUrl, asked);
    const round = await context.visitor().call(getReplay, queryOf(ReplayURL));
    expectEqual(
      [round.RoundID, round.GameCode, round.Provider, round.Bet, round.Win, round.Jackpot, round.CreateTime],
      [honor.RoundID, 'koi', honor.GameInfo.Provider, 100, 2_500, null, honor.CreateTime],
      'the round',
    );
  }),
  conforms(getReplay, 300011, 'refuses a foreign signature, and one of another round', async (context) => {
    const [mine, other] = [await wonHonor(context), await wonHonor(context)];
    const { ReplayURL } = await context.visitor().call(getReplayUrl, mine.asked);
    const query = queryOf(ReplayURL);
    for (const forged of [{ RoundID: other.honor.RoundID }, { Expires: `${query['Expires']}0` }, { Sign: 'f' }])
      expectEqual((await context.visitor().ask(getReplay, { ...query, ...forged })).Code, 300011, 'code');
    expectEqual((await context.visitor().ask(getReplay, {})).Code, 300011, 'code of an address without a signature');
  }),
  conforms(getReplay, 300016, 'expires after a day', async (context) => {
    const { asked } = await wonHonor(context);
    const { ReplayURL } = await context.visitor().call(getReplayUrl, asked);
    await context.advance(24 * 3600 + 1);
    expectEqual((await context.visitor().ask(getReplay, queryOf(ReplayURL))).Code, 300016, 'code');
  }),

  conforms(getOwnRounds, 200, "pages the caller's rounds, newest first", async (context) => {
    const { playerID: PlayerID, socket } = await newcomer(context);
    const bets = [20, 40, 60];
    for (const Bet of bets) {
      await context.advance(1);
      await context.visitor().call(settleRound, { PlayerID, GameCode: 'koi', Bet, Win: Bet * 2 });
    }
    const pages = [1, 2].map((Page) => socket.call(getOwnRounds, { Page, PerPage: 2 }));
    const [first, second] = await Promise.all(pages);
    expectEqual(
      [first, second].map((page) => page?.List.map(({ GameCode, Bet, Win, Jackpot }) => [GameCode, Bet, Win, Jackpot])),
      [
        [
          ['koi', 60, 120, null],
          ['koi', 40, 80, null],
        ],
        [['koi', 20, 40, null]],
      ],
      'the pages',
    );
    expectEqual([first?.Total, first?.List[0]?.Verifiable], [3, false], 'the total, and a round without a provider');
    const { socket: other } = await newcomer(context);
    expectEqual((await other.call(getOwnRounds, {})).Total, 0, "another player's rounds");
  }),
  conforms(getOwnRounds, 200, 'shows rounds of one game or one day in Taipei', async (context) => {
    const { playerID: PlayerID, socket } = await newcomer(context);
    await context.visitor().call(settleRound, { PlayerID, GameCode: 'koi', Bet: 20, Win: 0 });
    await context.visitor().call(settleRound, { PlayerID, GameCode: GAME, Bet: 30, Win: 0 });
    const { CreateTime } = assertDefined((await socket.call(getOwnRounds, {})).List[0], 'a round');
    const today = new Date(Date.parse(CreateTime) + 8 * 3600 * 1000).toISOString().slice(0, 10);
    const before = new Date(Date.parse(CreateTime) - 16 * 3600 * 1000).toISOString().slice(0, 10);
    const betsOf = async (wanted: { GameCode?: string; Day?: string }) =>
      (await socket.call(getOwnRounds, wanted)).List.map(({ Bet }) => Bet).toSorted((a, b) => a - b);
    expectEqual(await betsOf({ GameCode: GAME }), [30], 'of the game');
    expectEqual(await betsOf({ Day: today }), [20, 30], 'of today');
    expectEqual(await betsOf({ Day: before }), [], 'of yesterday');
    expectEqual((await socket.ask(getOwnRounds.op, { Day: '2026-13-45' })).Code, 100000, 'code of a day that is none');
  }),
  conforms(getRoundDays, 200, "sums the caller's rounds by day in Taipei", async (context) => {
    const { playerID: PlayerID, socket } = await newcomer(context);
    await context.visitor().call(settleRound, { PlayerID, GameCode: GAME, Bet: 30, Win: 90 });
    await context.visitor().call(settleRound, { PlayerID, GameCode: 'koi', Bet: 10, Win: 0 });
    const { CreateTime } = assertDefined((await socket.call(getOwnRounds, {})).List[0], 'a round');
    const today = new Date(Date.parse(CreateTime) + 8 * 3600 * 1000).toISOString().slice(0, 10);
    const { List } = await socket.call(getRoundDays, {});
    expectEqual(List[0], { Day: today, Rounds: 2, Bet: 40, Win: 90 }, 'today');
    expectEqual([List.length, new Set(List.map(({ Day }) => Day)).size], [14, 14], 'days, each once');
    expectEqual(
      List.slice(1).filter(({ Rounds }) => Rounds > 0),
      [],
      'days without a round',
    );
  }),
  conforms(getRoundBoards, 200, 'leaves out rounds without a board, and rounds of others', async (context) => {
    const [owner, other] = [await context.guest(), await context.guest(context.visitor())];
    const round = { PlayerID: owner.playerID, GameCode: 'koi', Bet: 20, Win: 60 };
    const { RoundID } = await context.visitor().call(settleRound, round);
    for (const { token } of [owner, other])
      expectEqual(
        await context.visitor().call(getRoundBoards, { RoundIDs: [RoundID, 'none'] }, { token }),
        { List: [], Unreachable: false },
        'boards',
      );
  }),
  conforms(getGameSymbols, 200, 'returns pictures of a game if it has a provider', async (context) => {
    const { Symbols } = await context.visitor().call(getGameSymbols, { GameCode: GAME });
    const socket = await (await context.guest()).openSocket('lobby');
    const { Game } = await socket.call(getGameSheet, { GameCode: GAME });
    expectEqual(Object.keys(Symbols).length > 0, Game.Provider !== '', 'pictures');
  }),
  conforms(getGameSymbols, 300011, 'refuses an unknown game code', async (context) => {
    expectEqual((await context.visitor().ask(getGameSymbols, { GameCode: 'no-such-game' })).Code, 300011, 'code');
  }),
  conforms(getRoundProof, 200, 'returns the bookings of the ledger, also without a provider', async (context) => {
    const guest = await context.guest();
    const { playerID: PlayerID, token } = guest;
    const { RoundID } = await context.visitor().call(settleRound, { PlayerID, GameCode: 'koi', Bet: 20, Win: 60 });
    const { State, Round } = await context.visitor().call(getRoundProof, { RoundID }, { token });
    expectEqual(
      [State, Round.RoundID, Round.GameCode, Round.Bet, Round.Win],
      ['none', RoundID, 'koi', 20, 60],
      'proof',
    );
  }),
  conforms(getRoundProof, 300011, "refuses another player's round like an unknown one", async (context) => {
    const [owner, other] = [await context.guest(), await context.guest(context.visitor())];
    const round = { PlayerID: owner.playerID, GameCode: 'koi', Bet: 20, Win: 0 };
    const { RoundID } = await context.visitor().call(settleRound, round);
    for (const asked of [RoundID, 'none'])
      expectEqual(
        (await context.visitor().ask(getRoundProof, { RoundID: asked }, { token: other.token })).Code,
        300011,
        'code',
      );
  }),
  conforms(setGameState, 200, 'opens a game and closes it', async (context) => {
    const socket = await (await context.guest()).openSocket('lobby');
    const codeWhen = async (Playable: boolean): Promise<number> => {
      await context.visitor().call(setGameState, { GameCode: GAME, Playable });
      return (await socket.ask(enterGame.op, { GameCode: GAME })).Code;
    };
    expectEqual([await codeWhen(true), await codeWhen(false)], [200, 200026], 'codes of entering');
  }),
  conforms(setGameState, 300011, 'refuses an unknown game code', async (context) => {
    const game = { GameCode: 'no-such-game', Playable: true };
    expectEqual((await context.visitor().ask(setGameState, game)).Code, 300011, 'code');
  }),
];
