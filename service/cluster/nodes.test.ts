import { expect, it, onTestFinished } from 'vitest';
import { createMemoryWorld } from '#domain/testing/memoryWorld.ts';
import { joinNodes } from './nodes.ts';

/** Creates processes on one database, with a clock that the test advances. */
async function scene() {
  const { ports } = await createMemoryWorld();
  const { store } = ports;
  let now = 0;
  const dead = new Map<string, Set<string>>();
  return {
    store,
    pass: (seconds: number) => void (now += seconds * 1000),
    /** The processes that this process declared dead. */
    deadFor: (ID: string) => [...(dead.get(ID) ?? [])],
    join: async (ID: string) => {
      const nodes = await joinNodes({
        store,
        bus: ports.bus,
        ID,
        onError: (error) => expect(error).toBeUndefined(),
        onDead: async (IDs) => void dead.set(ID, new Set(IDs)),
        monotonic: () => now,
      });
      onTestFinished(() => nodes.stop());
      return nodes;
    },
    add: (ID: string, age: number) =>
      store.transaction((tx) =>
        tx.table('nodes').insert({ ID, Beat: 1, SeenTime: new Date(Date.now() - age).toISOString() }),
      ),
  };
}

it('counts the living processes, and no dead process', async () => {
  const { join, add } = await scene();
  await add('dead for long', 120_000);
  const one = await join('one');
  expect(one.living()).toBe(1);
  const two = await join('two');
  await expect.poll(() => [one.living(), two.living()]).toEqual([2, 2]);

  await add('dying', 0);
  await one.beat();
  for (let look = 0; look < 3; look += 1) {
    expect(one.living()).toBe(3);
    await two.beat();
    await one.beat();
  }
  expect(one.living()).toBe(2);
});

it('removes a stopped process from the count immediately', async () => {
  const { join } = await scene();
  const one = await join('one');
  const two = await join('two');
  await expect.poll(() => one.living()).toBe(2);
  await two.stop();
  await expect.poll(() => one.living()).toBe(1);
});

it('still counts the others after this process was paused', async () => {
  const { join, pass } = await scene();
  const one = await join('one');
  const two = await join('two');
  await one.beat();
  pass(60);
  expect([one.living(), two.living()]).toEqual([2, 2]);
});

it('declares a process dead after three looks without a beat, and forgets it a minute after its last beat', async () => {
  const { store, join, pass, deadFor } = await scene();
  const one = await join('one');
  const two = await join('two');
  await expect.poll(() => one.living()).toBe(2);
  await two.beat();
  await one.beat();
  // All processes were silent, for example while the database was not reachable.
  pass(600);
  await one.beat();
  await one.beat();
  await two.beat();
  await one.beat();
  expect(deadFor('one')).toEqual([]);
  for (let look = 0; look < 2; look += 1) await one.beat();
  expect(deadFor('one')).toEqual([]);
  await one.beat();
  expect(deadFor('one')).toEqual(['two']);
  pass(61);
  await one.beat();
  await one.beat();
  expect((await store.table('nodes').find({})).map(({ ID }) => ID)).toEqual(['one']);
});
