import * as z from 'zod/mini';
import { Time } from './identifiers.ts';
import { MissionState, Reward } from './mission.ts';

/** What a newcomer tries: claiming a sign-in day, spinning the wheel, binding a phone, saying something. */
export const FIRST_DAY_STEPS = ['signIn', 'spin', 'bind', 'message'] as const;

/** The list of a newcomer's first days, as it stands. */
export const FirstDay = z.object({
  /** Whether it is offered: it is not over yet. */
  Open: z.boolean(),
  /** In the order in which they are shown. */
  Steps: z.array(z.object({ Step: z.enum(FIRST_DAY_STEPS), Done: z.boolean() })),
  /** 1 under way, 2 all done and to be claimed, 3 claimed. */
  State: MissionState,
  Reward,
  /** When it is over, whatever was done of it. */
  EndTime: Time,
});
export type FirstDay = z.infer<typeof FirstDay>;
