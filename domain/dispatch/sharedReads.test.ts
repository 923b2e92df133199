import { expect, it } from 'vitest';
import { SharedReads } from './sharedReads.ts';

it('shares one read among concurrent calls with the same key, and reads again afterwards', async () => {
  const reads = new SharedReads<number>();
  let begun = 0;
  const begin = async () => {
    begun += 1;
    return begun;
  };
  expect(await Promise.all([reads.read('a', begin), reads.read('a', begin), reads.read('b', begin)])).toEqual([
    1, 1, 2,
  ]);
  expect(await reads.read('a', begin)).toBe(3);
});

it('rejects all calls of a failed read, and reads again afterwards', async () => {
  const reads = new SharedReads<number>();
  const fail = () => Promise.reject(new Error('no database'));
  const outcomes = await Promise.allSettled([reads.read('a', fail), reads.read('a', fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await reads.read('a', async () => 1)).toBe(1);
});
