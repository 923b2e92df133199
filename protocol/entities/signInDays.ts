import * as z from 'zod/mini';
import { Time } from './identifiers.ts';
import { Reward } from './mission.ts';

/** One of the seven days: 1 claimed, 2 to be claimed today, 3 to come. */
export const SignInDay = z.object({
  Day: z.int().check(z.minimum(1), z.maximum(7)),
  Reward,
  State: z.union([z.literal(1), z.literal(2), z.literal(3)]),
});
export type SignInDay = z.infer<typeof SignInDay>;

/** Where a player stands in the seven days. */
export const SignInDays = z.object({
  Days: z.array(SignInDay).check(z.length(7)),
  /** The day of the row that is today's, claimed or not. */
  Today: z.int().check(z.minimum(1), z.maximum(7)),
  ClaimedToday: z.boolean(),
  /** Days in a row up to now, over several rows of seven. */
  Streak: z.int().check(z.minimum(0)),
  /** When the next day can be claimed: 00:00 in Taipei. A day left out begins again at the first. */
  NextTime: Time,
});
export type SignInDays = z.infer<typeof SignInDays>;

/** What a claim brought. */
export const SignInDayClaim = z.object({ Days: SignInDays, Reward });
