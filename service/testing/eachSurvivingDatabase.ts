import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openPostgres } from '#store/postgres/postgres.ts';
import { openSqlite } from '#store/sqlite/sqlite.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { createDatabases, POSTGRES_URL } from './postgresDatabases.ts';
import { SurvivingDatabase } from './survivingDatabase.ts';

/**
 * Describes scenes on SQLite and on PostgreSQL. Skips PostgreSQL without a test server.
 * @param scenes receives a function that creates a database with the demo world of a time
 */
export function describeOnSurvivingDatabases(
  scenes: (create: (now: number) => Promise<SurvivingDatabase>) => void,
): void {
  const seeded = async (database: SurvivingDatabase, now: number): Promise<SurvivingDatabase> => {
    await database.seed(now);
    return database;
  };
  describe('on SQLite', () => {
    let folder: string;
    let files = 0;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'surviving-'));
    });
    afterAll(() => rm(folder, { recursive: true }));
    scenes((now) => {
      files += 1;
      const file = join(folder, `${files}.sqlite`);
      return seeded(new SurvivingDatabase(() => openSqlite(PLATFORM_DATABASE, { file })), now);
    });
  });
  describe.skipIf(POSTGRES_URL === '')('on PostgreSQL', () => {
    const databases = createDatabases();
    afterAll(() => databases.dropAll());
    scenes(async (now) => {
      const address = await databases.create();
      return seeded(new SurvivingDatabase(() => openPostgres(PLATFORM_DATABASE, address)), now);
    });
  });
}
