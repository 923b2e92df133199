import type { ColumnKind, TableDeclaration } from '../table.ts';
import type { SqlConnection } from './connection.ts';

export type Dialect = 'sqlite' | 'postgres';

/** One step of the schema; its words depend on the database. */
export interface Migration {
  readonly name: string;
  readonly statements: (dialect: Dialect) => readonly string[];
  /** Fills rows that SQL cannot work out, after the statements and in the same transaction. */
  readonly fill?: (connection: SqlConnection) => Promise<void>;
}

/** A table as a step makes it: a copy of the declaration as it was then, since a released step never changes. */
export interface NewTable extends Omit<TableDeclaration, 'columns'> {
  /** Without the schemas of JSON columns: to a database they are texts. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** Kept in the order it grew instead of its key's: for wide rows. */
  readonly wide?: true;
}

const MAX = Number.MAX_SAFE_INTEGER;
const quoted = (name: string): string => `"${name}"`;
const list = (names: readonly string[]): string => names.map(quoted).join(', ');

const TYPES: Record<Dialect, Record<ColumnKind, string>> = {
  sqlite: { text: 'TEXT', json: 'TEXT', integer: 'INTEGER', boolean: 'INTEGER' },
  postgres: { text: 'TEXT COLLATE "C"', json: 'TEXT COLLATE "C"', integer: 'BIGINT', boolean: 'SMALLINT' },
};

/** A column; whole numbers stay within 2^53, so that every reader sees them exactly. */
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

export const indexText = (table: string, columns: readonly string[]): string =>
  `CREATE INDEX ${quoted(`${table} by ${columns.join(' and ')}`)} ON ${quoted(table)} (${list(columns)})`;

/** The step that makes these tables and their indexes. */
export const createTables = (name: string, tables: Readonly<Record<string, NewTable>>): Migration => ({
  name,
  statements: (dialect) =>
    Object.entries(tables).flatMap(([table, declaration]) => [
      tableText(dialect, table, declaration),
      ...(declaration.indexes ?? []).map((columns) => indexText(table, columns)),
    ]),
});

/**
 * Adds columns to a table; rows that are there get the value.
 * @param columns name → kind and the value of the rows that are there
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
