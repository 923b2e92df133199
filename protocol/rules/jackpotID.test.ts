import { expect, test } from 'vitest';
import { jackpotIDOf } from './jackpotID.ts';

test.each([
  ['major', ['minor', 'major'], 1],
  ['minor', ['minor', 'major'], 2],
  ['major', ['grand', 'major', 'minor', 'mini'], 2],
  ['minor', ['minor'], 1],
  ['minor', [], 3],
])('%s among %j has the id %i', (name, names, id) => {
  expect(jackpotIDOf(name, names)).toBe(id);
});
