import { describe, expect, it } from 'vitest';
import type { Bus } from '../bus.ts';
import type { PushOf } from '../port.ts';
import { createStore } from '../queue/writer.ts';
import { type BackendFactory, createSuiteBus, push, uuid, withStore } from './fixture.ts';
import { mark } from './rows.ts';
import type { Tables } from './tables.ts';

const deaf: Bus<PushOf<Tables>> = { ...createSuiteBus(), publish: () => new Promise(() => {}) };

/** Tests that pushes are sent after the commit, in order. */
export function describePushes(make: BackendFactory): void {
  describe('pushes', () => {
    it('are sent after the commit in order, without those of a unit that threw', () =>
      withStore(make, async (store, _backend, bus) => {
        const heard: string[] = [];
        const seen: Promise<number>[] = [];
        bus.subscribe(({ topic }) => {
          heard.push(topic);
          seen.push(store.table('readMarks').count());
        });
        await Promise.allSettled(
          ['a', 'b', 'c'].map((player) =>
            store.transaction(async (tx) => {
              await tx.table('readMarks').insert(mark(player, 'x'));
              tx.publish(push(`${player}1`));
              tx.publish(push(`${player}2`));
              if (player === 'b') throw new Error('no');
            }),
          ),
        );
        await store.transaction(async (tx) => tx.publish(push('last')));
        await store.close();
        expect(heard).toEqual(['a1', 'a2', 'c1', 'c2', 'last']);
      }));
  });
}

/** Tests the outbox of a database's only process. */
export function describeOutbox(make: BackendFactory): void {
  describe('the outbox', () => {
    it('keeps pushes until they are published, and removes them later', () =>
      withStore(make, async (store) => {
        await store.transaction(async (tx) => {
          tx.publish(push('a'));
          tx.publish(push('b'));
        });
        expect(await store.table('pushOutbox').count()).toBe(2);
        await store.transaction(async () => {});
        expect(await store.table('pushOutbox').count()).toBe(0);
      }));

    it('publishes pushes of a crashed run once', async () => {
      const backend = await make();
      const crashed = createStore(backend, { bus: deaf, uuid });
      await crashed.transaction(async (tx) => {
        tx.publish(push('a'));
        tx.publish({ ...push('b'), exceptConnection: 'c7', personal: true });
      });
      await crashed.transaction(async (tx) => tx.publish(push('c')));

      const bus = createSuiteBus();
      const heard: unknown[] = [];
      bus.subscribe((each) => heard.push(each));
      const next = createStore(backend, { bus, uuid });
      await next.transaction(async (tx) => tx.publish(push('new')));
      expect(await next.recoverPushes()).toBe(3);
      expect(await next.recoverPushes()).toBe(0);
      expect(heard).toEqual([
        push('new'),
        push('a'),
        { ...push('b'), exceptConnection: 'c7', personal: true },
        push('c'),
      ]);
      await next.close();
    });

    it('keeps pushes if the bus fails, and publishes them first the next time', async () => {
      const backend = await make();
      const local = createSuiteBus();
      const heard: string[] = [];
      local.subscribe(({ topic }) => heard.push(topic));
      const errors: unknown[] = [];
      let broken = true;
      const bus: Bus<PushOf<Tables>> = {
        ...local,
        publish: (pushes) => (broken ? Promise.reject(new Error('no bus')) : local.publish(pushes)),
      };
      const store = createStore(backend, { bus, uuid, report: (error) => errors.push(error) });
      await store.transaction(async (tx) => tx.publish(push('a')));
      await store.transaction(async () => {});
      broken = false;
      await store.transaction(async (tx) => tx.publish(push('b')));
      await store.close();
      expect(heard).toEqual(['a', 'b']);
      expect(errors).toEqual([new Error('no bus')]);
    });
  });
}
