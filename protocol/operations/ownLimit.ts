import * as z from 'zod/mini';
import { Amount } from '../entities/identifiers.ts';
import { LimitKind, OwnLimits, PlayDay, ReminderMinutes } from '../entities/ownLimit.ts';
import { operation, pushOf } from '../operation.ts';

const defaults = {
  socket: 'lobby',
  group: 'ownLimit',
  origin: 'added',
  caller: 'player',
  result: OwnLimits,
  section: 'decisions 0073',
} as const;

export const getOwnLimits = operation({
  ...defaults,
  op: 15900,
  name: 'getOwnLimits',
  effect: 'read',
  request: z.strictObject({}),
  summary: "One's own limits of a day, rises that wait, what of them is used today, and the reminder to take a break.",
});

export const ownLimitsChanged = pushOf(getOwnLimits, {
  op: 15902,
  name: 'ownLimitsChanged',
  audience: 'player',
  result: OwnLimits,
  summary: 'The limits after one was set, by any account of the person; or that a break is due, or was answered.',
});

export const setOwnLimit = operation({
  ...defaults,
  op: 15910,
  name: 'setOwnLimit',
  effect: 'write',
  request: z.strictObject({
    Kind: LimitKind,
    /** Seconds, gold or NT$; absent: none. */
    Limit: z.optional(Amount),
  }),
  summary:
    'Sets a limit. One that allows less, or is the first, holds at once; one that allows more, or the end of a limit, holds after 24 hours. Setting what holds now takes a rise back. 100000: outside of what the kind may be.',
});

export const cancelLimitRise = operation({
  ...defaults,
  op: 15920,
  name: 'cancelLimitRise',
  effect: 'write',
  request: z.strictObject({ Kind: LimitKind }),
  codes: [300011],
  summary: 'Takes back a rise that waits; 300011 where none does.',
});

export const setBreakReminder = operation({
  ...defaults,
  op: 15930,
  name: 'setBreakReminder',
  effect: 'write',
  request: z.strictObject({ Minutes: ReminderMinutes }),
  summary: 'Sets after how many minutes of play in a row one is reminded of a break; 0 never. It holds at once.',
});

export const reportPlaying = operation({
  ...defaults,
  op: 15940,
  name: 'reportPlaying',
  effect: 'write',
  request: z.strictObject({}),
  rate: { limit: 20, seconds: 60 },
  summary:
    'Tells that a game is open and in sight, once a minute. The service measures: the time since the last sign of play counts where it is two minutes or less, from however many windows; rounds are such signs too. After five minutes without one a new row of play begins.',
});

export const answerBreak = operation({
  ...defaults,
  op: 15950,
  name: 'answerBreak',
  effect: 'write',
  request: z.strictObject({}),
  codes: [300013],
  summary:
    'Answers the reminder of a break on every screen; the next one is due after as long again. 300013: none is due.',
});

export const getPlayDays = operation({
  ...defaults,
  op: 15960,
  name: 'getPlayDays',
  effect: 'read',
  request: z.strictObject({ Days: z._default(z.int().check(z.minimum(1), z.maximum(30)), 7) }),
  result: z.object({ Days: z.array(PlayDay) }),
  summary: 'What one played, won and paid on each of the last days in Taipei, oldest first, today last.',
});
