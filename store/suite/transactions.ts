import { describe, expect, it } from 'vitest';
import type { Transaction } from '../port.ts';
import { type BackendFactory, gate, withStore } from './fixture.ts';
import { mark } from './rows.ts';
import type { Tables } from './tables.ts';

/**
 * Tests atomicity and isolation.
 * @param readsMeanwhile whether reads resolve during a transaction, or wait for its end
 */
export function describeTransactions(make: BackendFactory, readsMeanwhile: boolean): void {
  describe('transactions', () => {
    it('undoes a unit that throws, and rethrows its error', () =>
      withStore(make, async (store) => {
        const work = store.transaction(async (tx) => {
          await tx.table('readMarks').insert(mark('a', 'x'));
          throw new Error('changed my mind');
        });
        await expect(work).rejects.toThrow('changed my mind');
        expect(await store.table('readMarks').count()).toBe(0);
      }));

    it('undoes only the throwing unit of a shared commit', () =>
      withStore(make, async (store) => {
        const outcomes = await Promise.allSettled(
          ['a', 'b', 'c', 'd'].map((player, at) =>
            store.transaction(async (tx) => {
              await tx.table('readMarks').insert(mark(player, 'x', at));
              await tx.table('readMarks').update({ PlayerID: 'a' }, { Seq: at });
              if (player === 'c') throw new Error('not this one');
              return at;
            }),
          ),
        );
        expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
        expect(await store.table('readMarks').find()).toEqual([
          mark('a', 'x', 3),
          mark('b', 'x', 1),
          mark('d', 'x', 3),
        ]);
      }));

    it('keeps all concurrent changes of a unit', () =>
      withStore(make, async (store) => {
        await store.transaction((tx) => tx.table('readMarks').insert([mark('a', 'x'), mark('b', 'x')]));
        const changed = await store.transaction(async (tx) => {
          const marks = tx.table('readMarks');
          const each = Array.from({ length: 5 });
          await Promise.all(each.map(() => marks.add({ PlayerID: 'a', Channel: 'x' }, { Seq: 1 })));
          await Promise.all(each.map(() => marks.addEach([{ key: ['a', 'x'], deltas: { Seq: 1 } }])));
          await Promise.all(each.map(() => marks.add({ Seq: { gte: 10 } }, { Seq: 1 })));
          return Promise.all(each.map(() => marks.update({ PlayerID: 'b', Channel: 'x', Seq: 0 }, { Seq: 1 })));
        });
        expect(changed.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1]);
        expect(await store.table('readMarks').find()).toEqual([mark('a', 'x', 15), mark('b', 'x', 1)]);
      }));

    it('sees its own changes, while outside readers see committed rows only', () =>
      withStore(make, async (store) => {
        await store.transaction((tx) => tx.table('readMarks').insert(mark('a', 'x', 1)));
        const changed = gate();
        const goOn = gate();
        const work = store.transaction(async (tx) => {
          await tx.table('readMarks').update({ PlayerID: 'a' }, { Seq: 2 });
          await tx.table('readMarks').insert(mark('b', 'x'));
          changed.open();
          await goOn.passed;
          return tx.table('readMarks').find();
        });
        await changed.passed;
        const before = store.table('readMarks').find();
        if (readsMeanwhile) await before;
        goOn.open();
        const after = [mark('a', 'x', 2), mark('b', 'x')];
        expect(await work).toEqual(after);
        expect(await before).toEqual(readsMeanwhile ? [mark('a', 'x', 1)] : after);
        expect(await store.table('readMarks').count()).toBe(2);
      }));

    it('undoes nested savepoints', () =>
      withStore(make, async (store, backend) => {
        const tx = await backend.begin();
        const marks = tx.table('readMarks');
        await tx.savepoint(async () => {
          await marks.insert(mark('a', 'x'));
          const inner = tx.savepoint(async () => {
            await marks.insert(mark('b', 'x'));
            await marks.remove({ PlayerID: 'a' });
            throw new Error('inner');
          });
          await expect(inner).rejects.toThrow('inner');
          await marks.insert(mark('c', 'x'));
        });
        await tx.commit();
        expect(await store.table('readMarks').find()).toEqual([mark('a', 'x'), mark('c', 'x')]);
        const undone = await backend.begin();
        await undone.table('readMarks').remove({});
        await undone.rollback();
        expect(await store.table('readMarks').count()).toBe(2);
      }));

    it('refuses calls after its end', () =>
      withStore(make, async (store) => {
        let kept: Transaction<Tables> | undefined;
        await store.transaction(async (tx) => {
          kept = tx;
        });
        expect(() => kept?.table('readMarks')).toThrow('has ended');
      }));
  });
}
