import { expect, it, onTestFinished } from 'vitest';
import { createMemoryWorld } from '#domain/testing/memoryWorld.ts';
import { joinNodes } from './nodes.ts';

it('counts the processes that beat, and no process that died or left', async () => {
  const { ports } = await createMemoryWorld();
  const { store } = ports;
  let now = 0;
  const join = async (ID: string) => {
    const nodes = await joinNodes({
      store,
      ID,
      onError: (error) => expect(error).toBeUndefined(),
      monotonic: () => now,
    });
    onTestFinished(() => nodes.stop());
    return nodes;
  };
  const add = (ID: string, age: number) =>
    store.transaction((tx) =>
      tx.table('nodes').insert({ ID, Beat: 1, SeenTime: new Date(Date.now() - age).toISOString() }),
    );
  await add('dead for long', 120_000);
  const one = await join('one');
  expect(one.living()).toBe(1);
  const two = await join('two');
  await one.beat();
  expect([one.living(), two.living()]).toEqual([2, 2]);

  await add('dying', 0);
  await one.beat();
  expect(one.living()).toBe(3);
  now += 16_000;
  await two.beat();
  await one.beat();
  expect(one.living()).toBe(2);

  now += 61_000;
  await one.beat();
  await two.stop();
  await one.beat();
  expect(one.living()).toBe(1);
  expect((await store.table('nodes').find({})).map(({ ID }) => ID)).toEqual(['one']);
});
