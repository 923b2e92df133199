import * as z from 'zod/mini';
import { Time } from './identifiers.ts';

/** Reasons with a text in the reader's language: foreign programs, an unfit name, harassment, trade in accounts, fraud. */
export const BanReason = z.enum(['cheating', 'name', 'harassment', 'trading', 'fraud']);
export type BanReason = z.infer<typeof BanReason>;

/** A line of the public ban list: enough to recognise your own, not to find another player. */
export const BanRecord = z.object({
  /** Masked. */
  PlayerID: z.string(),
  /** Masked. */
  Name: z.string(),
  /** A `BanReason`, or the operator's own words. */
  Reason: z.string(),
  From: Time,
  /** Empty means until it is lifted. */
  Until: z.union([Time, z.literal('')]),
});
