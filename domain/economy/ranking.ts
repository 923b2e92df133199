import * as z from 'zod/mini';

/** Rewards by place: each row goes from the place after the one before it to its own `To`. */
const Rewards = z.array(z.strictObject({ To: z.int().check(z.minimum(1)), Gold: z.int().check(z.minimum(1)) })).check(
  z.minLength(1),
  z.refine((rows) => rows.every(({ To }, at) => at === 0 || To > (rows[at - 1]?.To ?? 0)), { message: 'must rise' }),
);

/** What activity rankings count and bring (docs/economy.md). */
export const RankingNumbers = z.strictObject({
  /** Bets below it do not count for the biggest multiple. */
  MultipleLeastBet: z.int().check(z.minimum(1)),
  Rewards: z.strictObject({ weeklyBet: Rewards, weeklyMultiple: Rewards, dailyWin: Rewards }),
});
