import { describe, expect, it } from 'vitest';
import type { SharedWork } from '../port.ts';
import { createStore } from '../queue/writer.ts';
import { type BackendFactory, counting, createSuiteBus, gate, push, uuid, withStore } from './fixture.ts';
import { mark } from './rows.ts';
import type { Tables } from './tables.ts';

/** Adds to one mark; refuses odd numbers. */
function addingWork(batches: number[][]): SharedWork<Tables, number, number> {
  return {
    name: 'adding',
    async apply(tx, units) {
      batches.push([...units]);
      const total = units.filter((unit) => unit % 2 === 0).reduce((sum, unit) => sum + unit, 0);
      await tx.table('readMarks').add({ PlayerID: 'a' }, { Seq: total });
      return units.map((unit) =>
        unit % 2 === 0 ? { ok: true, value: unit * 10 } : { ok: false, error: new Error(`${unit} is odd`) },
      );
    },
  };
}

/** Tests the writer's queue: group commit, order, shared work, failing commits, closing. */
export function describeQueue(make: BackendFactory): void {
  describe('the writer queue', () => {
    it('commits waiting units together, first in first out', async () => {
      const counted = counting(await make());
      const store = createStore(counted.backend, { bus: createSuiteBus(), uuid });
      const order: number[] = [];
      const hold = gate();
      const first = store.transaction(() => hold.passed);
      const others = Array.from({ length: 100 }, (_, at) =>
        store.transaction(async (tx) => {
          order.push(at);
          await tx.table('readMarks').insert(mark(`${at}`, 'x'));
        }),
      );
      hold.open();
      await Promise.all([first, ...others]);
      expect(counted.commits()).toBeLessThanOrEqual(2);
      expect(order).toEqual(Array.from({ length: 100 }, (_, at) => at));
      expect(await store.table('readMarks').count()).toBe(100);
      await store.close();
    });

    it('limits the number of callers in a commit', async () => {
      const counted = counting(await make());
      const store = createStore(counted.backend, { bus: createSuiteBus(), uuid, most: 4 });
      const batches: number[][] = [];
      const work = addingWork(batches);
      await Promise.all(Array.from({ length: 10 }, (_, at) => store.share(work, at * 2)));
      expect(batches.map((batch) => batch.length)).toEqual([4, 4, 2]);
      await Promise.all(Array.from({ length: 8 }, () => store.transaction(async () => {})));
      expect(counted.commits()).toBe(5);
      await store.close();
    });

    it('applies units of a shared work together and returns each result', () =>
      withStore(make, async (store) => {
        await store.transaction((tx) => tx.table('readMarks').insert(mark('a', 'x')));
        const batches: number[][] = [];
        const work = addingWork(batches);
        const outcomes = await Promise.allSettled([
          store.share(work, 2),
          store.transaction((tx) => tx.table('readMarks').insert(mark('b', 'x'))),
          store.share(work, 3),
          store.share(work, 4),
        ]);
        expect(
          outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason))),
        ).toEqual([20, undefined, 'Error: 3 is odd', 40]);
        expect(batches).toEqual([[2, 3, 4]]);
        expect(await store.table('readMarks').find()).toEqual([mark('a', 'x', 6), mark('b', 'x')]);
      }));

    it('fails all units and sends no push if the commit fails, then continues', async () => {
      const counted = counting(await make());
      const bus = createSuiteBus();
      const sent: string[] = [];
      bus.subscribe(({ topic }) => sent.push(topic));
      const store = createStore(counted.backend, { bus, uuid });
      counted.failNext();
      const work = (player: string): Promise<void> =>
        store.transaction(async (tx) => {
          await tx.table('readMarks').insert(mark(player, 'x'));
          tx.publish(push(player));
          tx.afterCommit(() => sent.push(`effect of ${player}`));
        });
      const outcomes = await Promise.allSettled([work('a'), work('b')]);
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      expect(await store.table('readMarks').count()).toBe(0);
      await work('c');
      await store.close();
      expect(sent).toEqual(['effect of c', 'c']);
    });

    it('finishes waiting work before it closes, and refuses later calls', async () => {
      const store = createStore(await make(), { bus: createSuiteBus(), uuid });
      const done: string[] = [];
      const works = ['a', 'b', 'c'].map((player) =>
        store.transaction((tx) => tx.table('readMarks').insert(mark(player, 'x'))).then(() => done.push(player)),
      );
      await Promise.all([store.close(), ...works]);
      expect(done).toEqual(['a', 'b', 'c']);
      await expect(store.transaction(async () => {})).rejects.toThrow('closed');
      await expect(store.table('readMarks').count()).rejects.toThrow('closed');
    });
  });
}
