import { describe, expect, it } from 'vitest';
import { UniqueViolation } from '../port.ts';
import { type BackendFactory, withStore } from './fixture.ts';
import { club, mark } from './rows.ts';

/** Tests inserts, updates, additions and removals, and that a refused write changes nothing. */
export function describeWrites(make: BackendFactory): void {
  describe('writing', () => {
    it('inserts all rows or none if a key is taken', () =>
      withStore(make, async (store) => {
        await store.transaction(async (tx) => {
          const marks = tx.table('readMarks');
          await marks.insert(mark('b', 'x', 1));
          await marks.insert([]);
          await expect(marks.insert([mark('a', 'x'), mark('b', 'x'), mark('c', 'x')])).rejects.toThrow(UniqueViolation);
          await expect(marks.insert([mark('d', 'x'), mark('d', 'x')])).rejects.toThrow(UniqueViolation);
        });
        expect(await store.table('readMarks').find()).toEqual([mark('b', 'x', 1)]);
      }));

    it('enforces unique columns on insert and update, and frees values of removed rows', () =>
      withStore(make, async (store) => {
        await store.transaction(async (tx) => {
          const clubs = tx.table('clubs');
          await clubs.insert([club('1', { ClubName: 'owls' }), club('2', { ClubName: 'crabs' }), club('3')]);
          await expect(clubs.insert(club('4', { ClubName: 'owls' }))).rejects.toThrow(UniqueViolation);
          await expect(clubs.update({ ClubID: '2' }, { ClubName: 'owls' })).rejects.toThrow(UniqueViolation);
          await expect(clubs.update({ ClubID: { in: ['2', '3'] } }, { ClubName: 'new' })).rejects.toThrow(
            UniqueViolation,
          );
          expect(await clubs.update({ ClubID: '1' }, { ClubName: 'owls' })).toBe(1);
          expect(await clubs.remove({ ClubName: 'owls' })).toBe(1);
          await clubs.insert(club('4', { ClubName: 'owls' }));
        });
        const found = await store.table('clubs').find();
        expect(found.map(({ ClubID, ClubName }) => [ClubID, ClubName])).toEqual([
          ['2', 'crabs'],
          ['3', 'name of 3'],
          ['4', 'owls'],
        ]);
      }));

    it('updates matching rows and returns their number', () =>
      withStore(make, async (store) => {
        const changed = await store.transaction(async (tx) => {
          await tx.table('clubs').insert([club('1'), club('2'), club('3')]);
          return tx.table('clubs').update({ ClubID: { gte: '2' } }, { HasChat: true, AllianceID: 'z' });
        });
        expect(changed).toBe(2);
        const rows = [
          club('1'),
          club('2', { HasChat: true, AllianceID: 'z' }),
          club('3', { HasChat: true, AllianceID: 'z' }),
        ];
        expect(await store.table('clubs').find()).toEqual(rows);
      }));

    it('adds only to matching rows, and returns the changed rows', () =>
      withStore(make, async (store) => {
        await store.transaction(async (tx) => {
          const marks = tx.table('readMarks');
          await marks.insert([mark('a', 'x', 5), mark('b', 'x', 10)]);
          expect(await marks.add({ PlayerID: 'a', Seq: { gte: 6 } }, { Seq: -6 })).toEqual([]);
          expect(await marks.add({ PlayerID: 'b', Seq: { gte: 6 } }, { Seq: -6 })).toEqual([mark('b', 'x', 4)]);
          expect(await marks.add({ Channel: 'x' }, { Seq: 1 })).toEqual([mark('a', 'x', 6), mark('b', 'x', 5)]);
        });
        expect(await store.table('readMarks').find()).toEqual([mark('a', 'x', 6), mark('b', 'x', 5)]);
      }));

    it('adds different amounts to many rows at once, also twice to the same row', () =>
      withStore(make, async (store) => {
        await store.transaction(async (tx) => {
          const marks = tx.table('readMarks');
          await marks.insert([mark('a', 'x', 1), mark('b', 'x', 2), mark('c', 'x', 3)]);
          await marks.addEach([]);
          await marks.addEach([
            { key: ['a', 'x'], deltas: { Seq: 10 } },
            { key: ['c', 'x'], deltas: { Seq: -20 } },
            { key: ['a', 'x'], deltas: { Seq: 100 } },
          ]);
          await expect(
            marks.addEach([
              { key: ['a', 'x'], deltas: { Seq: 1 } },
              { key: ['nobody', 'x'], deltas: { Seq: 1 } },
            ]),
          ).rejects.toThrow(RangeError);
        });
        expect(await store.table('readMarks').find()).toEqual([
          mark('a', 'x', 111),
          mark('b', 'x', 2),
          mark('c', 'x', -17),
        ]);
      }));

    it('refuses integers outside 2^53 and values of a wrong kind without any change', () =>
      withStore(make, async (store) => {
        const most = Number.MAX_SAFE_INTEGER;
        await store.transaction(async (tx) => {
          const marks = tx.table('readMarks');
          await marks.insert(mark('a', 'x', most));
          await expect(marks.insert([mark('b', 'x'), mark('c', 'x', most + 1)])).rejects.toThrow(RangeError);
          await expect(marks.insert(mark('b', 'x', 0.5))).rejects.toThrow(RangeError);
          await expect(marks.add({ PlayerID: 'a' }, { Seq: 1 })).rejects.toThrow(RangeError);
          await expect(marks.addEach([{ key: ['a', 'x'], deltas: { Seq: 1 } }])).rejects.toThrow(RangeError);
          const wrong: unknown = { Seq: '1' };
          await expect(marks.update({ PlayerID: 'a' }, wrong as { Seq: number })).rejects.toThrow(TypeError);
          await expect(marks.update({ PlayerID: 'a' }, { PlayerID: 'z' })).rejects.toThrow(TypeError);
        });
        expect(await store.table('readMarks').find()).toEqual([mark('a', 'x', most)]);
      }));

    it('removes matching rows', () =>
      withStore(make, async (store) => {
        const removed = await store.transaction(async (tx) => {
          await tx.table('readMarks').insert([mark('a', 'x', 1), mark('b', 'x', 2), mark('c', 'x', 3)]);
          return tx.table('readMarks').remove({ Seq: { lte: 2 } });
        });
        expect(removed).toBe(2);
        expect(await store.table('readMarks').find()).toEqual([mark('c', 'x', 3)]);
      }));
  });
}
