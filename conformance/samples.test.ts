import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENDPOINTS } from '#protocol/endpoints/index.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { SAMPLES } from './samples.ts';

const FOLDER = 'conformance/samples';
const contracts = [...OPERATIONS, ...ENDPOINTS];

it('every contract has a sample, and every sample a contract', () => {
  expect(Object.keys(SAMPLES).toSorted()).toEqual(contracts.map(({ name }) => name).toSorted());
});

it('a sample is in the file of its contract’s group', () => {
  const texts = new Map(readdirSync(FOLDER).map((file) => [file, readFileSync(`${FOLDER}/${file}`, 'utf8')]));
  const misplaced = contracts.filter(({ name, group }) => {
    const text = texts.get(`${group}.ts`) ?? '';
    return !new RegExp(`\\b${name}: `, 'u').test(text);
  });
  expect(misplaced.map(({ name, group }) => `${name} is not in ${group}.ts`)).toEqual([]);
});
