import type { DatabaseDeclaration } from '../sql/database.ts';
import { SQLITE } from '../sql/dialect.ts';
import { list, quoted } from '../sql/sql.ts';
import { openConnection } from '../sqlite/connection.ts';
import type { TableDeclarations } from '../table.ts';
import type { BulkLoad, StoredIndex } from './bulk.ts';
import { rowBatches } from './rowBatch.ts';

/** Page cache in KiB. Keys in random order stay in memory. */
const CACHE_KIB = 1_000_000;

/**
 * Rows per commit. A batch changes a few rows in many pages, and a commit writes all changed pages to the log, so a commit per batch would
 * write most pages again and again.
 */
const COMMIT_ROWS = 500_000;

/** Starts a bulk load into a migrated SQLite file. */
export async function openSqliteBulk<Tables extends TableDeclarations>(
  database: DatabaseDeclaration<Tables>,
  file: string,
): Promise<BulkLoad> {
  const connection = await openConnection({ file });
  await connection.all('PRAGMA synchronous = OFF');
  await connection.all(`PRAGMA cache_size = -${CACHE_KIB}`);
  const rows = await connection.all(
    `SELECT "name", "sql" FROM sqlite_schema WHERE "type" = 'index' AND "sql" IS NOT NULL`,
  );
  const indexes: readonly StoredIndex[] = rows.map((row) => ({ name: String(row['name']), text: String(row['sql']) }));
  for (const { name } of indexes) await connection.all(`DROP INDEX ${quoted(name)}`);

  const batches = rowBatches(database);
  let pending = 0;
  const commit = async (): Promise<void> => {
    if (pending === 0) return;
    pending = 0;
    await connection.all('COMMIT');
  };
  return {
    async insert(table, given) {
      if (pending === 0) await connection.all('BEGIN IMMEDIATE');
      const { declaration, columns, kinds, valuesOf } = batches(table);
      const batch = SQLITE.batch(columns.map((column, at) => [column, kinds[at] ?? 'text']));
      // In key order, neighbouring rows go to the same page.
      const text = `INSERT INTO ${quoted(table)} (${list(columns)}) ${batch} ORDER BY ${list(declaration.key)}`;
      pending += given.length;
      await connection.all(text, [JSON.stringify(given.map(valuesOf))]);
      if (pending >= COMMIT_ROWS) await commit();
    },
    commit,
    async finish() {
      await commit();
      for (const { text } of indexes) await connection.all(text);
      await connection.all('PRAGMA wal_checkpoint(TRUNCATE)');
      await connection.all('PRAGMA synchronous = FULL');
      await connection.close();
    },
  };
}
