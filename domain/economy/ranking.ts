import * as z from 'zod/mini';

/** The rewards by place. Each row applies to the places after the previous row up to its own `To`. */
const Rewards = z.array(z.strictObject({ To: z.int().check(z.minimum(1)), Gold: z.int().check(z.minimum(1)) })).check(
  z.minLength(1),
  z.refine((rows) => rows.every(({ To }, at) => at === 0 || To > (rows[at - 1]?.To ?? 0)), { message: 'must rise' }),
);

/** docs/economy.md explains the numbers. */
export const RankingNumbers = z.strictObject({
  /** Lower bets do not count for the biggest multiple. */
  MultipleLeastBet: z.int().check(z.minimum(1)),
  Rewards: z.strictObject({ weeklyBet: Rewards, weeklyMultiple: Rewards, dailyWin: Rewards }),
});
