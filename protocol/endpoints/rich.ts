import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Page, perPage } from '../entities/identifiers.ts';
import { RichList } from '../entities/ranking.ts';

export const getPublicRichList = endpoint({
  method: 'POST',
  path: '/api/v1/rank/rich_list',
  name: 'getPublicRichList',
  group: 'rich',
  origin: 'spec',
  access: 'anyone',
  effect: 'read',
  request: z.strictObject({ page: z._default(Page, 1), perPage: perPage(20, 100) }),
  result: RichList,
  summary: 'The list of 14400 for visitors, without the caller’s own rank.',
  section: 'specification 1 §7; 2 §7',
});
