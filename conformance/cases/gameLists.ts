import { setGameState, settleRound } from '#protocol/endpoints/dev.ts';
import { getOpenGames } from '#protocol/endpoints/lobby.ts';
import type { Game } from '#protocol/entities/game.ts';
import { GAME_SORTS, type GameSort, getGames, getRecentGames } from '#protocol/operations/lobby.ts';
import { enterGame } from '#protocol/operations/play.ts';
import { type ConformanceCase, conforms } from '../case.ts';
import { expectEqual } from '../expectation.ts';

/** The lists of games that rounds decide, and their orders (decision 0260). */
export const gameListCases: readonly ConformanceCase[] = [
  conforms(getGames, 200, 'lists as recent only games with a finished round', async (context) => {
    const guest = await context.guest();
    const socket = await guest.openSocket('lobby');
    await context.visitor().call(setGameState, { GameCode: 'koi', Playable: true });
    await socket.call(enterGame, { GameCode: 'koi' });
    await context.visitor().call(setGameState, { GameCode: 'koi', Playable: false });
    expectEqual((await socket.call(getRecentGames, {})).Total, 1, 'entered games');
    expectEqual((await socket.call(getGames, { Filter: 'recent' })).Total, 0, 'played games');
    await context.visitor().call(settleRound, { PlayerID: guest.playerID, GameCode: 'koi', Bet: 20, Win: 0 });
    expectEqual((await socket.call(getGames, { Filter: 'recent' })).Total, 1, 'played games after a round');
  }),
  conforms(
    getGames,
    200,
    'sorts by volatility, stake and return over all pages, equal games as the lobby',
    async (context) => {
      const visitor = context.visitor();
      const lobby = (await visitor.call(getOpenGames, { PerPage: 100 })).List;
      const values: Partial<Record<GameSort, (game: Game) => number>> = {
        volatilityLow: ({ Volatility }) => Volatility,
        volatilityHigh: ({ Volatility }) => -Volatility,
        stakeLow: ({ MinBet }) => MinBet,
        stakeHigh: ({ MaxBet }) => -MaxBet,
      };
      for (const Sort of GAME_SORTS) {
        const valueOf = values[Sort] ?? (() => 0);
        const isLater = ({ Playable }: Game): number => (Playable ? 0 : 1);
        const wanted = lobby.toSorted((a, b) => isLater(a) - isLater(b) || valueOf(a) - valueOf(b));
        const pages = [];
        for (const Page of [1, 2, 3])
          pages.push(...(await visitor.call(getOpenGames, { Page, PerPage: 10, Sort })).List);
        if (Sort !== 'returnHigh')
          expectEqual(
            pages.map(({ GameCode }) => GameCode),
            wanted.map(({ GameCode }) => GameCode),
            Sort,
          );
        expectEqual(new Set(pages.map(({ GameCode }) => GameCode)).size, lobby.length, `all games by ${Sort}`);
      }
    },
  ),
  conforms(getGames, 200, 'marks a game as hot a minute after 20 different players played it', async (context) => {
    const GameCode = 'octopus';
    const play = (at: number) =>
      context.visitor().call(settleRound, { PlayerID: String(10_000_010 + at), GameCode, Bet: 20, Win: 20 });
    const isHot = async (): Promise<boolean> => {
      await context.advance(61);
      const { List } = await context.visitor().call(getOpenGames, { Filter: 'hot' });
      const game = (await context.visitor().call(getOpenGames, { Search: GameCode })).List[0];
      expectEqual(
        List.some((hot) => hot.GameCode === GameCode),
        game?.Hot,
        'the same in the filter',
      );
      return game?.Hot === true;
    };
    // Rounds of the world and of other cases are then older than a day.
    await context.advance(24 * 60 * 60 + 1);
    for (let at = 0; at < 19; at += 1) await play(at);
    await play(0);
    expectEqual(await isHot(), false, 'with 19 players');
    await play(19);
    expectEqual(await isHot(), true, 'with 20 players');
  }),
];
