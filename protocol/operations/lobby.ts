import { z } from 'zod';
import { Page, perPage } from '../entities/identifiers.ts';
import { Game, TickerItem } from '../entities/game.ts';
import { operation, pushOf } from '../operation.ts';

const row = { socket: 'lobby', group: 'lobby', caller: 'player', effect: 'read' } as const;

export const getTicker = operation({
  ...row,
  op: 12740,
  name: 'getTicker',
  origin: 'spec',
  request: z.strictObject({}),
  result: z.object({ List: z.array(TickerItem) }),
  summary: 'The lines of the ticker, newest first.',
  section: 'specification 1 §7',
});

export const tickerChanged = pushOf(getTicker, {
  op: 12742,
  name: 'tickerChanged',
  audience: 'all',
  result: z.object({ List: z.array(TickerItem) }),
  summary: 'The ticker after a new line.',
});

export const GAME_FILTERS = ['all', 'hot', 'new', 'slot', 'fish', 'table'] as const;

export const getGames = operation({
  ...row,
  op: 13110,
  name: 'getGames',
  origin: 'added',
  request: z.strictObject({
    Page: Page.default(1),
    PerPage: perPage(24, 100),
    /** Part of a game's name in any language, or its code. */
    Search: z.string().max(40).default(''),
    Filter: z.enum(GAME_FILTERS).default('all'),
  }),
  result: z.object({ List: z.array(Game), Total: z.int().min(0) }),
  summary: 'A page of the game list.',
  section: 'decisions §2',
});
