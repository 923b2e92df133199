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
    'Ten lines, newest first: the latest big wins (Type 1), and as notices (Type 2) up to three top announcements for as long as they stand.',
  section: 'specification 1 §7',
});

export const tickerChanged = pushOf(getTicker, {
  op: 12742,
  name: 'tickerChanged',
  audience: 'all',
  result: z.object({ List: z.array(TickerItem) }),
  summary: 'The ticker after a win, or after a top announcement began or was taken back.',
});

/** `favourite` and `recent` are the player’s own; recent games stand newest first. */
export const GAME_FILTERS = ['all', 'hot', 'new', 'slot', 'fish', 'table', 'favourite', 'recent'] as const;

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
    /** Of this provider only; empty: of any. */
    Provider: z._default(z.string().check(z.maxLength(40)), ''),
  }),
  result: z.object({ List: z.array(Game), Total: z.int().check(z.minimum(0)) }),
  codes: [...OPEN.codes, 100006],
  summary:
    'A page of the game list. A game that the operator does not show is not in it, whatever is asked. The filters `favourite` and `recent` want a login.',
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
  summary: 'The codes of one’s favourite games, newest first.',
});

export const addFavouriteGame = operation({
  ...added,
  op: 13140,
  name: 'addFavouriteGame',
  effect: 'write',
  request: z.strictObject({ GameCode }),
  result: Favourites,
  codes: [300011, 300014],
  summary: 'Makes a game a favourite; once more changes nothing.',
});

export const removeFavouriteGame = operation({
  ...added,
  op: 13150,
  name: 'removeFavouriteGame',
  effect: 'write',
  request: z.strictObject({ GameCode }),
  result: Favourites,
  summary: 'Takes a game from one’s favourites.',
});

export const getRecentGames = operation({
  ...added,
  op: 13160,
  name: 'getRecentGames',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(RecentGame), Total: z.int().check(z.minimum(0)) }),
  summary: 'The games that one lately entered or played, newest first, twenty at most.',
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
    'The information sheet of a game: bets, volatility, what is known of its return, prizes, the largest wins. Favourite is false where nobody is signed in.',
});

export const getGameProviders = operation({
  ...added,
  ...OPEN,
  op: 13180,
  name: 'getGameProviders',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(z.object({ Provider: z.string(), Games: z.int().check(z.minimum(1)) })) }),
  summary: 'The providers of the lobby’s games, by name, and how many games each has.',
});

export const getJackpots = operation({
  ...added,
  ...OPEN,
  op: 13190,
  name: 'getJackpots',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(JackpotAmount), Total: z.int().check(z.minimum(0)) }),
  summary: 'What the jackpots hold now, largest first, and their sum.',
});

export const jackpotsChanged = pushOf(getJackpots, {
  op: 13192,
  name: 'jackpotsChanged',
  audience: 'all',
  result: z.object({ List: z.array(JackpotAmount) }),
  summary: 'What all jackpots hold: at once when one was won, and every ten seconds where bets let one grow.',
});
