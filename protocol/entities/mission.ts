import * as z from 'zod/mini';
import { Amount, LocalisedText, Time } from './identifiers.ts';

/**
 * What a mission asks for (specification 2 §3). The types stand in `rules/missionText.ts`; which of the targets counts
 * depends on the type.
 */
export const MissionCondition = z.object({
  Type: z.int().check(z.minimum(1)),
  /** How many times. */
  Count: z.int().check(z.minimum(1)),
  /** How much, in the unit of the type. */
  Amount,
  /** From which win, multiple, level or tier on. */
  Threshold: Amount,
  /** The game that it must be, or empty. */
  GameCode: z.string(),
});
export type MissionCondition = z.infer<typeof MissionCondition>;

export const MissionReset = z.enum(['day', 'week', 'once']);
export type MissionReset = z.infer<typeof MissionReset>;

/** Gold, and gems or points as the brand has it. */
export const Reward = z.object({ Gold: Amount, Premium: Amount });
export type Reward = z.infer<typeof Reward>;

/** 1 under way, 2 done and to be claimed, 3 claimed. */
export const MissionState = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type MissionState = z.infer<typeof MissionState>;

/** A mission as it stands for one player. */
export const Mission = z.object({
  MissionID: z.string(),
  Reset: MissionReset,
  Condition: MissionCondition,
  Text: LocalisedText,
  Progress: Amount,
  Target: Amount,
  State: MissionState,
  Reward,
  /** When it begins anew; empty for once. */
  ResetTime: z.union([Time, z.literal('')]),
});
export type Mission = z.infer<typeof Mission>;

/** Places of the event list (specification 1 §9); what the specification does not order follows. */
export const EVENT_ORDER = {
  comeback: 4,
  signInDays: 5,
  specialReward: 6,
  mission: 15,
  ad: 16,
  passTicket: 17,
  challenge: 18,
  invite: 19,
  bindBonus: 20,
} as const;
export const EventEntry = z.object({
  Kind: z.enum([
    'comeback',
    'signInDays',
    'specialReward',
    'mission',
    'ad',
    'passTicket',
    'challenge',
    'invite',
    'bindBonus',
  ]),
  Order: z.int(),
  /** Whether there is something to see for this player. */
  Open: z.boolean(),
  /** How much waits to be claimed or looked at. */
  Badge: z.int().check(z.minimum(0)),
});
export type EventEntry = z.infer<typeof EventEntry>;
