import * as z from 'zod/mini';
import { JackpotHit, RoundOutcome, RoundView } from './round.ts';

/**
 * A finished round as anyone may see it drawn again: what was staked and what the draws decided. It has no seeds, no ids of the player
 * and no balances.
 */
export const ReplayRound = z.extend(z.pick(RoundView, { GameCode: true, Variant: true, Maths: true, Stake: true }), {
  /** Coins that the round paid, jackpots included. */
  Win: z.int().check(z.minimum(0)),
  Jackpots: z.readonly(z.array(JackpotHit)),
  Outcome: RoundOutcome,
});
export type ReplayRound = z.infer<typeof ReplayRound>;
