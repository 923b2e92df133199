import { describe, expect, it } from 'vitest';
import { createMemoryBackend } from './memory.ts';
import { readSnapshot } from './snapshot.ts';
import { mark, message, sender } from '../suite/rows.ts';
import { TABLES } from '../suite/tables.ts';

describe('rows kept outside', () => {
  it('are loaded unchanged', async () => {
    const backend = createMemoryBackend(TABLES, {
      initial: readSnapshot(TABLES, [
        ['readMarks', mark('a', 'x', 3)],
        ['settings', { Name: 'secret', Value: 'ab' }],
      ]),
    });
    expect(await backend.reader.table('readMarks').get('a', 'x')).toEqual(mark('a', 'x', 3));
    expect(await backend.reader.table('settings').count()).toBe(1);
  });

  it('lose JSON fields that the schema no longer has', () => {
    const kept = { ...message('c', 1), Sender: { ...sender({}), PictureURL: '' } };
    expect(readSnapshot(TABLES, [['messages', kept]])).toEqual({ messages: [message('c', 1, { Sender: sender({}) })] });
  });

  it('fail with table and column if their JSON does not match', () => {
    const kept = { ...message('c', 1), Sender: { ...sender({}), Name: 7 } };
    expect(() => readSnapshot(TABLES, [['messages', kept]])).toThrow('messages.Sender.Name');
  });

  it.each([
    ['a table that is gone', 'goblets', { ID: 'a' }],
    ['a column too few', 'settings', { Name: 'secret' }],
    ['a column too many', 'settings', { Name: 'secret', Value: 1, Extra: 1 }],
    ['no row at all', 'settings', 'secret'],
    ['JSON of another shape', 'messages', { ...message('c', 1), AutoReply: null }],
    ['what is no JSON', 'settings', { Name: 'secret', Value: { made: undefined } }],
  ])('are refused for %s', (_what, table, row) => {
    expect(() => readSnapshot(TABLES, [[table, row]])).toThrow(TypeError);
  });
});
