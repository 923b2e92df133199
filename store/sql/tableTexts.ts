import { kindOf, type TableDeclaration } from '../table.ts';
import type { BatchColumns, SqlDialect } from './dialect.ts';
import { list, quoted } from './sql.ts';

/** The statements of a table that depend on its declaration only. */
export interface TableTexts {
  readonly declaration: TableDeclaration;
  /** The quoted name. */
  readonly table: string;
  readonly columns: readonly string[];
  /** Columns with unique values. */
  readonly guarded: ReadonlySet<string>;
  /** Takes the key's values. */
  readonly get: string;
  /** The next three take one JSON array of arrays: keys, rows, keys. */
  readonly getMany: string;
  readonly insert: string;
  readonly removeMany: string;
  /**
   * Returns the statement that changes columns of many rows. It takes one JSON array of arrays: the key, then these columns.
   * @param isAdded whether the values are added instead of set
   */
  updateMany(changed: readonly string[], isAdded: boolean): string;
}

/** Makes the statements of a table. */
export function tableTexts(name: string, declaration: TableDeclaration, dialect: SqlDialect): TableTexts {
  const { key } = declaration;
  const table = quoted(name);
  const columns = Object.keys(declaration.columns);
  const batchOf = (names: readonly string[]): BatchColumns =>
    names.map((column) => [column, kindOf(declaration, column) ?? 'text']);
  const skipping = dialect.skipsTaken ? ` ON CONFLICT DO NOTHING RETURNING ${list(key)}` : '';
  const isNamed = `(${list(key)}) IN (${dialect.batch(batchOf(key))})`;
  const updates = new Map<string, string>();
  return {
    declaration,
    table,
    columns,
    guarded: new Set([...key, ...(declaration.unique ?? []).flat()]),
    get: `SELECT ${list(columns)} FROM ${table} WHERE ${key
      .map((column, at) => `${quoted(column)} = $${at + 1}`)
      .join(' AND ')}`,
    getMany: `SELECT ${list(columns)} FROM ${table} WHERE ${isNamed}`,
    insert: `INSERT INTO ${table} (${list(columns)}) ${dialect.batch(batchOf(columns))}${skipping}`,
    removeMany: `DELETE FROM ${table} WHERE ${isNamed}`,
    updateMany(changed, isAdded) {
      const id = `${isAdded} ${changed.join(' ')}`;
      let text = updates.get(id);
      if (text === undefined) {
        const sets = changed.map((column) => {
          const value = `change.${quoted(column)}`;
          return `${quoted(column)} = ${isAdded ? `${table}.${quoted(column)} + ${value}` : value}`;
        });
        const found = key.map((column) => `${table}.${quoted(column)} = change.${quoted(column)}`);
        text = `UPDATE ${table} SET ${sets.join(', ')} FROM (${dialect.batch(
          batchOf([...key, ...changed]),
        )}) AS change WHERE ${found.join(' AND ')}`;
        updates.set(id, text);
      }
      return text;
    },
  };
}
