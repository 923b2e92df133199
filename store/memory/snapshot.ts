import { TABLES, type TableName } from '#domain/tables.ts';
import type { Snapshot } from './memory.ts';
import { readRow } from '../rows/row.ts';
import type { StoredRow } from '../rows/rowTable.ts';

const isTable = (name: string): name is TableName => Object.hasOwn(TABLES, name);
const isRecord = (value: unknown): value is StoredRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads rows that something outside kept, such as a browser's database.
 * @param kept each row with its table's name
 * @throws TypeError or RangeError when one is not a row of its table as declared today
 */
export function readSnapshot(kept: Iterable<readonly [table: string, row: unknown]>): Snapshot {
  const rows = new Map<TableName, StoredRow[]>();
  for (const [table, row] of kept) {
    if (!isTable(table)) throw new TypeError(`no table ${table}`);
    if (!isRecord(row)) throw new TypeError(`${table}: not a row`);
    const read = readRow(table, TABLES[table], row);
    const seen = rows.get(table);
    if (seen === undefined) rows.set(table, [read]);
    else seen.push(read);
  }
  return Object.fromEntries(rows);
}
