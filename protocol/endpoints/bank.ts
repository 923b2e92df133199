import { z } from 'zod';
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
    /** 1 gold, 2 gems, 39 points; absent: the tab's. With tab 4 it narrows the gifts. */
    itemID: z.int().min(1).max(9999).optional(),
    startTime: Time.optional(),
    endTime: Time.optional(),
    page: Page.default(1),
    perPage: perPage(2, 50),
    /** Absent: the item's. */
    tab: BankTab.optional(),
    lang: BankLang,
  }),
  result: BankBook,
  summary: 'The bank book: the same rows as 11680. An item that is not its tab’s is 100000.',
  section: 'specification 2 §7; decisions §3',
});
