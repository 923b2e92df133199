import * as z from 'zod/mini';

/** Free spins of a game at a stake. */
export const SpinNumbers = z.strictObject({
  Amount: z.int().check(z.minimum(1)),
  GameCode: z.string().check(z.minLength(1)),
  Stake: z.int().check(z.minimum(1)),
});

/**
 * A reward. It is gold, or `wallet` (the brand's gems or points), or a present: wheel spins, experience of the pass ticket, or a voucher of
 * gold, or tickets of races, or free spins of a game.
 */
export const RewardNumbers = z.union([
  z.strictObject({
    Item: z.enum(['gold', 'wallet', 'spin', 'experience', 'voucher', 'raceTicket']),
    Amount: z.int().check(z.minimum(1)),
  }),
  z.extend(SpinNumbers, { Item: z.literal('freeSpins') }),
]);
export type RewardNumbers = z.infer<typeof RewardNumbers>;
export type SpinNumbers = z.infer<typeof SpinNumbers>;
