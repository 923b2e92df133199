import * as z from 'zod/mini';
import { MissionReset } from '#protocol/entities/mission.ts';
import { SpinNumbers } from './reward.ts';

const reward = {
  Gold: z._default(z.int().check(z.minimum(0)), 0),
  Premium: z._default(z.int().check(z.minimum(0)), 0),
};

/** The missions. `protocol/rules/missionText.ts` describes each type of condition (docs/economy.md). */
export const MissionsNumbers = z
  .array(
    z.strictObject({
      MissionID: z.string().check(z.minLength(1), z.maxLength(32)),
      Reset: MissionReset,
      Type: z.int().check(z.minimum(1)),
      Count: z._default(z.int().check(z.minimum(1)), 1),
      Amount: z._default(z.int().check(z.minimum(0)), 0),
      Threshold: z._default(z.int().check(z.minimum(0)), 0),
      GameCode: z._default(z.string(), ''),
      ...reward,
      Spins: z._default(z.array(SpinNumbers), []),
    }),
  )
  .check(
    z.refine((missions) => new Set(missions.map(({ MissionID }) => MissionID)).size === missions.length, {
      message: 'must have an id each',
    }),
  );

export const SignInDaysNumbers = z.array(z.strictObject(reward)).check(z.length(7));

/**
 * How long newcomers have the list of the first days, and its reward. The reward is never empty, since its payment marks the list as
 * claimed.
 */
export const FirstDayNumbers = z.strictObject({
  Days: z.int().check(z.minimum(1)),
  Reward: z.strictObject({ Gold: z.int().check(z.minimum(1)), Premium: z.int().check(z.minimum(0)) }),
});
