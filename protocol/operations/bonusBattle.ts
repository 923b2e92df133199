import * as z from 'zod/mini';
import { BattleID, BattlePlace, BonusBattle, Bracket } from '../entities/event.ts';
import { Page, perPage } from '../entities/identifiers.ts';
import { operation } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'bonusBattle',
  origin: 'added',
  section: 'specification 1 §7 (bonus battle); decisions §2',
} as const;

export const getBonusBattles = operation({
  ...defaults,
  op: 14100,
  name: 'getBonusBattles',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({}),
  result: z.object({ List: z.array(BonusBattle), Total: z.int().check(z.minimum(0)) }),
  summary: "The battles of this day and this week, with their pools and the player's place.",
});

export const joinBonusBattle = operation({
  ...defaults,
  op: 14110,
  name: 'joinBonusBattle',
  caller: 'member',
  effect: 'write',
  request: z.strictObject({ BattleID }),
  result: BonusBattle,
  codes: [300015, 300016],
  summary: 'Joins a battle in the bracket of the caller’s VIP tier; rounds after that count.',
});

export const getBattleStanding = operation({
  ...defaults,
  op: 14120,
  name: 'getBattleStanding',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({ BattleID, Bracket, Page: z._default(Page, 1), PerPage: perPage(20, 100) }),
  result: z.object({ List: z.array(BattlePlace), Total: z.int().check(z.minimum(0)), Settled: z.boolean() }),
  codes: [300011],
  summary: 'Lists the players of a bracket with a score, the highest first; the earlier of two equal scores is first.',
});
