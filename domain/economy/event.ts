import * as z from 'zod/mini';
import { RaceNumbers } from './race.ts';
import { RewardNumbers } from './reward.ts';

const Rewards = z.array(RewardNumbers).check(z.minLength(1));
const count = z.int().check(z.minimum(0));
/** The weights must sum exactly, otherwise the shown percentages would be wrong. */
const WHOLE_WEIGHT = 10_000;

const Wheel = z.strictObject({
  FreeSpinsPerDay: count,
  PaidSpinsPerDay: count,
  SpinPrice: z.int().check(z.minimum(1)),
  Prizes: z
    .array(
      z.strictObject({
        PrizeID: z.string(),
        Item: z.enum(['gold', 'wallet']),
        Amount: z.int().check(z.minimum(1)),
        Weight: z.int().check(z.minimum(1)),
        Big: z.boolean(),
      }),
    )
    .check(
      z.refine((prizes) => prizes.reduce((sum, { Weight }) => sum + Weight, 0) === WHOLE_WEIGHT, {
        message: `weights must sum to ${WHOLE_WEIGHT}`,
      }),
    ),
});

const Battle = z.strictObject({
  Pools: z.array(z.int().check(z.minimum(1))).check(z.length(3)),
  Shares: z.array(z.int().check(z.minimum(1))).check(
    z.refine((shares) => shares.reduce((sum, share) => sum + share, 0) <= 100, {
      message: 'shares must not sum to more than 100',
    }),
  ),
});

/** docs/economy.md explains the numbers. */
export const EventNumbers = z.strictObject({
  Wheel,
  Return: z.strictObject({
    ClaimDays: z.int().check(z.minimum(1)),
    Tiers: z.array(z.strictObject({ MinDays: z.int().check(z.minimum(1)), Rewards })).check(z.minLength(1)),
  }),
  PassTicket: z.strictObject({
    Price: z.int().check(z.minimum(1)),
    Experience: z.strictObject({ Round: count, Purchase: count, Gift: count, SignInDay: count, Envelope: count }),
    EnvelopesPerDay: count,
    Levels: z
      .array(z.strictObject({ Experience: z.int().check(z.minimum(1)), Free: Rewards, Paid: Rewards }))
      .check(z.minLength(1)),
  }),
  Battle: z.strictObject({ ClaimDays: z.int().check(z.minimum(1)), Day: Battle, Week: Battle }),
  Races: RaceNumbers,
  Challenges: z.array(
    z.strictObject({
      ChallengeID: z.string(),
      Period: z.enum(['day', 'week']),
      Target: z.enum(['rounds', 'wins', 'bet', 'gifts', 'purchases']),
      Count: z.int().check(z.minimum(1)),
      Entry: count,
      Rewards,
    }),
  ),
  PresentDays: z.int().check(z.minimum(1)),
});
