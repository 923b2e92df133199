import * as z from 'zod/mini';
import { BankBook, BankLang, BankTab, BankTrend, BankTrendTab } from '../entities/bank.ts';
import { Page, perPage, Time } from '../entities/identifiers.ts';
import { operation } from '../operation.ts';

export const getBankBook = operation({
  op: 11680,
  name: 'getBankBook',
  socket: 'lobby',
  group: 'bank',
  origin: 'spec',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({
    /** Both ends are included. Absent means the last 14 days, which is also the maximum. */
    StartTime: z.optional(Time),
    EndTime: z.optional(Time),
    Lang: BankLang,
    Page: z._default(Page, 1),
    PerPage: perPage(2, 50),
    Tab: BankTab,
  }),
  result: BankBook,
  summary:
    'A page of the caller’s bank book of the last 14 days, newest first: tab 1 gold, 2 gems (only for brands with gems, otherwise 100000), 3 points, 4 everything moved by gifts.',
  section: 'specification 2 §2, §3, §7, §9',
});

export const getBankTrend = operation({
  op: 11690,
  name: 'getBankTrend',
  socket: 'lobby',
  group: 'bank',
  origin: 'added',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({ Tab: BankTrendTab }),
  result: BankTrend,
  summary:
    'The sums in and out of a tab on each of the last 14 days in Taipei, oldest first, today last; a day without an entry has zeros. Gems only for brands with gems, otherwise 100000. Gifts contain several items and have no sums.',
  section: 'decisions 0061',
});
