import { describe, expect, it } from 'vitest';
import { createMemoryBackend } from './memory.ts';
import { readSnapshot } from './snapshot.ts';
import { mark } from './suite/rows.ts';

describe('rows kept outside', () => {
  it('come back into a store as they were', async () => {
    const backend = createMemoryBackend({
      initial: readSnapshot([
        ['readMarks', mark('a', 'x', 3)],
        ['settings', { Name: 'secret', Value: 'ab' }],
      ]),
    });
    expect(await backend.reader.table('readMarks').get('a', 'x')).toEqual(mark('a', 'x', 3));
    expect(await backend.reader.table('settings').count()).toBe(1);
  });

  it.each([
    ['a table that is gone', 'goblets', { ID: 'a' }],
    ['a column too few', 'settings', { Name: 'secret' }],
    ['a column too many', 'settings', { Name: 'secret', Value: 1, Extra: 1 }],
    ['no row at all', 'settings', 'secret'],
  ])('are refused for %s', (_what, table, row) => {
    expect(() => readSnapshot([[table, row]])).toThrow(TypeError);
  });
});
