import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { BankBook, BankLang, BankTab } from '../entities/bank.ts';
import { Page, perPage, Time } from '../entities/identifiers.ts';

export const getBagLog = endpoint({
  method: 'POST',
  path: '/api/v1/bag/log',
  name: 'getBagLog',
  group: 'bank',
  origin: 'spec',
  access: 'token',
  effect: 'read',
  request: z.strictObject({
    /** 1 gold, 2 gems, 39 points. Absent means the item of the tab. With tab 4 it filters the gifts. */
    itemID: z.optional(z.int().check(z.minimum(1), z.maximum(9999))),
    startTime: z.optional(Time),
    endTime: z.optional(Time),
    page: z._default(Page, 1),
    perPage: perPage(2, 50),
    /** Absent means the tab of the item. */
    tab: z.optional(BankTab),
    lang: BankLang,
  }),
  result: BankBook,
  summary: 'The bank book: the same rows as 11680. 100000: the item does not belong to the tab.',
  section: 'specification 2 §7; decisions §3',
});
