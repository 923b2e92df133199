import { expect, it } from 'vitest';
import { periodBefore, periodOf } from './period.ts';

const at = (time: string): number => Date.parse(time);
const shown = ({ key, start, end }: ReturnType<typeof periodOf>) => [
  key,
  new Date(start).toISOString(),
  new Date(end).toISOString(),
];

it('begins weeks on Mondays and days at 00:00, both in Taipei', () => {
  // The moments are Sunday 23:59:59 and Monday 00:00 in Taipei.
  expect(shown(periodOf('week', at('2026-11-22T15:59:59.999Z')))).toEqual([
    '2026-11-16',
    '2026-11-15T16:00:00.000Z',
    '2026-11-22T16:00:00.000Z',
  ]);
  expect(periodOf('week', at('2026-11-22T16:00:00.000Z')).key).toBe('2026-11-23');
  expect(shown(periodOf('day', at('2026-11-21T16:00:00.000Z')))).toEqual([
    '2026-11-22',
    '2026-11-21T16:00:00.000Z',
    '2026-11-22T16:00:00.000Z',
  ]);
});

it('finds the previous period across the turn of a year', () => {
  expect(periodBefore('week', at('2027-01-01T00:00:00.000Z')).key).toBe('2026-12-21');
  expect(periodBefore('day', at('2026-12-31T16:00:00.000Z')).key).toBe('2026-12-31');
});
