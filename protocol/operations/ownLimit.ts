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
  summary: "The player's own limits of a day, pending raises, the use of today, and the reminder to take a break.",
});

export const ownLimitsChanged = pushOf(getOwnLimits, {
  op: 15902,
  name: 'ownLimitsChanged',
  audience: 'player',
  result: OwnLimits,
  summary: 'The limits after a change, by any account of the person; or a break is due, or was answered.',
});

export const setOwnLimit = operation({
  ...defaults,
  op: 15910,
  name: 'setOwnLimit',
  effect: 'write',
  request: z.strictObject({
    Kind: LimitKind,
    /** Seconds, gold or NT$. Absent means no limit. */
    Limit: z.optional(Amount),
  }),
  summary:
    'Sets a limit. A first limit, or one that allows less, applies at once; one that allows more, or the end of a limit, applies after 24 hours. Setting the current value cancels a raise. 100000: outside the range of the kind.',
});

export const cancelLimitRise = operation({
  ...defaults,
  op: 15920,
  name: 'cancelLimitRise',
  effect: 'write',
  request: z.strictObject({ Kind: LimitKind }),
  codes: [300011],
  summary: 'Cancels a pending raise. 300011: there is none.',
});

export const setBreakReminder = operation({
  ...defaults,
  op: 15930,
  name: 'setBreakReminder',
  effect: 'write',
  request: z.strictObject({ Minutes: ReminderMinutes }),
  summary: 'Sets the minutes of continuous play before a reminder to take a break; 0 never. It applies at once.',
});

export const reportPlaying = operation({
  ...defaults,
  op: 15940,
  name: 'reportPlaying',
  effect: 'write',
  request: z.strictObject({}),
  rate: { limit: 20, seconds: 60 },
  summary:
    'Reports once a minute that a game is open and visible. The service measures: the time since the last sign of play counts if it is two minutes or less, from any number of windows; rounds are such signs too. After five minutes without a sign a new session of play begins.',
});

export const answerBreak = operation({
  ...defaults,
  op: 15950,
  name: 'answerBreak',
  effect: 'write',
  request: z.strictObject({}),
  codes: [300013],
  summary:
    'Answers the reminder of a break on every screen; the next one is due after the same time again. 300013: none is due.',
});

export const getPlayDays = operation({
  ...defaults,
  op: 15960,
  name: 'getPlayDays',
  effect: 'read',
  request: z.strictObject({ Days: z._default(z.int().check(z.minimum(1), z.maximum(30)), 7) }),
  result: z.object({ Days: z.array(PlayDay) }),
  summary:
    "The player's time, rounds, bets, wins and payments on each of the last days in Taipei, oldest first, today last.",
});
