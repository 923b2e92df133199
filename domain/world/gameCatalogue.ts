import * as z from 'zod/mini';
import catalogue from '#content/games.json' with { type: 'json' };
import { Game, GameCategory, GameNames } from '#protocol/entities/game.ts';
import { listedOnce } from './listedOnce.ts';

const Tiles = z.array(
  z.object({
    GameCode: z.string(),
    GameNames,
    Category: GameCategory,
    Jackpot: z.boolean(),
    /** The stakes of a game that exists, from its `maths.json`. */
    Stakes: z.optional(z.array(Game.shape.MinBet)),
    /** The limits of a player's whole round at a table that exists, or of a shot in a room of fishing. */
    RoundBets: z.optional(z.object({ MinBet: Game.shape.MinBet, MaxBet: Game.shape.MaxBet })),
    /** The day on which its folder was added. The game is new for 14 days. */
    Opened: z.optional(z.iso.date()),
    /** The volatility of a game that exists, from its PAR sheet. */
    Volatility: z.optional(Game.shape.Volatility),
  }),
);

/** The tiles of the lobby, in their order. @throws Error if a code is listed twice */
export const GAME_CATALOGUE = listedOnce(Tiles.parse(catalogue));
