import { expect, test } from 'vitest';
import type { Order, OrderState } from '#protocol/entities/order.ts';
import { clockOf, monthDayOf, stepTimeOf } from './orderTimes.ts';
import { timelineOf } from './timeline.ts';

const at = (minute: number): string => `2026-11-26T12:${String(minute).padStart(2, '0')}:02.000Z`;
const order = (states: readonly OrderState[], Rescission: Order['Rescission'] = null) => ({
  State: states.at(-1) ?? 'created',
  Steps: states.map((State, minute) => ({ State, CreateTime: at(minute) })),
  Rescission,
});
const short = (made: ReturnType<typeof order>) => timelineOf(made).map(({ kind, status }) => `${kind} ${status}`);

test('shows past, current and next steps', () => {
  expect(short(order(['created']))).toEqual(['created done', 'pending next', 'paid next', 'delivered next']);
  expect(short(order(['created', 'pending']))).toEqual([
    'created done',
    'pending current',
    'paid next',
    'delivered next',
  ]);
  expect(short(order(['created', 'pending', 'paid']))).toEqual([
    'created done',
    'pending done',
    'paid done',
    'delivering current',
    'delivered next',
  ]);
  expect(short(order(['created', 'pending', 'paid', 'delivered'])).at(-1)).toBe('delivered done');
  expect(short(order(['created', 'expired']))).toEqual(['created done', 'expired ended']);
  expect(short(order(['created', 'pending', 'cancelled'])).at(-1)).toBe('cancelled ended');
  expect(short(order(['created', 'pending', 'mismatched'])).at(-1)).toBe('mismatched current');
  expect(short(order(['created', 'cancelled', 'paid', 'delivered']))[1]).toBe('cancelled done');
});

test('shows a state that was reached twice only once, at its last time', () => {
  const steps = timelineOf(order(['created', 'pending', 'created', 'pending']));
  expect(steps.map(({ kind, time }) => [kind, time]).slice(0, 2)).toEqual([
    ['created', at(2)],
    ['pending', at(3)],
  ]);
});

test('shows a rescission at its position', () => {
  const asked = { State: 'asked', AskTime: at(10), DecideTime: '', Unused: 40, Refund: 120, Note: '' } as const;
  const bought: readonly OrderState[] = ['created', 'pending', 'paid', 'delivered'];
  expect(short(order(bought, asked)).at(-1)).toBe('rescission current');
  expect(short(order(bought, { ...asked, State: 'refused', DecideTime: at(20), Note: 'late' })).slice(-2)).toEqual([
    'rescission done',
    'rescissionRefused ended',
  ]);
});

test('writes times in Taipei, with the day if it differs', () => {
  expect(clockOf('2026-11-26T12:14:02.000Z')).toBe('20:14:02');
  expect(monthDayOf('2026-12-02T16:00:00.000Z')).toBe('12.03');
  expect(stepTimeOf('2026-11-26T16:00:01.000Z', '2026-11-26T12:14:02.000Z')).toBe('11.27 00:00');
});
