import * as z from 'zod/mini';
import { Page, perPage } from '../entities/identifiers.ts';
import { OwnRiches, RichList } from '../entities/ranking.ts';
import { operation } from '../operation.ts';

export const getRichList = operation({
  op: 14400,
  name: 'getRichList',
  socket: 'lobby',
  group: 'rich',
  origin: 'added',
  caller: 'player',
  effect: 'read',
  request: z.strictObject({ Page: z._default(Page, 1), PerPage: perPage(20, 100) }),
  result: z.extend(RichList, { Own: OwnRiches }),
  summary:
    'Lists the members with the most gold, as of a snapshot made every 15 minutes, and the caller’s rank in it (0 below the thousandth). With equal gold the lower id comes first.',
  section: 'specification 1 §7, §9; decisions §2',
});
