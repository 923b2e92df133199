import { expect, it } from 'vitest';
import { LUCKY, memoryStore } from '../testing/providerWorld.ts';
import { openPools, readPools, returnJackpots, takeJackpots } from './pools.ts';

const PLACE = { Brand: 'bj188', GameCode: LUCKY.code };

it('gives the coins of a jackpot once, and its seed for a second hit of the same round', async () => {
  const store = memoryStore();
  const amount = () => store.readConsistently((reader) => readPools(reader, PLACE, LUCKY));
  await store.transaction(async (tx) => {
    await openPools(tx, PLACE, LUCKY);
    await tx.table('jackpots').add({ ...PLACE, Name: 'minor' }, { Amount: 50_000_000 });
  });
  const hits = await store.transaction((tx) => takeJackpots(tx, PLACE, LUCKY, ['minor', 'minor']));
  expect(hits).toEqual([
    { Name: 'minor', Coins: 150 },
    { Name: 'minor', Coins: 100 },
  ]);
  expect(await amount()).toEqual([{ Name: 'minor', Amount: 100 }]);
  await store.transaction((tx) => returnJackpots(tx, PLACE, LUCKY, hits));
  expect(await amount()).toEqual([{ Name: 'minor', Amount: 150 }]);
});
