import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { GameCode } from '../entities/game.ts';
import { QueryPage, queryPerPage } from '../entities/identifiers.ts';
import {
  GAME_FILTERS,
  GAME_SORTS,
  getGameProviders,
  getGameSheet,
  getGames,
  getJackpots,
  getTicker,
} from '../operations/lobby.ts';
import { open } from '../openEndpoint.ts';

/** The filters that do not depend on a player. */
const OPEN_FILTERS = GAME_FILTERS.filter((filter) => filter !== 'favourite' && filter !== 'recent');

export const getOpenGames = endpoint({
  ...open,
  path: '/api/v1/lobby/games',
  name: 'getOpenGames',
  group: 'lobby',
  request: z.strictObject({
    Page: z._default(QueryPage, 1),
    PerPage: queryPerPage(24, 100),
    Search: z._default(z.string().check(z.maxLength(40)), ''),
    Filter: z._default(z.enum(OPEN_FILTERS), 'all'),
    Provider: z._default(z.string().check(z.maxLength(40)), ''),
    Sort: z._default(z.enum(GAME_SORTS), 'lobby'),
  }),
  result: getGames.result,
  maxAgeSeconds: 30,
  summary: 'The list of 13110 for visitors.',
});

export const getOpenGameSheet = endpoint({
  ...open,
  path: '/api/v1/lobby/game',
  name: 'getOpenGameSheet',
  group: 'lobby',
  request: z.strictObject({ GameCode }),
  result: getGameSheet.result,
  codes: [...open.codes, 300011],
  maxAgeSeconds: 30,
  summary: 'The sheet of 13170 for visitors; Favourite is false.',
});

export const getOpenGameProviders = endpoint({
  ...open,
  path: '/api/v1/lobby/providers',
  name: 'getOpenGameProviders',
  group: 'lobby',
  request: z.strictObject({}),
  result: getGameProviders.result,
  maxAgeSeconds: 60,
  summary: 'The providers of 13180 for visitors.',
});

export const getOpenJackpots = endpoint({
  ...open,
  path: '/api/v1/lobby/jackpots',
  name: 'getOpenJackpots',
  group: 'lobby',
  request: z.strictObject({}),
  result: getJackpots.result,
  maxAgeSeconds: 2,
  summary: 'The jackpots of 13190 for visitors.',
});

export const getOpenTicker = endpoint({
  ...open,
  path: '/api/v1/lobby/ticker',
  name: 'getOpenTicker',
  group: 'lobby',
  request: z.strictObject({}),
  result: getTicker.result,
  maxAgeSeconds: 5,
  summary: 'The lines of 12740 for visitors.',
});
