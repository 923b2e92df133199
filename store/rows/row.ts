import { type ColumnKind, type Json, type JsonColumn, kindOf, type TableDeclaration } from '../table.ts';
import type { StoredDeltas, StoredKey, StoredRow } from './rowTable.ts';

const HOLDS: Readonly<Record<ColumnKind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  integer: Number.isSafeInteger,
  boolean: (value) => typeof value === 'boolean',
  json: (value) => value !== undefined,
};

/**
 * Checks one value against its column.
 * @throws RangeError for an integer outside 2^53, TypeError for a wrong kind or an unknown column
 */
export function checkValue(declaration: TableDeclaration, column: string, value: unknown): void {
  const kind = kindOf(declaration, column);
  if (kind === undefined) throw new TypeError(`no column ${column}`);
  if (HOLDS[kind](value)) return;
  if (kind === 'integer' && typeof value === 'number') throw new RangeError(`${column}: ${value} is not within 2^53`);
  throw new TypeError(`${column}: ${value === null ? 'null' : typeof value} where ${kind} belongs`);
}

/**
 * Reads JSON that was stored outside the process.
 * @throws TypeError that names table, column and the path in the JSON if it does not match the column's schema
 */
export function readJson(table: string, column: string, { schema }: JsonColumn, kept: unknown): Json {
  const read = schema.safeParse(kept);
  if (read.success) return read.data;
  const place = [table, column, ...(read.error.issues[0]?.path ?? [])].map(String).join('.');
  throw new TypeError(`${place}: the stored JSON is of another shape`, { cause: read.error });
}

/**
 * Reads a whole row that was stored outside the process.
 * @throws as `checkRow` and `readJson`
 */
export function readRow(table: string, declaration: TableDeclaration, row: StoredRow): StoredRow {
  checkRow(declaration, row);
  const read: Record<string, Json> = { ...row };
  for (const column in declaration.columns) {
    const holds = declaration.columns[column]?.holds;
    if (typeof holds === 'object') read[column] = readJson(table, column, holds, row[column]);
  }
  return read;
}

const copyJson = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyJson);
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, copyJson(held)]));
};

/** Returns a deep copy of a row, or of some of its values. */
export function copyRow(declaration: TableDeclaration, row: StoredRow): StoredRow {
  const copy: Record<string, Json> = { ...row };
  for (const column of jsonColumns(declaration)) {
    const held = copy[column];
    if (typeof held === 'object') copy[column] = copyJson(held);
  }
  return copy;
}

const jsonColumnsOf = new WeakMap<TableDeclaration, readonly string[]>();
function jsonColumns(declaration: TableDeclaration): readonly string[] {
  let columns = jsonColumnsOf.get(declaration);
  if (columns === undefined) {
    columns = Object.keys(declaration.columns).filter((column) => kindOf(declaration, column) === 'json');
    jsonColumnsOf.set(declaration, columns);
  }
  return columns;
}

/** Checks that a row has exactly the declared columns, each with its kind. @throws as `checkValue` */
export function checkRow(declaration: TableDeclaration, row: StoredRow): void {
  for (const column in declaration.columns) checkValue(declaration, column, row[column]);
  for (const column in row) if (declaration.columns[column] === undefined) throw new TypeError(`no column ${column}`);
}

/** Checks values to set. They must not belong to the key, which never changes. @throws as `checkValue` */
export function checkValues(declaration: TableDeclaration, values: StoredRow): void {
  for (const column in values) {
    if (declaration.key.includes(column)) throw new TypeError(`${column} is part of the key`);
    checkValue(declaration, column, values[column]);
  }
}

/** Checks amounts to add. They must belong to integer columns outside the key. @throws as `checkValue` */
export function checkDeltas(declaration: TableDeclaration, deltas: StoredDeltas): void {
  checkValues(declaration, deltas);
  for (const column in deltas) {
    if (kindOf(declaration, column) !== 'integer') throw new TypeError(`${column} is no integer`);
  }
}

/** Returns a row with these amounts added. @throws RangeError if a value exceeds 2^53 */
export function increase(declaration: TableDeclaration, row: StoredRow, deltas: StoredDeltas): StoredRow {
  const after: Record<string, Json> = { ...row };
  for (const [column, delta] of Object.entries(deltas)) {
    after[column] = Number(row[column]) + delta;
    checkValue(declaration, column, after[column]);
  }
  return after;
}

/** Returns the values of a row's primary key. */
export const keyOf = (declaration: TableDeclaration, row: StoredRow): StoredKey =>
  declaration.key.map((column) => {
    const value = row[column];
    if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError(`${column} cannot be a key`);
    return value;
  });

/** Joins column values into a text that is unique for these values. */
export function joinValues(values: readonly unknown[]): string {
  return values.length === 1 && typeof values[0] === 'string' ? values[0] : JSON.stringify(values);
}
