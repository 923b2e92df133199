import { searchKey } from '../lobby/searchKey.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import { GAME_CATALOGUE } from './gameCatalogue.ts';
import type { WorldSource } from './source.ts';

/** The volatility of tiles whose game does not exist yet. */
const MIN_BETS = [20, 50, 100, 200] as const;
const VOLATILITIES = [4, 3, 2] as const;

/** The bets of a tile whose game does not exist yet, by its place. */
function madeUpBets(at: number): readonly number[] {
  const least = MIN_BETS[at % MIN_BETS.length] ?? 20;
  return [least, least * 1000];
}

/** The 24 games of the lobby. If a game exists, its bets and volatility are used. */
export function createGames({ faker }: WorldSource): readonly RowOf<Tables['games']>[] {
  return GAME_CATALOGUE.map((game, at) => {
    const { Stakes = madeUpBets(at), Volatility = VOLATILITIES[at % VOLATILITIES.length] ?? 3 } = game;
    return {
      GameCode: game.GameCode,
      Position: at + 1,
      GameNames: game.GameNames,
      SearchKey: [game.GameCode, ...Object.values(game.GameNames)].map(searchKey).join('\n'),
      Provider: '',
      Category: game.Category,
      Hot: false,
      New: false,
      Jackpot: game.Jackpot ? faker.number.int({ min: 800_000, max: 30_000_000 }) : 0,
      MinBet: game.RoundBets?.MinBet ?? Math.min(...Stakes),
      MaxBet: game.RoundBets?.MaxBet ?? Math.max(...Stakes),
      Volatility,
      Playable: false,
      JackpotTime: '',
      OpenDay: game.Opened ?? '',
    };
  });
}
