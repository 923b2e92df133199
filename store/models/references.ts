import { declarationOf, PLAYERS, type TableDeclarations } from '../table.ts';

/** A column that holds the key of a table's row. */
export interface Reference {
  readonly from: string;
  readonly column: string;
  readonly to: string;
  /** The key column of `to`. */
  readonly key: string;
}

/**
 * Returns what the columns of a declaration reference. A key that names its own table is no reference, and players may be in another
 * database.
 * @throws TypeError if a column names a table that is not declared, or that has no single key
 */
export const referencesOf = (tables: TableDeclarations): readonly Reference[] =>
  Object.entries(tables).flatMap(([from, { columns, key: ownKey }]) =>
    Object.entries(columns).flatMap(([column, { references: to }]): readonly Reference[] => {
      const isOwnKey = to === from && ownKey.includes(column);
      if (to === undefined || isOwnKey || (to === PLAYERS && !Object.hasOwn(tables, to))) return [];
      const [key, ...more] = declarationOf(tables, to).key;
      if (key === undefined || more.length > 0) throw new TypeError(`${from}.${column}: ${to} has no single key`);
      return [{ from, column, to, key }];
    }),
  );
