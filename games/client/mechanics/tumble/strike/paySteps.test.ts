import { expect, it } from 'vitest';
import { payStepsOf } from './paySteps.ts';

it('joins the numbers of symbols that pay the same', () => {
  expect(payStepsOf({ 12: 100, 8: 15, 10: 40 })).toEqual([
    { from: 8, to: 9, tenths: 15 },
    { from: 10, to: 11, tenths: 40 },
    { from: 12, tenths: 100 },
  ]);
});
