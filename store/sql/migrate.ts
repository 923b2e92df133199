import { QueryTypes, type Sequelize, Transaction } from 'sequelize';
import { Umzug, type UmzugStorage } from 'umzug';
import type { TableDeclarations } from '../table.ts';
import type { DatabaseDeclaration } from './database.ts';
import type { Dialect, MigrationStep } from './migration.ts';

const TABLE = 'migrations';

type Migrated = Pick<DatabaseDeclaration<TableDeclarations>, 'name' | 'migrations' | 'schema'>;

/** @throws TypeError if the store has no texts for the database */
function dialectOf(sequelize: Sequelize): Dialect {
  const dialect = sequelize.getDialect();
  if (dialect !== 'sqlite' && dialect !== 'postgres') throw new TypeError(`no migrations for ${dialect}`);
  return dialect;
}

/** Returns the names of the applied migrations, in their order. */
async function appliedIn(sequelize: Sequelize, transaction?: Transaction): Promise<string[]> {
  const rows = await sequelize.query<{ readonly Name: unknown }>(`SELECT "Name" FROM "${TABLE}" ORDER BY "Name"`, {
    type: QueryTypes.SELECT,
    ...(transaction !== undefined && { transaction }),
  });
  return rows.map(({ Name }) => String(Name));
}

const STORAGE: UmzugStorage<MigrationStep> = {
  executed: ({ context: { queryInterface, transaction } }) => appliedIn(queryInterface.sequelize, transaction),
  async logMigration({ name, context: { queryInterface, transaction } }) {
    await queryInterface.bulkInsert(TABLE, [{ Name: name }], { transaction });
  },
  async unlogMigration({ name, context: { queryInterface, transaction } }) {
    await queryInterface.bulkDelete(TABLE, { Name: name }, { transaction });
  },
};

type Preparation = readonly (readonly [sql: string, ...values: string[]])[];

/** Statements that let only one process change the schema, and create the table of applied migrations. */
const PREPARATION: Record<Dialect, (database: Migrated) => Preparation> = {
  sqlite: () => [[`CREATE TABLE IF NOT EXISTS "${TABLE}" ("Name" TEXT NOT NULL PRIMARY KEY) STRICT, WITHOUT ROWID`]],
  postgres: ({ name, schema }) => [
    ['SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', `${name}:migrations`],
    ...(schema === undefined ? [] : [[`CREATE SCHEMA IF NOT EXISTS "${schema}"`] as const]),
    [`CREATE TABLE IF NOT EXISTS "${TABLE}" ("Name" TEXT COLLATE "C" NOT NULL PRIMARY KEY)`],
  ],
};

/** @throws Error if a newer build wrote the database, or a build before the first release */
function refuseOthers(applied: readonly string[], { name, migrations }: Migrated): void {
  const known = new Set(migrations.map((each) => each.name));
  const unknown = applied.filter((each) => !known.has(each));
  if (unknown.length === 0) return;
  if (applied.some((each) => each === migrations[0]?.name))
    throw new Error(`the database was written by a newer build: ${unknown.join(', ')}`);
  throw new Error(
    `the database "${name}" was made before the first release, and this build cannot read it. Move it and the product's other databases away (in a checkout: data/*.sqlite*), and the next start makes new ones: docs/running.md, "Upgrades"`,
  );
}

/**
 * Runs the missing migrations, all or none, in one process at a time. Umzug hands each of them Sequelize's query interface and the
 * transaction.
 * @throws Error if a newer build wrote the database, or a build before the first release
 */
export async function migrate(sequelize: Sequelize, database: Migrated): Promise<void> {
  const dialect = dialectOf(sequelize);
  // SQLite takes its write lock at the begin. PostgreSQL has no such type, and takes a lock of its own below.
  await sequelize.transaction({ type: Transaction.TYPES.IMMEDIATE }, async (transaction) => {
    for (const [sql, ...bind] of PREPARATION[dialect](database))
      await sequelize.query(sql, { transaction, ...(bind.length > 0 && { bind }) });
    const umzug = new Umzug<MigrationStep>({
      migrations: database.migrations.map(({ name, statements, up }) => ({
        name,
        up: async ({ context }) => {
          for (const statement of statements(dialect)) await sequelize.query(statement, { transaction });
          await up?.(context);
        },
      })),
      context: { queryInterface: sequelize.getQueryInterface(), transaction },
      storage: STORAGE,
      logger: undefined,
    });
    refuseOthers(await appliedIn(sequelize, transaction), database);
    await umzug.up();
  });
}

const HAS_MIGRATIONS: Record<Dialect, string> = {
  sqlite: `SELECT "name" FROM "sqlite_master" WHERE "name" = '${TABLE}'`,
  postgres: `SELECT "table_name" FROM "information_schema"."tables" WHERE "table_name" = '${TABLE}' AND "table_schema" = current_schema()`,
};

/**
 * Checks that a database has exactly the migrations of this build. Changes nothing.
 * @throws Error if the database is empty, or if another build wrote it
 */
export async function assertMigrated(sequelize: Sequelize, database: Migrated): Promise<void> {
  const found = await sequelize.query(HAS_MIGRATIONS[dialectOf(sequelize)], { type: QueryTypes.SELECT });
  if (found.length === 0) throw new Error('the database is empty: the first start of the service makes its tables');
  const applied = await appliedIn(sequelize);
  refuseOthers(applied, database);
  if (applied.length < database.migrations.length)
    throw new Error('the database was written by an older build: a start of this build brings it up to date');
}
