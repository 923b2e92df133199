import { expect, it } from 'vitest';
import { unusedOf } from './rescission.ts';

it.each([
  [100, 30, 30, 90],
  [50, 30, 20, 90],
  [30, 30, 0, 90],
  [10, 10, 0, 30],
  [0, 0, 0, 0],
])('of 30 items and a bonus of 30 for NT$ 90, %i held leave %i bought, %i of the bonus and NT$ %i', (held, ...part) => {
  const [Unused, UnusedBonus, Refund] = part;
  expect(unusedOf({ Amount: 30, Bonus: 30, Price: 90 }, held)).toEqual({ Unused, UnusedBonus, Refund });
});

it('rounds the money down to whole NT$', () => {
  expect(unusedOf({ Amount: 3, Bonus: 0, Price: 100 }, 1)).toEqual({ Unused: 1, UnusedBonus: 0, Refund: 33 });
});
