import * as z from 'zod/mini';
import { Amount, LocaleID, Time } from './identifiers.ts';

/** The tabs of the bank book (specification 2 §2); gems only for brands whose wallet they are. */
export const BANK_TAB = { gold: 1, gem: 2, point: 3, gift: 4 } as const;
export const BankTab = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type BankTab = z.infer<typeof BankTab>;

/** The tabs that hold one item each, so that a day of them has a sum. */
export const BankTrendTab = z.union([z.literal(1), z.literal(2), z.literal(3)]);
export type BankTrendTab = z.infer<typeof BankTrendTab>;

/** Languages of Source and Reason; written with a hyphen too. */
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

/** How far back the bank book shows, in days; the ledger keeps everything. */
export const BANK_DAYS = 14;

/** One line of the bank book (specification 2 §3); what is shown as change is after minus before. */
export const BankEntry = z.object({
  ID: z.string(),
  CreateTime: Time,
  /** Where it came from and what it was for, in the language asked for. */
  Source: z.string(),
  Reason: z.string(),
  /** The ledger's identifier of Source (`game`, `mission` …): what a client draws the line with. Added. */
  SourceID: z.string(),
  /** The game of a round, in the language asked for; empty for all else, and where the round is no longer kept. Added. */
  GameName: z.string(),
  /** The item that moved: always the tab's, but for gifts. Added, since tab 4 holds several. */
  ItemID: z.int(),
  BeforeAmount: Amount,
  AfterAmount: Amount,
});
export type BankEntry = z.infer<typeof BankEntry>;

/** What came in and went out in one day, both as amounts of 0 or more. */
export const BankDay = z.object({
  /** The day in Taipei, as `2026-11-21`. */
  Day: z.string(),
  In: Amount,
  Out: Amount,
});
export type BankDay = z.infer<typeof BankDay>;

/** The days of the bank book, oldest first; today is the last. */
export const BankTrend = z.object({ Days: z.array(BankDay) });
export type BankTrend = z.infer<typeof BankTrend>;

export const BankBook = z.object({ List: z.array(BankEntry), Total: z.int().check(z.minimum(0)) });
export type BankBook = z.infer<typeof BankBook>;
