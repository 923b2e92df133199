import * as z from 'zod/mini';
import { Amount, LocalisedText, Time } from './identifiers.ts';
import { ItemAmount } from './present.ts';

/** The condition of a mission (specification 2 §3). `rules/missionText.ts` describes the types; the type decides which target counts. */
export const MissionCondition = z.object({
  Type: z.int().check(z.minimum(1)),
  Count: z.int().check(z.minimum(1)),
  /** An amount, in the unit of the type. */
  Amount,
  /** The lowest win, multiple, level or tier. */
  Threshold: Amount,
  /** The required game. Empty for any game. */
  GameCode: z.string(),
});
export type MissionCondition = z.infer<typeof MissionCondition>;

export const MissionReset = z.enum(['day', 'week', 'once']);
export type MissionReset = z.infer<typeof MissionReset>;

/** Gold, gems or points by brand, and free spins. */
export const Reward = z.object({
  Gold: Amount,
  Premium: Amount,
  /** Free spins with their game and stake. Absent if there are none. */
  Spins: z.exactOptional(z.array(ItemAmount)),
});
export type Reward = z.infer<typeof Reward>;

/** 1 means in progress, 2 done and claimable, 3 claimed. */
export const MissionState = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type MissionState = z.infer<typeof MissionState>;

export const Mission = z.object({
  MissionID: z.string(),
  Reset: MissionReset,
  Condition: MissionCondition,
  Text: LocalisedText,
  /** Sent as true if only messages to friends and customer service can count, since the player may not write to everyone yet. */
  ToFriends: z.optional(z.boolean()),
  Progress: Amount,
  Target: Amount,
  State: MissionState,
  Reward,
  /** When it starts again. Empty for `once`. */
  ResetTime: z.union([Time, z.literal('')]),
});
export type Mission = z.infer<typeof Mission>;

/** Positions of the event list (specification 1 §9); events that the specification does not order follow. */
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
  Open: z.boolean(),
  /** The number of things that can be claimed or read. */
  Badge: z.int().check(z.minimum(0)),
});
export type EventEntry = z.infer<typeof EventEntry>;
