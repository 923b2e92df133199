import { expect, test } from 'vitest';
import { keptAfter } from './deletion.ts';

test('gives the end of storage for each kind of record', () => {
  expect(keptAfter('2026-11-21T12:00:00.000Z')).toEqual([
    { What: 'ledger', Until: '2036-11-21T12:00:00.000Z' },
    { What: 'orders', Until: '2031-11-21T12:00:00.000Z' },
    { What: 'invoices', Until: '2031-11-21T12:00:00.000Z' },
  ]);
});

test('ends a leap day on the first of March in other years', () => {
  expect(keptAfter('2028-02-29T00:00:00.000Z')[1]?.Until).toBe('2033-03-01T00:00:00.000Z');
});
