import { describe, expect, it } from 'vitest';
import type { Through } from '../port.ts';
import { type BackendFactory, withStore } from './fixture.ts';
import { club, mark, type Row } from './rows.ts';

const NAMES = ['c', 'a', '甲', 'b', 'Z', '\u{1F989}', '\uFF21'];
/** The names in code point order. */
const SORTED = ['Z', 'a', 'b', 'c', '甲', '\uFF21', '\u{1F989}'];

/** Tests reads through an index table. */
export function describeThrough(make: BackendFactory): void {
  describe('reading through an index table', () => {
    const through: Through<Row<'clubs'>, Row<'readMarks'>> = {
      table: 'readMarks',
      where: { PlayerID: 'gram' },
      column: 'Channel',
      leadsTo: 'ClubName',
    };
    const filled = (work: Parameters<typeof withStore>[1]): Promise<void> =>
      withStore(make, async (store, ...rest) => {
        await store.transaction(async (tx) => {
          await tx
            .table('clubs')
            .insert(NAMES.map((ClubName, at) => club(`${at}`, { ClubName, HasChat: at % 2 === 0 })));
          await tx.table('readMarks').insert([...NAMES, 'gone'].map((name) => mark('gram', name)));
          await tx.table('readMarks').insert(mark('other', 'a'));
        });
        await work(store, ...rest);
      });

    it('finds the rows that the index names, in the order of their unique column', () =>
      filled(async (store) => {
        const found = await store.table('clubs').findThrough(through);
        expect(found.map(({ ClubName }) => ClubName)).toEqual(SORTED);
        expect(found[0]).toEqual(club('4', { ClubName: 'Z', HasChat: true }));
        expect(await store.table('clubs').countThrough(through)).toBe(NAMES.length);
        const other = { ...through, where: { PlayerID: 'other' } };
        expect((await store.table('clubs').findThrough(other)).map(({ ClubName }) => ClubName)).toEqual(['a']);
      }));

    it('applies a window, and limits a count', () =>
      filled(async (store) => {
        const window = { limit: 2, offset: 3 };
        const found = await store.table('clubs').findThrough(through, window);
        expect(found.map(({ ClubName }) => ClubName)).toEqual(SORTED.slice(3, 5));
        expect(await store.table('clubs').countThrough(through, { limit: 5 })).toBe(5);
        expect(await store.table('clubs').countThrough(through, { limit: 50 })).toBe(7);
      }));

    it('applies conditions to the rows, and leaves out exceptions', () =>
      filled(async (store) => {
        const where = { HasChat: true };
        const found = await store.table('clubs').findThrough(through, { where });
        expect(found.map(({ ClubID }) => ClubID)).toEqual(['4', '0', '2', '6'].toSorted(byPlace));
        const except = [{ ClubName: 'Z' }, { ClubID: { gte: '6' }, HasChat: true }];
        const rest = await store.table('clubs').findThrough(through, { where, except });
        expect(rest.map(({ ClubName }) => ClubName)).toEqual(['c', '甲']);
        expect(await store.table('clubs').countThrough(through, { where, except })).toBe(2);
      }));

    it('returns a row once if several index rows name it', () =>
      filled(async (store) => {
        const wide = { ...through, where: { PlayerID: { gte: 'g', lt: 'p' } } };
        const found = await store.table('clubs').findThrough(wide, { limit: 3 });
        expect(found.map(({ ClubName }) => ClubName)).toEqual(['Z', 'a', 'b']);
        expect(await store.table('clubs').countThrough(wide)).toBe(NAMES.length);
      }));

    it('sorts the names before it applies a window if index rows are in another order', () =>
      filled(async (store) => {
        // The index orders these rows by `PlayerID`, so the names are in reverse order.
        const backwards = SORTED.toReversed().map((name, at) => mark(`part ${at}`, name));
        await store.transaction((tx) => tx.table('readMarks').insert(backwards));
        const parts = { ...through, where: { PlayerID: { gte: 'part ', lt: 'part~' } } };
        const first = await store.table('clubs').findThrough(parts, { limit: 3 });
        expect(first.map(({ ClubName }) => ClubName)).toEqual(SORTED.slice(0, 3));
        const next = await store.table('clubs').findThrough(parts, { where: { HasChat: true }, limit: 2, offset: 1 });
        expect(next.map(({ ClubName }) => ClubName)).toEqual(
          SORTED.filter((name) => NAMES.indexOf(name) % 2 === 0).slice(1, 3),
        );
      }));

    it('sees changes of its transaction in both tables', () =>
      filled(async (store) => {
        await store.transaction(async (tx) => {
          await tx.table('clubs').update({ ClubID: '0' }, { ClubName: 'renamed' });
          await tx.table('readMarks').remove({ PlayerID: 'gram', Channel: 'a' });
          await tx.table('readMarks').insert(mark('gram', 'renamed'));
          const found = await tx.table('clubs').findThrough(through, { limit: 3 });
          expect(found.map(({ ClubName }) => ClubName)).toEqual(['Z', 'b', 'renamed']);
          expect(await tx.table('clubs').countThrough(through)).toBe(6);
        });
      }));

    it('refuses a column that is not unique', () =>
      filled(async (store) => {
        const loose = { ...through, leadsTo: 'AllianceID' } as const;
        await expect(store.table('clubs').findThrough(loose)).rejects.toThrow('AllianceID is not unique');
      }));
  });
}

const PLACES = new Map(NAMES.map((name, at) => [`${at}`, SORTED.indexOf(name)]));
const byPlace = (left: string, right: string): number => (PLACES.get(left) ?? 0) - (PLACES.get(right) ?? 0);
