import { expect, it } from 'vitest';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { NAMED_HANDLERS } from './handlers.ts';

it('every contract has one handler, which is exported under the name of the contract', () => {
  expect(NAMED_HANDLERS.map(([name]) => name).toSorted()).toEqual(
    [...OPERATIONS, ...ENDPOINTS].map(({ name }) => name).toSorted(),
  );
  expect(NAMED_HANDLERS.filter(([name, { contract }]) => contract.name !== name)).toEqual([]);
});
