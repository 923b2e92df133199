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
  expect(unusedOf({ Amount: 30, Bonus: 30, Price: 90, PassedOn: 0 }, held)).toEqual({ Unused, UnusedBonus, Refund });
});

it('rounds the money down to whole NT$', () => {
  expect(unusedOf({ Amount: 3, Bonus: 0, Price: 100, PassedOn: 0 }, 1)).toEqual({
    Unused: 1,
    UnusedBonus: 0,
    Refund: 33,
  });
});

it.each([
  [1, 59, 29, 30, 87],
  [30, 100, 0, 30, 0],
  [40, 100, 0, 20, 0],
  [60, 100, 0, 0, 0],
  [10, 25, 20, 5, 60],
])('counts %i of them that were passed on as used up, bought ones first: %i held', (PassedOn, held, ...part) => {
  const [Unused, UnusedBonus, Refund] = part;
  expect(unusedOf({ Amount: 30, Bonus: 30, Price: 90, PassedOn }, held)).toEqual({ Unused, UnusedBonus, Refund });
});
