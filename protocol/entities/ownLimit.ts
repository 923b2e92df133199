import * as z from 'zod/mini';
import { Amount, Time } from './identifiers.ts';

/** The limits of a day that a player may set: seconds of play, gold bet, NT$ paid. */
export const LIMIT_KINDS = ['time', 'play', 'spend'] as const;
export const LimitKind = z.enum(LIMIT_KINDS);
export type LimitKind = z.infer<typeof LimitKind>;

/** Minutes of continuous play before a reminder to take a break. 0 means never. */
export const REMINDERS = [0, 15, 30, 60] as const;
export const ReminderMinutes = z.literal(REMINDERS);
export type ReminderMinutes = z.infer<typeof ReminderMinutes>;

/** The lengths of a pause in days; `forever` has no end. */
export const PAUSES = [1, 7, 30, 'forever'] as const;
export const PauseDays = z.literal(PAUSES);
export type PauseDays = z.infer<typeof PauseDays>;

/** A limit: the allowed amount of a day, and the amount that is used and held today. The unit is seconds, gold or NT$, by its kind. */
export const OwnLimit = z.object({
  Kind: LimitKind,
  /** Absent means no limit. */
  Limit: z.optional(Amount),
  /** The amount that was played, bet or paid today. */
  Used: Amount,
  /** NT$ of open orders that are not paid. The limit includes them, because they may be paid at any moment. 0 for the other kinds. */
  Unpaid: Amount,
  /** A raise that waits for its 24 hours. If `Limit` is absent, the limit then ends. */
  Pending: z.optional(z.object({ Limit: z.optional(Amount), From: Time })),
});
export type OwnLimit = z.infer<typeof OwnLimit>;

/** A player's limits and today's use. They apply to the person, so all accounts of a phone share them. */
export const OwnLimits = z.object({
  /** The end of the day in Taipei, when counting starts again. */
  DayEnds: Time,
  /** In the order of `LIMIT_KINDS`. */
  Limits: z.array(OwnLimit),
  Reminder: ReminderMinutes,
  /** Seconds of play without a break of five minutes. */
  Run: Amount,
  /** Whether the reminder is due and not answered yet. */
  BreakDue: z.boolean(),
});
export type OwnLimits = z.infer<typeof OwnLimits>;

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
