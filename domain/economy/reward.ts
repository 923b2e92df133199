import * as z from 'zod/mini';

/**
 * A reward. It is gold, or `wallet` (the brand's gems or points), or a present: wheel spins, experience of the pass ticket, or a voucher of
 * gold.
 */
export const RewardNumbers = z.strictObject({
  Item: z.enum(['gold', 'wallet', 'spin', 'experience', 'voucher']),
  Amount: z.int().check(z.minimum(1)),
});
export type RewardNumbers = z.infer<typeof RewardNumbers>;
