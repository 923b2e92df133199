import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSuiteBus } from '../suite/fixture.ts';
import { createStore, type QueuedStore } from '../queue/writer.ts';
import { mark } from '../suite/rows.ts';
import { DATABASE, type Tables } from '../suite/tables.ts';
import { openSqlite } from './sqlite.ts';

const ROWS = 100_000;
/** Enough slow reads that a read by key is not last by chance. */
const SLOW_READS = 30;

describe('reads during a slow read', () => {
  let directory = '';
  let store: QueuedStore<Tables>;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'readers-'));
    const backend = await openSqlite(DATABASE, { file: join(directory, 'file.sqlite') });
    store = createStore(backend, { bus: createSuiteBus(), uuid: () => 'run' });
    const rows = Array.from({ length: ROWS }, (_, at) => mark(`player ${at}`, 'c', at));
    await store.transaction((tx) => tx.table('readMarks').insert(rows));
  }, 30_000);
  afterAll(async () => {
    await store.close();
    await rm(directory, { recursive: true });
  });

  const marks = () => store.table('readMarks');
  it.each([
    ['pattern', () => marks().find({ where: { Channel: { like: '%z%' } } })],
    ['sum', () => marks().sum('Seq')],
    [
      'search through an index',
      () =>
        store.table('channels').findThrough({ table: 'readMarks', where: {}, column: 'Channel', leadsTo: 'Channel' }),
    ],
  ])('answers a read by key before the last %s', async (_what, slow: () => Promise<unknown>) => {
    const order: string[] = [];
    const reads = Array.from({ length: SLOW_READS }, () => slow().then(() => order.push('slow')));
    reads.push(
      marks()
        .get('player 7', 'c')
        .then(() => order.push('quick')),
    );
    await Promise.all(reads);
    expect(order.at(-1)).toBe('slow');
  });
});
