import * as z from 'zod/mini';
import { Page, perPage } from '../entities/identifiers.ts';
import { Race, RaceID, RacePlace, RaceTickets } from '../entities/race.ts';
import { operation, pushOf } from '../operation.ts';

/** Races are bonus battles with a schedule of their own. */
const defaults = {
  socket: 'lobby',
  group: 'bonusBattle',
  origin: 'added',
  section: 'specification 1 §7 (bonus battle); decision record 0285',
} as const;
const count = z.int().check(z.minimum(0));

export const getRaces = operation({
  ...defaults,
  op: 14130,
  name: 'getRaces',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({
    List: z.array(Race),
    /** Tickets that the player can use, the first to end first. */
    Tickets: z.array(RaceTickets),
  }),
  summary:
    'The races of the brand: those that run, the next of each, and the last results, with the caller’s part and tickets.',
});

export const joinRace = operation({
  ...defaults,
  op: 14140,
  name: 'joinRace',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({ BattleID: RaceID }),
  result: Race,
  codes: [200114, 300015, 300016, 300020, 300037, 300053],
  summary:
    'Enters a race that runs; the next rounds count. 200114: a phone must be bound. 300020: the race takes a ticket. 300037: a limit that the player set for today is used up. 300053: another account of the same phone takes part.',
});

export const getRaceBoard = operation({
  ...defaults,
  op: 14150,
  name: 'getRaceBoard',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({ BattleID: RaceID, Page: z._default(Page, 1), PerPage: perPage(20, 100) }),
  result: z.object({ Race, List: z.array(RacePlace), Total: count }),
  codes: [300011],
  summary: 'A race and its places by points, the highest first. Equal points have the same place and share its prizes.',
});

export const watchRace = operation({
  ...defaults,
  op: 14160,
  name: 'watchRace',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({
    /** Empty after the page left the race. */
    BattleID: z.union([RaceID, z.literal('')]),
  }),
  result: z.object({}),
  summary: 'Sends the changes of one race’s board to this connection (14162), and those of no other race.',
});

export const raceBoardChanged = pushOf(watchRace, {
  op: 14162,
  name: 'raceBoardChanged',
  audience: 'channel',
  result: z.object({
    BattleID: z.string(),
    Players: count,
    /** The first ten places. */
    List: z.array(RacePlace),
    /** The players with points. */
    Total: count,
    Settled: z.boolean(),
  }),
  summary: 'The first places of a watched race. Changes are gathered: at most one push a second.',
});
