import * as z from 'zod/mini';
import { Amount, Time } from './identifiers.ts';

/** What a player may limit for a day: seconds of play, gold that is bet, NT$ that are paid. */
export const LIMIT_KINDS = ['time', 'play', 'spend'] as const;
export const LimitKind = z.enum(LIMIT_KINDS);
export type LimitKind = z.infer<typeof LimitKind>;

/** Minutes of play in a row after which a break is asked for; 0: never. */
export const REMINDERS = [0, 15, 30, 60] as const;
export const ReminderMinutes = z.literal(REMINDERS);
export type ReminderMinutes = z.infer<typeof ReminderMinutes>;

/** How long a pause of one's own account may be, in days; `forever` has no end. */
export const PAUSES = [1, 7, 30, 'forever'] as const;
export const PauseDays = z.literal(PAUSES);
export type PauseDays = z.infer<typeof PauseDays>;

/** One limit: what it allows of a day, and what of it is used today. Seconds, gold or NT$, as its kind says. */
export const OwnLimit = z.object({
  Kind: LimitKind,
  /** Absent: none is set. */
  Limit: z.optional(Amount),
  Used: Amount,
  /** A rise that waits for its 24 hours; without `Limit`: the limit ends then. */
  Pending: z.optional(z.object({ Limit: z.optional(Amount), From: Time })),
});
export type OwnLimit = z.infer<typeof OwnLimit>;

/** A player's limits and today's use. They hold for the person: all accounts on one phone share them. */
export const OwnLimits = z.object({
  /** When the day in Taipei ends, and use is counted anew. */
  DayEnds: Time,
  /** In the order of `LIMIT_KINDS`. */
  Limits: z.array(OwnLimit),
  Reminder: ReminderMinutes,
  /** Seconds of play without a break of five minutes. */
  Run: Amount,
  /** The reminder is due and was not answered. */
  BreakDue: z.boolean(),
});
export type OwnLimits = z.infer<typeof OwnLimits>;

/** What was played, won and paid on one day in Taipei. */
export const PlayDay = z.object({
  Day: z.string(),
  Seconds: Amount,
  Rounds: Amount,
  /** Gold. */
  Bet: Amount,
  /** Gold. */
  Win: Amount,
  /** NT$. */
  Spent: Amount,
});
export type PlayDay = z.infer<typeof PlayDay>;
