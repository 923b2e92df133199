import { beforeEach, describe, expect, it } from 'vitest';
import type { Bus } from '../bus.ts';
import type { PushOf } from '../port.ts';
import type { StoreBackend } from '../backend/backend.ts';
import { createMemoryBackend } from '../memory/memory.ts';
import { counting, createSuiteBus, gate, push, uuid } from '../suite/fixture.ts';
import { TABLES, type Tables } from '../suite/tables.ts';
import { createStore, type QueuedStore } from './writer.ts';

let backend: StoreBackend<Tables>;
let bus: Bus<PushOf<Tables>>;
let heard: string[];
/** A command line's store on the database of the service. */
let command: QueuedStore<Tables>;
beforeEach(() => {
  backend = createMemoryBackend(TABLES);
  bus = createSuiteBus();
  heard = [];
  bus.subscribe(({ topic }) => void heard.push(topic));
  command = createStore(backend, { bus: undefined, uuid });
});

const commandPushes = (topic: string): Promise<void> => command.transaction(async (tx) => tx.publish(push(topic)));
const waiting = (): Promise<number> => backend.reader.table('pushOutbox').count();

/** Lets pending work continue as far as it can. */
const pass = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('pushes of a command line', () => {
  it('are published once, although recovery runs often while the writer is blocked', async () => {
    const service = createStore(backend, { bus, uuid });
    await commandPushes('a');
    const held = gate();
    const long = service.transaction(() => held.passed);
    const looks = [service.recoverPushes()];
    await pass();
    looks.push(service.recoverPushes());
    await pass();
    looks.push(service.recoverPushes());
    await pass();
    held.open();
    await Promise.all([long, ...looks]);
    expect([heard, await waiting(), await service.recoverPushes()]).toEqual([['a'], 0, 0]);
  });

  it('survive if they arrive between the read of the others and their removal', async () => {
    const held = gate();
    const slow: StoreBackend<Tables> = {
      ...backend,
      async begin(options) {
        await held.passed;
        return backend.begin(options);
      },
    };
    const service = createStore(slow, { bus, uuid });
    await commandPushes('a');
    const look = service.recoverPushes();
    await pass();
    await commandPushes('b');
    held.open();
    expect([await look, heard, await waiting()]).toEqual([1, ['a'], 1]);
    expect([await service.recoverPushes(), heard, await waiting()]).toEqual([1, ['a', 'b'], 0]);
  });

  it('are not published again if they could not be removed', async () => {
    const failing = counting(backend);
    const service = createStore(failing.backend, { bus, uuid });
    await commandPushes('a');
    failing.failNext();
    await expect(service.recoverPushes()).rejects.toThrow('the disk is full');
    await commandPushes('b');
    expect([await service.recoverPushes(), heard, await waiting()]).toEqual([1, ['a', 'b'], 0]);
  });

  it('stay if the bus fails, and are published the next time', async () => {
    let broken = true;
    const failing: Bus<PushOf<Tables>> = {
      ...bus,
      publish: (pushes) => (broken ? Promise.reject(new Error('no bus')) : bus.publish(pushes)),
    };
    const service = createStore(backend, { bus: failing, uuid });
    await commandPushes('a');
    await expect(service.recoverPushes()).rejects.toThrow('no bus');
    expect(await waiting()).toBe(1);
    broken = false;
    expect([await service.recoverPushes(), heard, await waiting()]).toEqual([1, ['a'], 0]);
  });
});
