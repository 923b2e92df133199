import { expect, it } from 'vitest';
import { worldStore } from '../ledger/testing.ts';
import { breaksOf, MOVED, moveInOneInstant } from './testing.ts';

it('shows the movements of one millisecond in their order', async () => {
  const { gold, gifts } = await moveInOneInstant(worldStore());
  expect(gold.map(([before, after]) => after - before)).toEqual(MOVED.gold);
  expect(breaksOf(gold)).toEqual([]);
  expect(gifts.map(([before, after]) => after - before)).toEqual(MOVED.gifts);
});
