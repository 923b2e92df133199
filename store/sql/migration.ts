import type { QueryInterface, Transaction } from 'sequelize';
import type { ColumnKind, TableDeclaration } from '../table.ts';

export type Dialect = 'sqlite' | 'postgres';

/**
 * The methods that a migration may not call. `createTable` has no strict tables, checks and collations. The others
 * rebuild a table of SQLite without them. Use statements instead.
 */
type Unsafe = 'addConstraint' | 'changeColumn' | 'createTable' | 'removeColumn' | 'removeConstraint' | 'renameColumn';

/** The argument that Umzug gives each migration. */
export interface MigrationStep {
  readonly queryInterface: Omit<QueryInterface, Unsafe>;
  /** The transaction of all migrations of a start. Every call takes it as its option. */
  readonly transaction: Transaction;
}

/** A schema migration. */
export interface Migration {
  readonly name: string;
  /** Texts for statements that Sequelize's query interface does not support. */
  readonly statements: (dialect: Dialect) => readonly string[];
  /** Changes that Sequelize's query interface can say. Runs after the statements. */
  readonly up?: (step: MigrationStep) => Promise<void>;
}

/** A table as a migration creates it. It copies the declaration of its time, because a released migration never changes. */
export interface NewTable extends Omit<TableDeclaration, 'columns'> {
  /** Without JSON schemas: the database stores JSON as text. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** Keeps rows in insertion order instead of key order. For wide rows. */
  readonly wide?: true;
}

const MAX = Number.MAX_SAFE_INTEGER;
const quoted = (name: string): string => `"${name}"`;
const list = (names: readonly string[]): string => names.map(quoted).join(', ');

const TYPES: Record<Dialect, Record<ColumnKind, string>> = {
  sqlite: { text: 'TEXT', json: 'TEXT', integer: 'INTEGER', boolean: 'INTEGER' },
  postgres: { text: 'TEXT COLLATE "C"', json: 'TEXT COLLATE "C"', integer: 'BIGINT', boolean: 'SMALLINT' },
};

/** Returns the text of a column. Integers stay within 2^53, so every reader sees them exactly. */
function columnText(dialect: Dialect, name: string, kind: ColumnKind): string {
  const column = `${quoted(name)} ${TYPES[dialect][kind]} NOT NULL`;
  if (kind === 'integer') return `${column} CHECK (${quoted(name)} BETWEEN -${MAX} AND ${MAX})`;
  return kind === 'boolean' ? `${column} CHECK (${quoted(name)} IN (0, 1))` : column;
}

function tableText(dialect: Dialect, name: string, { columns, key, unique = [], wide }: NewTable): string {
  const parts = [
    ...Object.entries(columns).map(([column, kind]) => columnText(dialect, column, kind)),
    `PRIMARY KEY (${list(key)})`,
    ...unique.map((names) => `UNIQUE (${list(names)})`),
  ];
  const storage = dialect === 'postgres' ? '' : wide === true ? ' STRICT' : ' STRICT, WITHOUT ROWID';
  return `CREATE TABLE ${quoted(name)} (\n  ${parts.join(',\n  ')}\n)${storage}`;
}

/** The statement that adds an index. */
export const indexText = (table: string, columns: readonly string[]): string =>
  `CREATE INDEX ${quoted(`${table} by ${columns.join(' and ')}`)} ON ${quoted(table)} (${list(columns)})`;

export const createTables = (name: string, tables: Readonly<Record<string, NewTable>>): Migration => ({
  name,
  statements: (dialect) =>
    Object.entries(tables).flatMap(([table, declaration]) => [
      tableText(dialect, table, declaration),
      ...(declaration.indexes ?? []).map((columns) => indexText(table, columns)),
    ]),
});

/**
 * Adds columns to a table.
 * @param columns name → kind and the value in existing rows
 */
export const addColumns = (
  dialect: Dialect,
  table: string,
  columns: Readonly<Record<string, readonly [ColumnKind, string | number]>>,
): readonly string[] =>
  Object.entries(columns).map(([column, [kind, value]]) => {
    const fallback = typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
    const [head, ...check] = columnText(dialect, column, kind).split(' CHECK');
    return `ALTER TABLE ${quoted(table)} ADD COLUMN ${head} DEFAULT ${fallback}${check.map((text) => ` CHECK${text}`).join('')}`;
  });
