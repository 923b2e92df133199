import { setGameState, settleRound } from '#protocol/endpoints/dev.ts';
import { getReplay, getReplayUrl } from '#protocol/endpoints/play.ts';
import type { HonorRecord } from '#protocol/entities/honor.ts';
import { getHonors } from '#protocol/operations/honor.ts';
import { getRecentGames } from '#protocol/operations/lobby.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { getWallet, walletChanged } from '#protocol/operations/user.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual, assertDefined } from '../expectation.ts';
import { requestID } from '../requestID.ts';
import type { Line } from '../line.ts';
import type { Stage } from '../stage.ts';

const PLAYER = '0931000001';
const GAME = 'seasons';

/** A guest with a lobby connection. */
async function newcomer(stage: Stage): Promise<{ playerID: string; line: Line }> {
  const guest = await stage.guest();
  return { playerID: guest.playerID, line: await guest.line('lobby') };
}

/** A guest's big win, and what a client asks for its replay with. */
async function wonHonor(stage: Stage): Promise<{ honor: HonorRecord; asked: Record<string, string> }> {
  const guest = await stage.guest();
  const { playerID: PlayerID } = guest;
  await stage.visitor().call(settleRound, { PlayerID, GameCode: 'koi', Bet: 100, Win: 2_500 });
  const { Achievements } = await (await guest.line('lobby')).call(getHonors, { PlayerID });
  const honor = assertDefined(Achievements[0], 'an honor');
  return { honor, asked: { SiteID: honor.SiteID, GameCode: 'koi', PlayerID, AchID: honor.ID, RoundID: honor.RoundID } };
}

/** The query of an address. */
const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(
    assertDefined(address.split('?')[1], 'a query')
      .split('&')
      .map((pair) => [pair.split('=')[0] ?? '', decodeURIComponent(pair.split('=')[1] ?? '')]),
  );

export const playCases: readonly ConformanceCase[] = [
  conforms(settleRound, 200, 'moves bet and win once, and tells the wallet by push', async (stage) => {
    const seat = await stage.member(PLAYER);
    const line = await seat.line('lobby');
    const before = (await line.call(getWallet, {})).Gold;
    const round = { PlayerID: seat.playerID, GameCode: 'owl', Bet: 200, Win: 500, RoundID: requestID() };
    const settled = await stage.visitor().call(settleRound, round);
    expectEqual(settled, { RoundID: round.RoundID, Bet: 200, Win: 500, Gold: before + 300 }, 'the round');
    expectEqual((await line.push(walletChanged)).result.Gold, before + 300, 'the wallet by push');
    expectEqual(await stage.visitor().call(settleRound, { ...round, Win: 9_000 }), settled, 'the same round again');
    expectEqual((await line.call(getWallet, {})).Gold, before + 300, 'the wallet');
  }),
  conforms(settleRound, 200, 'settles rounds that come at once, each of them once', async (stage) => {
    const { playerID: PlayerID, ...guest } = await newcomer(stage);
    const ids = Array.from({ length: 6 }, requestID);
    const rounds = [...ids, ...ids].map((RoundID) => ({ PlayerID, GameCode: 'owl', Bet: 100, Win: 150, RoundID }));
    await Promise.all(rounds.map((round) => stage.visitor().call(settleRound, round)));
    expectEqual((await guest.line.call(getWallet, {})).Gold, 10_000 + 6 * 50, 'the wallet');
    const { List } = await guest.line.call(getRecentGames, {});
    expectEqual([List.length, List[0]?.Rounds], [1, 6], 'rounds of the game');
  }),
  conforms(settleRound, 100011, 'wants the bet to be held before the win is paid', async (stage) => {
    const guest = await stage.guest();
    const round = { PlayerID: guest.playerID, GameCode: 'owl', Bet: 10_001, Win: 50_000 };
    expectEqual((await stage.visitor().ask(settleRound, round)).Code, 100011, 'code');
    expectEqual((await (await guest.line('lobby')).call(getWallet, {})).Gold, 10_000, 'the wallet');
  }),
  conforms(settleRound, 100013, 'knows nobody by an id that nobody has', async (stage) => {
    const round = { PlayerID: '99999999', GameCode: 'owl', Bet: 20, Win: 0 };
    expectEqual((await stage.visitor().ask(settleRound, round)).Code, 100013, 'code');
  }),
  conforms(settleRound, 300011, 'knows no game by a code that none has', async (stage) => {
    const guest = await stage.guest();
    const round = { PlayerID: guest.playerID, GameCode: 'no-such-game', Bet: 20, Win: 0 };
    expectEqual((await stage.visitor().ask(settleRound, round)).Code, 300011, 'code');
  }),

  conforms(enterGame, 200, 'seats the player at one machine, and the game stands among the recent', async (stage) => {
    const guest = await stage.guest();
    const line = await guest.line('lobby');
    await stage.visitor().call(setGameState, { GameCode: GAME, Playable: true });
    const first = await line.call(enterGame, { GameCode: GAME });
    const again = await line.call(enterGame, { GameCode: GAME });
    await stage.visitor().call(setGameState, { GameCode: GAME, Playable: false });
    expectEqual([first.GameCode, again], [GAME, first], 'the same machine again');
    await stage.visitor().call(settleRound, { PlayerID: guest.playerID, GameCode: GAME, Bet: 50, Win: 0 });
    const { List, Total } = await line.call(getRecentGames, {});
    expectEqual(
      [Total, List[0]?.GameCode, List[0]?.MachineNo, List[0]?.Rounds],
      [1, GAME, first.MachineNo, 1],
      'the recent games',
    );
  }),
  conforms(enterGame, 200026, 'keeps the door shut until the game can be played', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    expectEqual((await line.ask(enterGame.op, { GameCode: GAME })).Code, 200026, 'code');
    expectEqual((await line.call(getRecentGames, {})).Total, 0, 'recent games');
  }),
  conforms(enterGame, 300011, 'knows no game by a code that none has', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    expectEqual((await line.ask(enterGame.op, { GameCode: 'no-such-game' })).Code, 300011, 'code');
  }),

  conforms(getReplayUrl, 200, 'signs an address for an honor, by its record alone or with its round', async (stage) => {
    const { honor, asked } = await wonHonor(stage);
    const { RoundID: _, ...byRecord } = asked;
    for (const input of [asked, byRecord, { ...byRecord, RoundID: '' }]) {
      const { ReplayURL } = await stage.visitor().call(getReplayUrl, input);
      expectEqual(queryOf(ReplayURL)['RoundID'], honor.RoundID, 'the round in the address');
    }
  }),
  conforms(getReplayUrl, 300011, 'knows no record but with all that belongs to it', async (stage) => {
    const { asked } = await wonHonor(stage);
    for (const wrong of [
      { AchID: 'none' },
      { PlayerID: '10000001' },
      { GameCode: 'owl' },
      { SiteID: 'elsewhere' },
      { RoundID: 'another' },
    ])
      expectEqual(
        (await stage.visitor().ask(getReplayUrl, { ...asked, ...wrong })).Code,
        300011,
        `with ${JSON.stringify(wrong)}`,
      );
  }),
  conforms(getReplay, 200, 'shows the round of a signed address to anyone', async (stage) => {
    const { honor, asked } = await wonHonor(stage);
    const { ReplayURL } = await stage.visitor().call(getReplayUrl, asked);
    const round = await stage.visitor().call(getReplay, queryOf(ReplayURL));
    expectEqual(
      [round.RoundID, round.GameCode, round.Provider, round.Bet, round.Win, round.Jackpot, round.CreateTime],
      [honor.RoundID, 'koi', honor.GameInfo.Provider, 100, 2_500, null, honor.CreateTime],
      'the round',
    );
  }),
  conforms(getReplay, 300011, 'refuses a signature that is not ours, or of another round', async (stage) => {
    const [mine, other] = [await wonHonor(stage), await wonHonor(stage)];
    const { ReplayURL } = await stage.visitor().call(getReplayUrl, mine.asked);
    const query = queryOf(ReplayURL);
    for (const forged of [{ RoundID: other.honor.RoundID }, { Expires: `${query['Expires']}0` }, { Sign: 'f' }])
      expectEqual((await stage.visitor().ask(getReplay, { ...query, ...forged })).Code, 300011, 'code');
    expectEqual((await stage.visitor().ask(getReplay, {})).Code, 300011, 'code of an address without a signature');
  }),
  conforms(getReplay, 300016, 'is over after a day', async (stage) => {
    const { asked } = await wonHonor(stage);
    const { ReplayURL } = await stage.visitor().call(getReplayUrl, asked);
    await stage.advance(24 * 3600 + 1);
    expectEqual((await stage.visitor().ask(getReplay, queryOf(ReplayURL))).Code, 300016, 'code');
  }),

  conforms(setGameState, 200, 'opens a game and closes it', async (stage) => {
    const line = await (await stage.guest()).line('lobby');
    const codeWhen = async (Playable: boolean): Promise<number> => {
      await stage.visitor().call(setGameState, { GameCode: GAME, Playable });
      return (await line.ask(enterGame.op, { GameCode: GAME })).Code;
    };
    expectEqual([await codeWhen(true), await codeWhen(false)], [200, 200026], 'codes of entering');
  }),
  conforms(setGameState, 300011, 'knows no game by a code that none has', async (stage) => {
    const game = { GameCode: 'no-such-game', Playable: true };
    expectEqual((await stage.visitor().ask(setGameState, game)).Code, 300011, 'code');
  }),
];
