import { describe, expect, it } from 'vitest';
import { dayOf, monthOf, weekOf } from './period.ts';

const at = (text: string): number => Date.parse(text);

describe('periods in Taipei', () => {
  it('begin and end a day at midnight', () => {
    expect(dayOf(at('2026-11-21T15:59:59.999Z'))).toEqual({
      First: '2026-11-21',
      StartTime: '2026-11-20T16:00:00.000Z',
      EndTime: '2026-11-21T16:00:00.000Z',
    });
    expect(dayOf(at('2026-11-21T16:00:00.000Z')).First).toBe('2026-11-22');
  });

  it('begin a week on Monday', () => {
    expect(weekOf(at('2026-11-21T00:00:00.000Z')).First).toBe('2026-11-16');
    expect(weekOf(at('2026-11-22T15:59:59.999Z')).First).toBe('2026-11-16');
    expect(weekOf(at('2026-11-22T16:00:00.000Z'))).toEqual({
      First: '2026-11-23',
      StartTime: '2026-11-22T16:00:00.000Z',
      EndTime: '2026-11-29T16:00:00.000Z',
    });
  });

  it('begin a month on its first day, also across the end of a year', () => {
    expect(monthOf(at('2026-12-31T16:00:00.000Z')).First).toBe('2027-01-01');
    expect(monthOf(at('2026-12-31T15:59:59.999Z'))).toEqual({
      First: '2026-12-01',
      StartTime: '2026-11-30T16:00:00.000Z',
      EndTime: '2026-12-31T16:00:00.000Z',
    });
  });
});
