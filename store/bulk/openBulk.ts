import { parseDatabaseUrl } from '../databaseUrl.ts';
import type { DatabaseDeclaration } from '../sql/database.ts';
import type { TableDeclarations } from '../table.ts';
import type { BulkLoad } from './bulk.ts';
import { openPostgresBulk } from './postgresBulk.ts';
import { openSqliteBulk } from './sqliteBulk.ts';

/**
 * Starts a bulk load into a database that `openStore` has migrated.
 * @param databaseUrl as for `openStore`
 * @throws Error for a database in memory, which has a single connection
 */
export async function openBulk<Tables extends TableDeclarations>(
  database: DatabaseDeclaration<Tables>,
  databaseUrl: string,
): Promise<BulkLoad> {
  const where = parseDatabaseUrl(databaseUrl);
  if (where === 'memory') throw new Error('a database in memory has a single connection');
  return 'postgres' in where ? openPostgresBulk(database, where.postgres) : openSqliteBulk(database, where.file);
}
