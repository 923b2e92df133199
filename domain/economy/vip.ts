import * as z from 'zod/mini';

/** The experience of levels and rounds (docs/economy.md). */
export const LevelNumbers = z.strictObject({
  Most: z.int().check(z.minimum(1)),
  /** The experience from level 1 to 2, and the increase for each further level. */
  FirstStep: z.int().check(z.minimum(1)),
  StepGrowth: z.int().check(z.minimum(0)),
  PerRound: z.int().check(z.minimum(0)),
  /** The gold bet that gives one more point of experience. */
  GoldPerExperience: z.int().check(z.minimum(1)),
});

/** Thresholds of VIP tiers, and the experience of play and purchases. */
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
