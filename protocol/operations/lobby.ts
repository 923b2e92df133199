import * as z from 'zod/mini';
import { Page, perPage } from '../entities/identifiers.ts';
import { Game, GameCode, GameSheet, JackpotAmount, RecentGame, TickerItem } from '../entities/game.ts';
import { OPEN, operation, pushOf } from '../operation.ts';

const defaults = { ...OPEN, socket: 'lobby', group: 'lobby', effect: 'read' } as const;

export const getTicker = operation({
  ...defaults,
  op: 12740,
  name: 'getTicker',
  origin: 'spec',
  request: z.strictObject({}),
  result: z.object({ List: z.array(TickerItem) }),
  summary:
    'Ten lines, newest first: the latest big wins (Type 1), and as notices (Type 2) up to three current top announcements.',
  section: 'specification 1 §7',
});

export const tickerChanged = pushOf(getTicker, {
  op: 12742,
  name: 'tickerChanged',
  audience: 'all',
  result: z.object({ List: z.array(TickerItem) }),
  summary: 'The ticker after a win, or after a top announcement began or was withdrawn.',
});

/** `favourite` and `recent` are the player’s own. Recent games are those of which the player finished a round, newest first. */
export const GAME_FILTERS = ['all', 'hot', 'new', 'slot', 'fish', 'table', 'favourite', 'recent'] as const;

/** The orders of the game list: `stakeLow` by the least stake, `stakeHigh` by the greatest. An unknown return comes last. */
export const GAME_SORTS = ['lobby', 'volatilityLow', 'volatilityHigh', 'stakeLow', 'stakeHigh', 'returnHigh'] as const;
export type GameSort = (typeof GAME_SORTS)[number];

export const getGames = operation({
  ...defaults,
  op: 13110,
  name: 'getGames',
  origin: 'added',
  request: z.strictObject({
    Page: z._default(Page, 1),
    PerPage: perPage(24, 100),
    /** Part of a game's name in any language, in traditional or simplified characters, or of its code. */
    Search: z._default(z.string().check(z.maxLength(40)), ''),
    Filter: z._default(z.enum(GAME_FILTERS), 'all'),
    /** Only games of this provider. Empty means any provider. */
    Provider: z._default(z.string().check(z.maxLength(40)), ''),
    /** While games are open, games that can be played come first in every order. */
    Sort: z._default(z.enum(GAME_SORTS), 'lobby'),
  }),
  result: z.object({ List: z.array(Game), Total: z.int().check(z.minimum(0)) }),
  codes: [...OPEN.codes, 100006],
  summary:
    'A page of the game list. It never contains a game that the operator hides. The filters `favourite` and `recent` need a login.',
  section: 'decisions §2',
});

const added = {
  socket: 'lobby',
  group: 'lobby',
  caller: 'player',
  origin: 'added',
  section: 'decisions §2, §8',
} as const;
const Favourites = z.object({ List: z.array(GameCode), Total: z.int().check(z.minimum(0)) });

export const getFavouriteGames = operation({
  ...added,
  op: 13130,
  name: 'getFavouriteGames',
  effect: 'read',
  request: z.strictObject({}),
  result: Favourites,
  summary: 'The codes of the caller’s favourite games, newest first.',
});

export const addFavouriteGame = operation({
  ...added,
  op: 13140,
  name: 'addFavouriteGame',
  effect: 'write',
  request: z.strictObject({ GameCode }),
  result: Favourites,
  codes: [300011, 300014],
  summary: 'Adds a game to the favourites; adding it again changes nothing.',
});

export const removeFavouriteGame = operation({
  ...added,
  op: 13150,
  name: 'removeFavouriteGame',
  effect: 'write',
  request: z.strictObject({ GameCode }),
  result: Favourites,
  summary: 'Removes a game from the favourites.',
});

export const getRecentGames = operation({
  ...added,
  op: 13160,
  name: 'getRecentGames',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(RecentGame), Total: z.int().check(z.minimum(0)) }),
  summary:
    'The games that the caller last opened or played, twenty at most: those with a round that waits for a choice, then those with another unfinished round, then the newest.',
});

export const getGameSheet = operation({
  ...added,
  ...OPEN,
  op: 13170,
  name: 'getGameSheet',
  effect: 'read',
  request: z.strictObject({ GameCode }),
  result: GameSheet,
  codes: [...OPEN.codes, 300011],
  summary:
    'The information sheet of a game: bets, volatility, the known return, prizes, the largest wins. Favourite is false without a login.',
});

export const getGameProviders = operation({
  ...added,
  ...OPEN,
  op: 13180,
  name: 'getGameProviders',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(z.object({ Provider: z.string(), Games: z.int().check(z.minimum(1)) })) }),
  summary: 'Lists the providers of the lobby’s games by name, with their number of games.',
});

export const getJackpots = operation({
  ...added,
  ...OPEN,
  op: 13190,
  name: 'getJackpots',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(JackpotAmount), Total: z.int().check(z.minimum(0)) }),
  summary: 'The current jackpots, largest first, and their sum.',
});

export const jackpotsChanged = pushOf(getJackpots, {
  op: 13192,
  name: 'jackpotsChanged',
  audience: 'all',
  result: z.object({ List: z.array(JackpotAmount) }),
  summary: 'All jackpots: at once after a win, and every ten seconds while bets raise one.',
});
