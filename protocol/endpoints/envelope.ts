import * as z from 'zod/mini';
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
    RedEnvelopeID: z.string().check(z.minLength(1), z.maxLength(64)),
    /** 1 means by time, 2 by amount. */
    OrderBy: z._default(z.union([z.literal(1), z.literal(2)]), 1),
    IsDesc: z._default(z.boolean(), true),
    Page: z._default(Page, 1),
    PerPage: perPage(2000, 2000),
  }),
  result: z.object({}),
  body: 'file',
  media: 'text/csv; charset=utf-8',
  codes: [100013],
  summary:
    'The takers of the caller’s own red envelope with their shares, as CSV: UTF-8 with a byte order mark, times in Taipei, no cell that a spreadsheet reads as a formula. 100013: no envelope of the caller.',
  section: 'specification 2 §7, §9; decisions §7',
});
