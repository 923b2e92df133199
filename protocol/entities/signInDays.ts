import * as z from 'zod/mini';
import { Time } from './identifiers.ts';
import { Reward } from './mission.ts';

/** One of the seven days: 1 means claimed, 2 claimable today, 3 in the future. */
export const SignInDay = z.object({
  Day: z.int().check(z.minimum(1), z.maximum(7)),
  Reward,
  State: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
export type SignInDay = z.infer<typeof SignInDay>;

export const SignInDays = z.object({
  Days: z.array(SignInDay).check(z.length(7)),
  /** Today's day of the seven, claimed or not. */
  Today: z.int().check(z.minimum(1), z.maximum(7)),
  ClaimedToday: z.boolean(),
  /** The number of days in a row up to now, over several weeks. */
  Streak: z.int().check(z.minimum(0)),
  /** When the next day can be claimed: 00:00 in Taipei. After a missed day the list starts again at the first. */
  NextTime: Time,
});
export type SignInDays = z.infer<typeof SignInDays>;

export const SignInDayClaim = z.object({ Days: SignInDays, Reward });
