import { checkValue, readJson } from '../rows/row.ts';
import type { StoredRow } from '../rows/rowTable.ts';
import type { Json, TableDeclaration } from '../table.ts';
import type { SqlRow } from './sqlValue.ts';

/** Returns undefined for invalid JSON, which no column accepts. */
function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Converts a column's value from the database.
 * @throws TypeError that names table and column if the JSON does not match the schema
 */
export function decodeValue(table: string, declaration: TableDeclaration, column: string, held: unknown): Json {
  const holds = declaration.columns[column]?.holds;
  if (typeof holds === 'object') return readJson(table, column, holds, parseText(String(held)));
  const value = holds === 'boolean' ? held === 1 : held;
  checkValue(declaration, column, value);
  return value as Json;
}

/** @throws as `decodeValue` */
export function decodeRow(table: string, declaration: TableDeclaration, row: SqlRow): StoredRow {
  const decoded: Record<string, Json> = {};
  for (const column in declaration.columns) decoded[column] = decodeValue(table, declaration, column, row[column]);
  return decoded;
}
