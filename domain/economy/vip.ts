import * as z from 'zod/mini';

/** What levels take and rounds give (docs/economy.md). */
export const LevelNumbers = z.strictObject({
  Most: z.int().check(z.minimum(1)),
  /** Experience from level 1 to 2, and how much more each further step takes. */
  FirstStep: z.int().check(z.minimum(1)),
  StepGrowth: z.int().check(z.minimum(0)),
  PerRound: z.int().check(z.minimum(0)),
  /** So much gold bet is one point of experience more. */
  GoldPerExperience: z.int().check(z.minimum(1)),
});

/** What VIP tiers take, and what play and purchases give. */
export const VipNumbers = z.strictObject({
  Thresholds: z.array(z.int().check(z.minimum(0))).check(
    z.length(8),
    z.refine((rungs) => rungs[0] === 0 && rungs.every((rung, at) => at === 0 || rung > (rungs[at - 1] ?? 0)), {
      message: 'must rise from 0',
    }),
  ),
  GoldPerExperience: z.int().check(z.minimum(1)),
  PerNtDollar: z.int().check(z.minimum(0)),
});
