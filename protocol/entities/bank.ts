import * as z from 'zod/mini';
import { Amount, LocaleID, Time } from './identifiers.ts';

/** The tabs of the bank book (specification 2 §2); gems only for brands whose wallet they are. */
export const BANK_TAB = { gold: 1, gem: 2, point: 3, gift: 4 } as const;
export const BankTab = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type BankTab = z.infer<typeof BankTab>;

/** The tabs with one item each, so that a day has a sum. */
export const BankTrendTab = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type BankTrendTab = z.infer<typeof BankTrendTab>;

/** Languages of Source and Reason; a hyphen is accepted too. */
export const BankLang = z._default(
  z.union([
    LocaleID,
    z.pipe(
      z.literal('zh-tw'),
      z.transform(() => 'zh_tw' as const),
    ),
  ]),
  'zh_tw',
);

/** The ledger keeps all days. */
export const BANK_DAYS = 14;

/** A line of the bank book (specification 2 §3). The displayed change is `AfterAmount` minus `BeforeAmount`. */
export const BankEntry = z.object({
  ID: z.string(),
  CreateTime: Time,
  /** Origin and purpose, in the requested language. */
  Source: z.string(),
  Reason: z.string(),
  /** The ledger's identifier of Source (`game`, `mission` …), by which a client draws the line. Added. */
  SourceID: z.string(),
  /** The game of a round, in the requested language. Empty for other entries, and if the round is no longer stored. Added. */
  GameName: z.string(),
  /** The tab's item, except for gifts. Added, since tab 4 has several items. */
  ItemID: z.int(),
  BeforeAmount: Amount,
  AfterAmount: Amount,
});
export type BankEntry = z.infer<typeof BankEntry>;

/** The sums in and out of one day, both 0 or more. */
export const BankDay = z.object({
  /** In Taipei, as `2026-11-21`. */
  Day: z.string(),
  In: Amount,
  Out: Amount,
});
export type BankDay = z.infer<typeof BankDay>;

/** Oldest first, with today last. */
export const BankTrend = z.object({ Days: z.array(BankDay) });
export type BankTrend = z.infer<typeof BankTrend>;

export const BankBook = z.object({ List: z.array(BankEntry), Total: z.int().check(z.minimum(0)) });
export type BankBook = z.infer<typeof BankBook>;
