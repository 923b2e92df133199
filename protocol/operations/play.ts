import * as z from 'zod/mini';
import { GameCode } from '../entities/game.ts';
import { Amount } from '../entities/identifiers.ts';
import { operation } from '../operation.ts';

/** The group "sub play" of the specification: sitting down at a game. */
const defaults = { socket: 'lobby', group: 'play', origin: 'added', caller: 'player' } as const;
const section = 'specification 1 §7; decisions §8';

export const enterGame = operation({
  ...defaults,
  op: 13250,
  name: 'enterGame',
  effect: 'write',
  request: z.strictObject({ GameCode }),
  result: z.object({
    GameCode,
    Provider: z.string(),
    /** The machine that the player sits at; the same again on the next visit. */
    MachineNo: z.int().check(z.minimum(1)),
    MinBet: Amount,
    MaxBet: Amount,
    Jackpot: Amount,
  }),
  codes: [200026, 300011, 300037],
  summary:
    'Sits down at a game, which then stands among the recent ones; refused until the game can be played, and once a limit of play that the player set is used up for today (300037).',
  section,
});
