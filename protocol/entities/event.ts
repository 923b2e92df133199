import * as z from 'zod/mini';
import { Amount, LocalisedText, Time } from './identifiers.ts';
import { PlayerSummary } from './player.ts';
import { ItemAmount } from './present.ts';

/** A time, or empty if there is none yet. */
const TimeOrNone = z.union([Time, z.literal('')]);

/** A sector of the wheel. `Percent` is its chance, exact to two decimals. */
export const WheelPrize = z.object({
  PrizeID: z.string(),
  ItemID: z.int(),
  Amount,
  Percent: z.number().check(z.minimum(0), z.maximum(100)),
});
export type WheelPrize = z.infer<typeof WheelPrize>;

/** The spins that a player has left today. */
export const WheelSpinsLeft = z.object({
  FreeSpins: z.int().check(z.minimum(0)),
  /** Spins from presents. They do not end with the day. */
  TicketSpins: z.int().check(z.minimum(0)),
  PaidSpins: z.int().check(z.minimum(0)),
  /** When the next free spin is due. Empty while there is one. */
  NextFreeTime: TimeOrNone,
});
export type WheelSpinsLeft = z.infer<typeof WheelSpinsLeft>;

/** A spin and its result. The cost of a free spin is 0 of item 0. */
export const WheelSpin = z.object({
  SpinID: z.string(),
  PrizeID: z.string(),
  ItemID: z.int(),
  Amount,
  CostItemID: z.int().check(z.minimum(0)),
  CostAmount: Amount,
  CreateTime: Time,
});
export type WheelSpin = z.infer<typeof WheelSpin>;

export const WheelWin = z.object({
  SpinID: z.string(),
  Player: PlayerSummary,
  ItemID: z.int(),
  Amount,
  CreateTime: Time,
});

/** An absence that ended, and its reward. State: 1 can be claimed, 2 claimed, 3 expired. */
export const Absence = z.object({
  ReturnTime: Time,
  DaysAway: z.int().check(z.minimum(1)),
  State: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  Rewards: z.array(ItemAmount),
  ExpireTime: Time,
});

/** A reward from an operator or the system. State: 1 can be claimed, 2 claimed, 3 expired. */
export const SpecialReward = z.object({
  RewardID: z.string(),
  Title: LocalisedText,
  ItemID: z.int(),
  Amount,
  /** Its origin: `operator`, `bonusBattle` … */
  Source: z.string(),
  State: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  CreateTime: Time,
  ExpireTime: Time,
});
export type SpecialReward = z.infer<typeof SpecialReward>;

/** 1 means free, 2 paid. */
export const PassTrack = z.union([z.literal(1), z.literal(2)]);
export type PassTrack = z.infer<typeof PassTrack>;

/** A level of the pass ticket with both tracks. */
export const PassLevel = z.object({
  Level: z.int().check(z.minimum(1)),
  /** The threshold of the level. */
  Experience: z.int().check(z.minimum(1)),
  Free: z.array(ItemAmount),
  FreeClaimed: z.boolean(),
  Paid: z.array(ItemAmount),
  PaidClaimed: z.boolean(),
});
export type PassLevel = z.infer<typeof PassLevel>;

/** A month of the pass ticket, and the player's progress. */
export const PassTicket = z.object({
  /** The month in Taipei, as `2026-11`. */
  Season: z.string(),
  StartTime: Time,
  /** Rewards of the season can be claimed until this time. */
  EndTime: Time,
  Experience: z.int().check(z.minimum(0)),
  /** 0 if the first level is not reached. */
  Level: z.int().check(z.minimum(0)),
  Premium: z.boolean(),
  Price: ItemAmount,
  Levels: z.array(PassLevel),
});
export type PassTicket = z.infer<typeof PassTicket>;

export const BattleID = z.string().check(z.regex(/^(?:day|week)-\d{4}-\d{2}-\d{2}$/, 'must be a battle id'));
export const Bracket = z.int().check(z.minimum(1), z.maximum(3));

/** A period in which members compete within brackets of VIP tiers for a pool of gold. */
export const BonusBattle = z.object({
  BattleID: z.string(),
  Kind: z.enum(['day', 'week']),
  /** The score: `multiple`, the best win divided by its bet, in hundredths; `win`, all gold won. */
  Rule: z.enum(['multiple', 'win']),
  StartTime: Time,
  EndTime: Time,
  Brackets: z.array(
    z.object({ Bracket, MinVip: z.int(), MaxVip: z.int(), Pool: Amount, Players: z.int().check(z.minimum(0)) }),
  ),
  /** Per cent of the pool by rank. */
  Shares: z.array(z.int()),
  Joined: z.boolean(),
  /** The player's bracket: by tier before joining, fixed afterwards. */
  Bracket,
  Score: Amount,
  /** 0 without a score. */
  Rank: z.int().check(z.minimum(0)),
});
export type BonusBattle = z.infer<typeof BonusBattle>;

/** A place in a battle. `Bonus` is its current worth, and the payment once it is settled. */
export const BattlePlace = z.object({
  Rank: z.int().check(z.minimum(1)),
  Player: PlayerSummary,
  Score: Amount,
  Bonus: Amount,
});

/** State: 1 means open, 2 accepted, 3 done and claimable, 4 claimed. */
export const CHALLENGE_STATE = { open: 1, accepted: 2, done: 3, claimed: 4 } as const;

/** A task of a day or week that a player may accept. */
export const Challenge = z.object({
  ChallengeID: z.string(),
  Period: z.enum(['day', 'week']),
  Title: LocalisedText,
  /** The counted activity: rounds, rounds with a win above the bet, gold bet, gifts sent, purchases for money. */
  Target: z.enum(['rounds', 'wins', 'bet', 'gifts', 'purchases']),
  Count: z.int().check(z.minimum(1)),
  Progress: z.int().check(z.minimum(0)),
  State: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** Gold to pay on accepting. 0 means none. */
  Entry: Amount,
  Rewards: z.array(ItemAmount),
  /** The challenge can be done and claimed until this time. */
  EndTime: Time,
});
export type Challenge = z.infer<typeof Challenge>;
