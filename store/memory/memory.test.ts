import { describe, expect, it } from 'vitest';
import { DEFER_LIMITS } from '../deferred/deferredTable.ts';
import { createMemoryBackend, type RowChange } from './memory.ts';
import { describeStore } from '../suite.ts';
import { mark, message } from '../suite/rows.ts';
import { TABLES } from '../suite/tables.ts';

describeStore('in memory', async () => createMemoryBackend(TABLES));
describeStore('in memory, its writes deferred', async () =>
  createMemoryBackend(TABLES, { defersWrites: DEFER_LIMITS }),
);

describe('a world in memory', () => {
  it('reports the last state of each changed row once per commit', async () => {
    const commits: (readonly RowChange[])[] = [];
    const backend = createMemoryBackend(TABLES, {
      initial: { readMarks: [mark('a', 'x', 1), mark('b', 'x', 1)] },
      onCommit: (changes) => void commits.push(changes),
    });
    const tx = await backend.begin();
    const marks = tx.table('readMarks');
    await marks.update({ PlayerID: 'a' }, { Seq: 2 });
    await marks.add({ PlayerID: 'a' }, { Seq: 1 });
    await marks.remove({ PlayerID: 'b' });
    await marks.insert(mark('c', 'x'));
    await marks.insert(mark('d', 'x'));
    await marks.remove({ PlayerID: 'd' });
    await tx.commit();
    expect(commits).toEqual([
      [
        { table: 'readMarks', key: ['a', 'x'], row: mark('a', 'x', 3) },
        { table: 'readMarks', key: ['b', 'x'], row: undefined },
        { table: 'readMarks', key: ['c', 'x'], row: mark('c', 'x') },
      ],
    ]);
  });

  it('undoes a commit that could not be stored', async () => {
    const backend = createMemoryBackend(TABLES, { onCommit: () => Promise.reject(new Error('quota')) });
    const tx = await backend.begin();
    await tx.table('readMarks').insert(mark('a', 'x'));
    await expect(tx.commit()).rejects.toThrow('quota');
    expect(await backend.reader.table('readMarks').count()).toBe(0);
    const next = await backend.begin();
    expect(await next.table('readMarks').count()).toBe(0);
  });

  it('restores a snapshot with indexes and unique columns', async () => {
    const first = createMemoryBackend(TABLES, {
      initial: { messages: [message('p', 1, { FromID: 'a' }), message('p', 2)] },
    });
    const second = createMemoryBackend(TABLES);
    second.load(first.snapshot());
    expect(await second.reader.table('messages').find({ where: { FromID: 'a' } })).toEqual([
      message('p', 1, { FromID: 'a' }),
    ]);
    const tx = await second.begin();
    await expect(tx.table('messages').insert(message('q', 1, { ID: 'p/2' }))).rejects.toThrow('exists');
    await tx.rollback();
    second.load({});
    expect(second.snapshot().messages).toEqual([]);
  });

  it('loads the same rows twice without changes of the first world', async () => {
    const rows = { messages: [message('p', 1, { FromID: 'a' }), message('p', 2)] };
    const first = createMemoryBackend(TABLES, { initial: rows });
    const tx = await first.begin();
    await tx.table('messages').update({ ID: 'p/1' }, { FromID: 'b' });
    await tx.table('messages').insert(message('q', 1, { FromID: 'a' }));
    await tx.commit();
    const second = createMemoryBackend(TABLES, { initial: rows });
    expect(await second.reader.table('messages').find({ where: { FromID: 'a' } })).toEqual([rows.messages[0]]);
    first.load(rows);
    expect(first.snapshot().messages).toEqual(rows.messages);
    expect(await first.reader.table('messages').find({ where: { FromID: 'b' } })).toEqual([]);
  });

  it('refuses a snapshot with a duplicate unique value', () => {
    const messages = [message('p', 1), message('q', 1, { ID: 'p/1' })];
    expect(() => createMemoryBackend(TABLES, { initial: { messages } })).toThrow('exists');
  });

  it('refuses a snapshot with a row of another shape', () => {
    const wrong: unknown = { ...mark('a', 'x'), Seq: 'one' };
    expect(() => createMemoryBackend(TABLES, { initial: { readMarks: [wrong as ReturnType<typeof mark>] } })).toThrow(
      TypeError,
    );
  });
});
