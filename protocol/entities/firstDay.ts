import * as z from 'zod/mini';
import { Time } from './identifiers.ts';
import { MissionState, Reward } from './mission.ts';

/** The steps of a newcomer: claiming a sign-in day, binding a phone, spinning the wheel, sending a message. The last two need a phone. */
export const FIRST_DAY_STEPS = ['signIn', 'bind', 'spin', 'message'] as const;

export const FirstDay = z.object({
  /** Whether the list is offered, which means that it is not over yet. */
  Open: z.boolean(),
  /**
   * The steps that the player can do, in the order of display. A guest has `signIn` and `bind`, the others follow once a phone is bound.
   * Without `message` if the player can write to no one (below the tier for public messages, and without an account of customer service).
   */
  Steps: z.array(z.object({ Step: z.enum(FIRST_DAY_STEPS), Done: z.boolean() })),
  /**
   * The receiver of the message: the player id of customer service for a player who may not write in public yet.
   * Empty means the public channel.
   */
  MessageTo: z.string(),
  /** 1 means in progress, 2 done and claimable, 3 claimed. */
  State: MissionState,
  Reward,
  /** The end of the list, whether its steps are done or not. */
  EndTime: Time,
});
export type FirstDay = z.infer<typeof FirstDay>;
