import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../open.ts';
import { openPool } from '../postgres/connection.ts';
import type { SqlConnection } from '../sql/connection.ts';
import { openConnection } from '../sqlite/connection.ts';
import { createSuiteBus } from '../suite/fixture.ts';
import { club, mark, message, sender } from '../suite/rows.ts';
import { DATABASE } from '../suite/tables.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { openBulk } from './openBulk.ts';

const CLUBS = ['a', '甲', '"', '\\', "'", '{}', ',', 'null', '', '\u{1F989}', '$1'].map((ClubName, at) =>
  club(String(at), { ClubName, HasChat: at % 2 === 0, AllianceID: ClubName }),
);
const MESSAGES = [1, 2].map((Seq) => message('c', Seq, { Sender: sender({ Name: '"甲\\' }), AutoReply: ['{', '"'] }));

interface Place {
  readonly url: string;
  readonly indexes: () => Promise<readonly string[]>;
}

const namesOn = async (connection: SqlConnection, sql: string): Promise<readonly string[]> =>
  (await connection.all(sql)).map((row) => String(row['name'])).toSorted();

describe('loading rows in bulk', () => {
  const databases = createDatabases(DATABASE);
  let directory = '';
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'bulk-'));
  });
  afterAll(async () => {
    await databases.dropAll();
    await rm(directory, { recursive: true });
  });

  const onSqlite = async (): Promise<Place> => {
    const file = join(directory, 'file.sqlite');
    return {
      url: `sqlite:${file}`,
      async indexes() {
        const connection = await openConnection({ file });
        const names = await namesOn(connection, `SELECT "name" FROM sqlite_schema WHERE "type" = 'index'`);
        await connection.close();
        return names;
      },
    };
  };
  const onPostgres = async (): Promise<Place> => {
    const url = await databases.create();
    return {
      url,
      async indexes() {
        const pool = await openPool(url, { name: 'test', most: 1 });
        const connection = await pool.take();
        const names = await namesOn(
          connection,
          `SELECT indexname AS "name" FROM pg_indexes WHERE schemaname = 'public'`,
        );
        await connection.close();
        await pool.close();
        return names;
      },
    };
  };
  const places: readonly (readonly [string, () => Promise<Place>])[] = [
    ['SQLite', onSqlite],
    ...(POSTGRES_URL === '' ? [] : [['PostgreSQL', onPostgres] as const]),
  ];

  it.each(places)('writes rows like the store and rebuilds the indexes on %s', async (_name, open) => {
    const { url, indexes } = await open();
    const store = await openStore(DATABASE, url, { bus: createSuiteBus(), uuid: () => 'run' });
    const before = await indexes();
    const bulk = await openBulk(DATABASE, url);
    await bulk.insert('clubs', CLUBS);
    await bulk.insert('messages', MESSAGES);
    await expect(bulk.insert('readMarks', [{ ...mark('a', 'x'), Seq: 0.5 }])).rejects.toThrow(RangeError);
    await expect(bulk.insert('clubs', [club('0')])).rejects.toThrow(/unique/i);
    // The store reads rows and writes between loads.
    await bulk.commit();
    expect(await store.table('messages').count()).toBe(MESSAGES.length);
    await store.transaction((tx) => tx.table('channels').insert({ Channel: 'c', Epoch: 'e', Seq: 2 }));
    await bulk.insert('readMarks', [mark('b', 'y', 1)]);
    await bulk.finish();
    expect(await indexes()).toEqual(before);
    expect(await store.table('clubs').find()).toEqual(
      CLUBS.toSorted((one, other) => (one.ClubID < other.ClubID ? -1 : 1)),
    );
    expect(await store.table('messages').find()).toEqual(MESSAGES);
    expect(await store.table('readMarks').find()).toEqual([mark('b', 'y', 1)]);
    await store.transaction((tx) => tx.table('clubs').update({ ClubID: '1' }, { AllianceID: 'after' }));
    expect(await store.table('clubs').count({ AllianceID: 'after' })).toBe(1);
    await store.close();
  });

  it('refuses a database in memory', async () => {
    await expect(openBulk(DATABASE, 'sqlite::memory:')).rejects.toThrow('memory');
  });
});
