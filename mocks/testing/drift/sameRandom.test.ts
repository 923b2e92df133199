import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createMemoryBackend, createStore, type QueuedStore } from '#domain/store.ts';
import { sameRandom } from './sameRandom.ts';

let moment = 0;
beforeEach(() => {
  moment = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => moment);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const openStore = (): QueuedStore => createStore(createMemoryBackend(), { bus: createLocalBus(), uuid: () => 'run' });

/** A store that runs each unit of work twice, as PostgreSQL does after a conflict. */
function runningTwice(store: QueuedStore): QueuedStore {
  return {
    ...store,
    transaction: (work, reads) =>
      store.transaction(async (tx) => {
        await work(tx);
        return work(tx);
      }, reads),
  };
}

it('draws the same from the same seed', () => {
  const [one, other] = [sameRandom(7).random, sameRandom(7).random];

  expect(one.uuid()).toBe(other.uuid());
  expect(one.bytes(70)).toEqual(other.bytes(70));
  expect(one.uuid()).not.toBe(sameRandom(8).random.uuid());
});

it('starts again at each moment, so that one more draw changes nothing later', () => {
  const [one, other] = [sameRandom(7).random, sameRandom(7).random];
  const first = one.uuid();
  one.uuid();
  expect(other.uuid()).toBe(first);

  moment = 1;

  const second = one.uuid();
  expect(other.uuid()).toBe(second);
  expect(second).not.toBe(first);
});

it('repeats its draws in a repeated unit of work', async () => {
  const [one, other] = [sameRandom(7), sameRandom(7)];
  const work = (random: typeof one.random) => async () => [random.uuid(), random.uuid()];

  const repeated = await one.repeatable(runningTwice(openStore())).transaction(work(one.random));

  expect(repeated).toEqual(await openStore().transaction(work(other.random)));
  expect(one.random.uuid()).toBe(other.random.uuid());
});
