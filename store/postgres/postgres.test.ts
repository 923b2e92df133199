import { afterAll, describe, expect, it } from 'vitest';
import { createStore } from '../index.ts';
import { describeStore } from '../suite.ts';
import { createSuiteBus, uuid } from '../suite/fixture.ts';
import { DATABASE } from '../suite/tables.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { openPool } from './connection.ts';
import { openPostgres } from './postgres.ts';

describe.skipIf(POSTGRES_URL === '')('on a PostgreSQL server', () => {
  const databases = createDatabases(DATABASE);
  afterAll(() => databases.dropAll());

  describeStore('PostgreSQL', async () => openPostgres(DATABASE, await databases.create()), true, true);

  it('leaves connections to quick reads while many slow reads wait', async () => {
    const begun: string[] = [];
    const onStatement = (sql: string): void => void begun.push(/sum\(|ILIKE/.test(sql) ? 'slow' : 'quick');
    const backend = await openPostgres(DATABASE, await databases.create(), { onStatement });
    const marks = backend.reader.table('readMarks');
    // The first statement opens a connection.
    await Promise.all(Array.from({ length: 12 }, () => marks.get('player', 'c')));
    begun.length = 0;
    const slow = Array.from({ length: 15 }, () => [marks.sum('Seq'), marks.count({ Channel: { like: '%z%' } })]);
    await Promise.all([...slow.flat(), marks.get('player', 'c')]);
    expect(begun.indexOf('quick')).toBeLessThanOrEqual(3);
    await backend.close();
  });

  it('plans statements for one process, without JIT and memoize', async () => {
    const pool = await openPool(await databases.create(), { name: 'test', most: 1 });
    const connection = await pool.take();
    const settings = await connection.all(
      `SELECT "name", "setting" FROM pg_settings WHERE "name" IN ('enable_memoize', 'jit', 'max_parallel_workers_per_gather') ORDER BY 1`,
    );
    expect(settings.map((row) => row['setting'])).toEqual(['off', 'off', '0']);
    await connection.close();
    await pool.close();
  });

  it('locks names of lost commits before the first attempt, so few commits run twice', async () => {
    const url = await databases.create();
    let rollbacks = 0;
    const onStatement = (sql: string): void => void (rollbacks += sql === 'ROLLBACK' ? 1 : 0);
    const open = async () => createStore(await openPostgres(DATABASE, url, { onStatement }), { bus: undefined, uuid });
    const [one, two] = [await open(), await open()];
    await one.transaction((tx) => tx.table('channels').insert({ Channel: 'c', Epoch: 'e', Seq: 0 }));
    const count = async (store: typeof one): Promise<void> => {
      for (let at = 0; at < 150; at += 1)
        await store.transaction(async (tx) => {
          await tx.lock(['channel:c']);
          await tx.table('channels').add({ Channel: 'c' }, { Seq: 1 });
        });
    };
    await Promise.all([count(one), count(two)]);
    expect((await one.table('channels').get('c'))?.Seq).toBe(300);
    expect(rollbacks).toBeLessThan(15);
    await Promise.all([one.close(), two.close()]);
  });

  it('retries commits that lost to another process: two processes count to 200 together', async () => {
    const url = await databases.create();
    const [one, two] = await Promise.all(
      ['one', 'two'].map(async (run) =>
        createStore(await openPostgres(DATABASE, url), { bus: createSuiteBus(), uuid: () => run }),
      ),
    );
    if (one === undefined || two === undefined) throw new Error('two stores');
    await one.transaction((tx) => tx.table('channels').insert({ Channel: 'c', Epoch: 'e', Seq: 0 }));
    const count = (store: typeof one, at: number) =>
      store.transaction(async (tx) => {
        await tx.lock(['channel:c']);
        const head = await tx.table('channels').get('c');
        const Seq = (head?.Seq ?? 0) + 1;
        await tx.table('channels').update({ Channel: 'c' }, { Seq });
        await tx.table('readMarks').insert({ PlayerID: `${Seq}`, Channel: `${at}`, Seq });
      });
    await Promise.all(Array.from({ length: 200 }, (_, at) => count(at % 2 === 0 ? one : two, at)));
    expect((await one.table('channels').get('c'))?.Seq).toBe(200);
    expect(await two.table('readMarks').count()).toBe(200);
    await Promise.all([one.close(), two.close()]);
  });
});
