import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Page, perPage } from '../entities/identifiers.ts';

export const exportEnvelopeShares = endpoint({
  method: 'POST',
  path: '/api/v1/redenvelope/receive_info/export',
  name: 'exportEnvelopeShares',
  group: 'envelope',
  origin: 'spec',
  access: 'token',
  effect: 'read',
  request: z.strictObject({
    RedEnvelopeID: z.string().min(1).max(64),
    /** 1 by time, 2 by amount. */
    OrderBy: z.union([z.literal(1), z.literal(2)]).default(1),
    IsDesc: z.boolean().default(true),
    Page: Page.default(1),
    PerPage: perPage(2000, 2000),
  }),
  result: z.object({}),
  body: 'file',
  codes: [100013],
  summary:
    'Who took how much of a red envelope of one’s own, as CSV: UTF-8 with a byte order mark, times in Taipei, no cell that a spreadsheet reads as a formula. 100013: none of one’s own.',
  section: 'specification 2 §7, §9; decisions §7',
});
