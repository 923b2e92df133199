import * as z from 'zod/mini';
import { JackpotHit, RoundOutcome, RoundView } from './round.ts';

/**
 * A finished round for a public replay: its stake and the result of its draws. It has no seeds, no ids of the player
 * and no balances.
 */
export const ReplayRound = z.extend(z.pick(RoundView, { GameCode: true, Variant: true, Maths: true, Stake: true }), {
  /** Whether the house of the platform paid the stake, of a free spin. Absent if the player paid it. */
  IsFree: z.optional(z.literal(true)),
  /** Coins that the round paid, jackpots included. */
  Win: z.int().check(z.minimum(0)),
  Jackpots: z.readonly(z.array(JackpotHit)),
  Outcome: RoundOutcome,
});
export type ReplayRound = z.infer<typeof ReplayRound>;
