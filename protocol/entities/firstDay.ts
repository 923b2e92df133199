import * as z from 'zod/mini';
import { Time } from './identifiers.ts';
import { MissionState, Reward } from './mission.ts';

/** What a newcomer tries: claiming a sign-in day, spinning the wheel, binding a phone, saying something. */
export const FIRST_DAY_STEPS = ['signIn', 'spin', 'bind', 'message'] as const;

/** The list of a newcomer's first days, as it stands. */
export const FirstDay = z.object({
  /** Whether it is offered: it is not over yet. */
  Open: z.boolean(),
  /**
   * In the order in which they are shown; those that the player can do: without `message` where nobody may be written to (below the tier
   * that speaks in public, and without an account of customer service).
   */
  Steps: z.array(z.object({ Step: z.enum(FIRST_DAY_STEPS), Done: z.boolean() })),
  /** Whom the message may go to: the player id of customer service for who may not speak in public yet; empty: the public channel. */
  MessageTo: z.string(),
  /** 1 under way, 2 all done and to be claimed, 3 claimed. */
  State: MissionState,
  Reward,
  /** When it is over, whatever was done of it. */
  EndTime: Time,
});
export type FirstDay = z.infer<typeof FirstDay>;
