import * as z from 'zod/mini';
import { FirstDay } from '../entities/firstDay.ts';
import { operation } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'firstDay',
  origin: 'added',
  caller: 'player',
  request: z.strictObject({}),
  result: FirstDay,
  section: 'decisions 0057',
} as const;

export const getFirstDay = operation({
  ...defaults,
  op: 15800,
  name: 'getFirstDay',
  effect: 'read',
  summary: 'The list of a newcomer’s first days: what was done of it, what it pays at its end, and until when.',
});

export const claimFirstDay = operation({
  ...defaults,
  op: 15810,
  name: 'claimFirstDay',
  effect: 'write',
  codes: [300012, 300013, 300016],
  summary:
    'Claims what the list pays, once an account. 300013 while a step is missing, 300012 when it was claimed, 300016 after its days.',
});
