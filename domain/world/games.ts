import * as z from 'zod/mini';
import { Game, GameCategory, GameNames } from '#protocol/entities/game.ts';
import catalogue from '#content/games.json' with { type: 'json' };
import { searchKey } from '../lobby/searchKey.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';
import { listedOnce } from './listedOnce.ts';
import type { WorldSource } from './source.ts';

const Catalogue = z.array(
  z.object({
    GameCode: z.string(),
    GameNames,
    Category: GameCategory,
    Hot: z.boolean(),
    New: z.boolean(),
    Jackpot: z.boolean(),
    /** For a game with a published PAR sheet. */
    Volatility: z.optional(Game.shape.Volatility),
  }),
);

const MIN_BETS = [20, 50, 100, 200] as const;

/** The games of the lobby. @throws Error if a code is listed twice */
export function createGames({ faker }: WorldSource): readonly RowOf<Tables['games']>[] {
  return listedOnce(Catalogue.parse(catalogue)).map((game, at) => {
    const MinBet = MIN_BETS[at % MIN_BETS.length] ?? 20;
    const { Volatility = at % 3 === 0 ? 4 : at % 3 === 1 ? 3 : 2 } = game;
    return {
      GameCode: game.GameCode,
      Position: at + 1,
      GameNames: game.GameNames,
      SearchKey: [game.GameCode, ...Object.values(game.GameNames)].map(searchKey).join('\n'),
      Provider: '',
      Category: game.Category,
      Hot: game.Hot,
      New: game.New,
      Jackpot: game.Jackpot ? faker.number.int({ min: 800_000, max: 30_000_000 }) : 0,
      MinBet,
      MaxBet: MinBet * 1000,
      Volatility,
      Playable: false,
      JackpotTime: '',
    };
  });
}
