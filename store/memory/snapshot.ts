import { readRow } from '../rows/row.ts';
import type { StoredRow } from '../rows/rowTable.ts';
import { declarationOf, type RowOf, type TableDeclarations, type TableName } from '../table.ts';

/** All rows of a store by table. */
export type Snapshot<Tables extends TableDeclarations> = {
  readonly [Name in TableName<Tables>]?: readonly RowOf<Tables[Name]>[];
};

/** A snapshot without row types. */
export type StoredSnapshot = Readonly<Record<string, readonly StoredRow[] | undefined>>;

/** Gives checked rows the types of their declaration, as `typedTables` does for tables. */
export const typedSnapshot = <Tables extends TableDeclarations>(snapshot: StoredSnapshot): Snapshot<Tables> =>
  snapshot as unknown as Snapshot<Tables>;

const isRecord = (value: unknown): value is StoredRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads rows that were stored outside a store, such as in a browser's database.
 * @param kept each row with its table's name
 * @throws TypeError or RangeError if a row does not match its table's declaration
 */
export function readSnapshot<Tables extends TableDeclarations>(
  tables: Tables,
  kept: Iterable<readonly [table: string, row: unknown]>,
): Snapshot<Tables> {
  const rows = new Map<string, StoredRow[]>();
  for (const [table, row] of kept) {
    const declaration = declarationOf(tables, table);
    if (!isRecord(row)) throw new TypeError(`${table}: not a row`);
    const read = readRow(table, declaration, row);
    const seen = rows.get(table);
    if (seen === undefined) rows.set(table, [read]);
    else seen.push(read);
  }
  return typedSnapshot<Tables>(Object.fromEntries(rows));
}
