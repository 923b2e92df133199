import { describe, expect, it } from 'vitest';
import type { Condition } from '../port.ts';
import { type BackendFactory, withStore } from './fixture.ts';
import { club, mark, message, sender } from './rows.ts';

const NUMBER_CONDITIONS: readonly (readonly [Condition<number>, readonly number[]])[] = [
  [3, [3]],
  [{ in: [5, 1, 9, 1] }, [1, 5]],
  [{ in: [] }, []],
  [{ not: 3 }, [1, 2, 4, 5]],
  [{ gt: 3 }, [4, 5]],
  [{ gte: 3 }, [3, 4, 5]],
  [{ lt: 3 }, [1, 2]],
  [{ lte: 3 }, [1, 2, 3]],
  [{ gt: 1, lte: 4 }, [2, 3, 4]],
];

const NAMES = ['Owl', 'owlet', 'barn OWL', '100%', '1000', 'a_b', 'axb', 'a\\b', "o'wl", 'Ärger', 'ärger', '?', ''];
const PATTERNS: readonly (readonly [string, readonly string[]])[] = [
  ['owl', ['Owl']],
  ['OWL%', ['Owl', 'owlet']],
  ['%owl', ['Owl', 'barn OWL']],
  ['%W%', ['Owl', 'barn OWL', 'owlet', "o'wl"]],
  ['%', NAMES],
  ['', ['']],
  ['100\\%', ['100%']],
  ['100%', ['100%', '1000']],
  ['a_b', ['a_b']],
  ['a\\\\b', ['a\\b']],
  ['o%e%t', ['owlet']],
  ['ow%wl', []],
  // Only A to Z fold case. For other scripts, search a folded column.
  ['ä%', ['ärger']],
  ['?', ['?']],
];

/** Tests reads: operators, order, windows, sums, copies. */
export function describeReads(make: BackendFactory): void {
  describe('reading', () => {
    it('finds a row by its whole key', () =>
      withStore(make, async (store) => {
        const rows = [mark('a', 'x', 1), mark('a', 'y', 2), mark('b', 'x', 3)];
        await store.transaction((tx) => tx.table('readMarks').insert(rows));
        expect(await store.table('readMarks').get('a', 'y')).toEqual(mark('a', 'y', 2));
        expect(await store.table('readMarks').get('b', 'y')).toBeUndefined();
      }));

    it('evaluates every condition on numbers in find and count', () =>
      withStore(make, async (store) => {
        const rows = [1, 2, 3, 4, 5].map((seq) => mark(`p${seq}`, 'x', seq));
        await store.transaction((tx) => tx.table('readMarks').insert(rows));
        for (const [Seq, expected] of NUMBER_CONDITIONS) {
          const found = await store.table('readMarks').find({ where: { Seq } });
          expect(found.map((row) => row.Seq)).toEqual(expected);
          expect(await store.table('readMarks').count({ Seq })).toBe(expected.length);
        }
      }));

    it('combines all conditions, on texts and booleans too', () =>
      withStore(make, async (store) => {
        const rows = [club('1', { HasChat: true }), club('2'), club('3', { HasChat: true, AllianceID: 'z' })];
        await store.transaction((tx) => tx.table('clubs').insert(rows));
        const ids = async (where: Parameters<ReturnType<typeof store.table<'clubs'>>['count']>[0]): Promise<string[]> =>
          (await store.table('clubs').find(where && { where })).map((row) => row.ClubID);
        expect(await ids({ HasChat: true, AllianceID: '' })).toEqual(['1']);
        expect(await ids({ HasChat: { not: true } })).toEqual(['2']);
        expect(await ids({ ClubID: { gt: '1', lt: '3' } })).toEqual(['2']);
        expect(await ids({})).toEqual(['1', '2', '3']);
        expect(await store.table('clubs').count()).toBe(3);
      }));

    it.each(PATTERNS)('matches the pattern %j', (like, expected) =>
      withStore(make, async (store) => {
        const rows = NAMES.map((ClubName, at) => club(`${at}`, { ClubName }));
        await store.transaction((tx) => tx.table('clubs').insert(rows));
        const found = await store.table('clubs').find({ where: { ClubName: { like } } });
        expect(found.map((row) => row.ClubName).toSorted()).toEqual([...expected].toSorted());
      }),
    );

    it('orders by several columns, then by the key, and applies the window', () =>
      withStore(make, async (store) => {
        const rows = [mark('a', 'x', 1), mark('c', 'x', 2), mark('b', 'x', 2), mark('b', 'y', 3), mark('d', 'y', 1)];
        await store.transaction((tx) => tx.table('readMarks').insert(rows));
        const marks = store.table('readMarks');
        const names = (found: readonly { PlayerID: string; Channel: string }[]): string[] =>
          found.map(({ PlayerID, Channel }) => PlayerID + Channel);
        expect(names(await marks.find({ order: [['Seq', 'asc']] }))).toEqual(['ax', 'dy', 'bx', 'cx', 'by']);
        expect(names(await marks.find({ order: [['Seq', 'desc']] }))).toEqual(['by', 'cx', 'bx', 'dy', 'ax']);
        const order = [
          ['Channel', 'desc'],
          ['PlayerID', 'asc'],
        ] as const;
        expect(names(await marks.find({ order }))).toEqual(['by', 'dy', 'ax', 'bx', 'cx']);
        expect(names(await marks.find({ order, limit: 2, offset: 1 }))).toEqual(['dy', 'ax']);
        expect(names(await marks.find({ order, offset: 4 }))).toEqual(['cx']);
        expect(names(await marks.find({ order, limit: 0 }))).toEqual([]);
      }));

    it('orders texts by code point: upper case before lower, emoji last', () =>
      withStore(make, async (store) => {
        const names = ['\u{1F989}', '\uFF21', 'b', 'B', 'a', 'é', '甲'];
        await store.transaction((tx) => tx.table('jobs').insert(names.map((Name) => ({ Name, DueTime: '' }))));
        const found = await store.table('jobs').find();
        expect(found.map((row) => row.Name)).toEqual(['B', 'a', 'b', 'é', '甲', '\uFF21', '\u{1F989}']);
      }));

    it('sums exactly if an intermediate sum exceeds 2^53', () =>
      withStore(make, async (store) => {
        const most = Number.MAX_SAFE_INTEGER;
        await store.transaction((tx) =>
          tx.table('readMarks').insert([mark('a', '1', most), mark('a', '2', 2), mark('a', '3', -5)]),
        );
        expect(await store.table('readMarks').sum('Seq', { PlayerID: 'a' })).toBe(most - 3);
      }));

    it('sums a column exactly up to 2^53, and refuses more', () =>
      withStore(make, async (store) => {
        const most = Number.MAX_SAFE_INTEGER;
        const rows = [mark('a', 'x', most), mark('a', 'y', most), mark('a', 'z', -most), mark('b', 'x', 2)];
        await store.transaction((tx) => tx.table('readMarks').insert(rows));
        const marks = store.table('readMarks');
        expect(await marks.sum('Seq', { PlayerID: 'a' })).toBe(most);
        expect(await marks.sum('Seq', { PlayerID: 'nobody' })).toBe(0);
        await expect(marks.sum('Seq')).rejects.toThrow(RangeError);
      }));

    it('returns a sum for each condition, in their order', () =>
      withStore(make, async (store) => {
        const most = Number.MAX_SAFE_INTEGER;
        const rows = [mark('a', 'x', 7), mark('a', 'y', -3), mark('b', 'x', most), mark('c', 'x', most)];
        await store.transaction((tx) => tx.table('readMarks').insert(rows));
        const marks = store.table('readMarks');
        const sums = await marks.sumEach('Seq', [
          { PlayerID: 'b' },
          { PlayerID: 'a', Seq: { gt: 0 } },
          { PlayerID: 'nobody' },
          { PlayerID: 'a', Seq: { lt: 0 } },
          { PlayerID: { in: ['a', 'b'] }, Channel: 'y' },
        ]);
        expect(sums).toEqual([most, 7, 0, -3, -3]);
        expect(await marks.sumEach('Seq', [])).toEqual([]);
        await expect(marks.sumEach('Seq', [{ PlayerID: 'a' }, {}])).rejects.toThrow(RangeError);
        await store.transaction(async (tx) => {
          await tx.table('readMarks').insert(mark('d', 'x', 2));
          await tx.table('readMarks').add({ PlayerID: 'a', Channel: 'x' }, { Seq: 1 });
          const inside = await tx.table('readMarks').sumEach('Seq', [{ PlayerID: 'a' }, { PlayerID: 'd' }]);
          expect(inside).toEqual([5, 2]);
        });
      }));

    it('stores JSON, quotes, line breaks and emoji unchanged', () =>
      withStore(make, async (store) => {
        const row = message('p', 1, {
          Message: `a'b"c\\d\n\t\u{1F389} 甲 $1 ? :x`,
          Sender: sender({ Name: `O'Owl "x" \u{1F989}\n` }),
          AutoReply: ['甲', '$1', ''],
        });
        const setting = { Name: 'a', Value: { Tags: ['x', { n: 1.5, t: true }], Gone: null } };
        await store.transaction(async (tx) => {
          await tx.table('messages').insert(row);
          await tx.table('settings').insert(setting);
        });
        expect(await store.table('messages').find()).toEqual([row]);
        expect(await store.table('settings').find()).toEqual([setting]);
      }));

    it('returns copies', () =>
      withStore(make, async (store) => {
        const given = message('p', 1, { Sender: sender({ Name: 'owl' }) });
        await store.transaction((tx) => tx.table('messages').insert(given));
        Object.assign(given.Sender ?? {}, { Name: 'changed' });
        const read = await store.table('messages').get('p', 1);
        Object.assign(read?.Sender ?? {}, { Name: 'changed too' });
        expect((await store.table('messages').get('p', 1))?.Sender?.Name).toBe('owl');
      }));

    it('refuses an unknown condition', () =>
      withStore(make, async (store) => {
        const clubs = store.table('clubs');
        const unknown: unknown = { ClubID: undefined };
        await expect(clubs.find({ where: unknown as { ClubID: string } })).rejects.toThrow(TypeError);
        await expect(clubs.count({ ['Nothing' as 'ClubID']: 'x' })).rejects.toThrow(TypeError);
        await expect(clubs.find({ limit: -1 })).rejects.toThrow(RangeError);
      }));
  });
}
