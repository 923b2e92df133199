import * as z from 'zod/mini';
import { SignInDayClaim, SignInDays } from '../entities/signInDays.ts';
import { operation } from '../operation.ts';

const defaults = { socket: 'lobby', group: 'signInDays', origin: 'added', caller: 'player' } as const;
const section = 'specification 1 §1, §9; decisions §2';

export const getSignInDays = operation({
  ...defaults,
  op: 13500,
  name: 'getSignInDays',
  effect: 'read',
  request: z.strictObject({}),
  result: SignInDays,
  summary: 'The seven-day sign-in: the reward of each day, the claimed days, and the days in a row.',
  section,
});

export const claimSignInDay = operation({
  ...defaults,
  op: 13510,
  name: 'claimSignInDay',
  effect: 'write',
  request: z.strictObject({}),
  result: SignInDayClaim,
  codes: [300012],
  summary: 'Claims today’s reward, once a day in Taipei.',
  section,
});
