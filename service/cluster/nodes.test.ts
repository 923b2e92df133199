import { expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryWorld } from '#domain/testing/memoryWorld.ts';
import { joinNodes } from './nodes.ts';

const WAIT = { timeout: 5000, interval: 10 };

it('counts the processes that beat, and no process that died or left', async () => {
  const { ports } = await createMemoryWorld();
  const { store } = ports;
  const join = async (ID: string) => {
    const nodes = await joinNodes({ store, ID, onError: (error) => expect(error).toBeUndefined(), beatMs: 20 });
    onTestFinished(() => nodes.stop());
    return nodes;
  };
  const SeenTime = new Date(Date.now() - 120_000).toISOString();
  await store.transaction((tx) => tx.table('nodes').insert({ ID: 'dead for long', Beat: 7, SeenTime }));
  const one = await join('one');
  expect(one.living()).toBe(1);
  const two = await join('two');
  await vi.waitFor(() => expect([one.living(), two.living()]).toEqual([2, 2]), WAIT);
  await store.transaction((tx) =>
    tx.table('nodes').insert({ ID: 'dying', Beat: 1, SeenTime: new Date().toISOString() }),
  );
  await vi.waitFor(() => expect(one.living()).toBe(3), WAIT);
  await vi.waitFor(() => expect(one.living()).toBe(2), WAIT);
  await vi.waitFor(async () => expect(await store.table('nodes').find({})).toHaveLength(2), WAIT);
  await two.stop();
  await vi.waitFor(() => expect(one.living()).toBe(1), WAIT);
});
