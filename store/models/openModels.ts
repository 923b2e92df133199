import { Transaction } from 'sequelize';
import { parseDatabaseUrl } from '../databaseUrl.ts';
import { openPostgresSequelize } from '../postgres/sequelize.ts';
import type { DatabaseDeclaration } from '../sql/database.ts';
import { openReadOnlySequelize } from '../sqlite/readOnlySequelize.ts';
import type { TableDeclarations } from '../table.ts';
import { defineModels } from './defineModels.ts';
import type { Models } from './models.ts';

/** Connections of the models of a process. */
const CONNECTIONS = 3;

/** Models with connections of their own, which refuse every write. */
export interface OpenModels<Tables extends TableDeclarations> {
  readonly models: Models<Tables>;
  /** Runs reads that see the same snapshot. Each of them takes the transaction as its option. */
  readConsistently<Result>(read: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Opens the models of a database, which must have been migrated.
 * @param databaseUrl as for `openStore`
 * @param setting the name of the setting with the address, for errors
 * @throws Error for a database in memory, which has a single connection
 */
export function openModels<Tables extends TableDeclarations>(
  { name, tables, schema }: DatabaseDeclaration<Tables>,
  databaseUrl: string,
  setting = 'DATABASE_URL',
): OpenModels<Tables> {
  const where = parseDatabaseUrl(databaseUrl, setting);
  if (where === 'memory')
    throw new Error(`${setting}: a database in memory has no models, since it has one connection`);
  const sequelize =
    'postgres' in where
      ? openPostgresSequelize(where.postgres, { name: `${name} models`, most: CONNECTIONS, schema, isReadOnly: true })
      : openReadOnlySequelize(where.file);
  const isolationLevel = Transaction.ISOLATION_LEVELS.REPEATABLE_READ;
  return {
    models: defineModels(sequelize, tables),
    readConsistently: (read) => sequelize.transaction({ isolationLevel }, read),
    close: () => sequelize.close(),
  };
}
