import { z } from 'zod';
import { MissionReset } from '#protocol/entities/mission.ts';

const reward = { Gold: z.int().min(0).default(0), Premium: z.int().min(0).default(0) };

/** The missions; what each type of condition means stands in `protocol/rules/missionText.ts` (docs/economy.md). */
export const MissionsNumbers = z
  .array(
    z.strictObject({
      MissionID: z.string().min(1).max(32),
      Reset: MissionReset,
      Type: z.int().min(1),
      Count: z.int().min(1).default(1),
      Amount: z.int().min(0).default(0),
      Threshold: z.int().min(0).default(0),
      GameCode: z.string().default(''),
      ...reward,
    }),
  )
  .refine((missions) => new Set(missions.map(({ MissionID }) => MissionID)).size === missions.length, {
    message: 'must have an id each',
  });

/** What each of the seven days gives. */
export const SignInDaysNumbers = z.array(z.strictObject(reward)).length(7);

/** How long newcomers have the list of their first days, and what it pays: never nothing, since its payment says that it was claimed. */
export const FirstDayNumbers = z.strictObject({
  Days: z.int().min(1),
  Reward: z.strictObject({ Gold: z.int().min(1), Premium: z.int().min(0) }),
});
