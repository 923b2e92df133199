import { z } from 'zod';
import { RewardNumbers } from './reward.ts';

const Rewards = z.array(RewardNumbers).min(1);
const count = z.int().min(0);
/** Sums must be exact, or shown percentages would lie. */
const WHOLE_WEIGHT = 10_000;

const Wheel = z.strictObject({
  FreeSpinsPerDay: count,
  PaidSpinsPerDay: count,
  SpinPrice: z.int().min(1),
  Prizes: z
    .array(
      z.strictObject({
        PrizeID: z.string(),
        Item: z.enum(['gold', 'wallet']),
        Amount: z.int().min(1),
        Weight: z.int().min(1),
        Big: z.boolean(),
      }),
    )
    .refine((prizes) => prizes.reduce((sum, { Weight }) => sum + Weight, 0) === WHOLE_WEIGHT, {
      message: `weights must sum to ${WHOLE_WEIGHT}`,
    }),
});

const Battle = z.strictObject({
  Pools: z.array(z.int().min(1)).length(3),
  Shares: z.array(z.int().min(1)).refine((shares) => shares.reduce((sum, share) => sum + share, 0) <= 100, {
    message: 'shares must not sum to more than 100',
  }),
});

/** The numbers of the events; docs/economy.md says what each sets. */
export const EventNumbers = z.strictObject({
  Wheel,
  Return: z.strictObject({
    ClaimDays: z.int().min(1),
    Tiers: z.array(z.strictObject({ MinDays: z.int().min(1), Rewards })).min(1),
  }),
  PassTicket: z.strictObject({
    Price: z.int().min(1),
    Experience: z.strictObject({ Round: count, Purchase: count, Gift: count, SignInDay: count, Envelope: count }),
    EnvelopesPerDay: count,
    Levels: z.array(z.strictObject({ Experience: z.int().min(1), Free: Rewards, Paid: Rewards })).min(1),
  }),
  Battle: z.strictObject({ ClaimDays: z.int().min(1), Day: Battle, Week: Battle }),
  Challenges: z.array(
    z.strictObject({
      ChallengeID: z.string(),
      Period: z.enum(['day', 'week']),
      Target: z.enum(['rounds', 'wins', 'bet', 'gifts', 'purchases']),
      Count: z.int().min(1),
      Entry: count,
      Rewards,
    }),
  ),
  PresentDays: z.int().min(1),
});
