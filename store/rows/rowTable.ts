import type { TableWriter, Writer } from '../port.ts';
import type { Json, RowOf, TableDeclarations, TableName } from '../table.ts';

/** A row without its type, checked against the table's declaration. */
export type StoredRow = Readonly<Record<string, Json>>;
/** Unresolved conditions by column (see `condition.ts`). */
export type StoredWhere = Readonly<Record<string, unknown>>;
export type StoredKey = readonly (string | number)[];
export type StoredDeltas = Readonly<Record<string, number>>;

export interface StoredQuery {
  readonly where?: StoredWhere;
  readonly order?: readonly (readonly [string, 'asc' | 'desc'])[];
  readonly limit?: number;
  readonly offset?: number;
}

export interface StoredThrough {
  readonly table: string;
  readonly where: StoredWhere;
  readonly column: string;
  readonly leadsTo: string;
}
export interface StoredThroughQuery {
  readonly where?: StoredWhere;
  readonly except?: readonly StoredWhere[];
  readonly limit?: number;
  readonly offset?: number;
}

/** The port's table without its row type. An adapter implements it for every table. */
export interface RowTable {
  get(...key: StoredKey): Promise<StoredRow | undefined>;
  getMany(keys: readonly StoredKey[]): Promise<(StoredRow | undefined)[]>;
  find(query?: StoredQuery): Promise<StoredRow[]>;
  count(where?: StoredWhere): Promise<number>;
  findThrough(through: StoredThrough, query?: StoredThroughQuery): Promise<StoredRow[]>;
  countThrough(through: StoredThrough, query?: StoredThroughQuery): Promise<number>;
  sum(column: string, where?: StoredWhere): Promise<number>;
  sumEach(column: string, wheres: readonly StoredWhere[]): Promise<number[]>;
  insert(rows: StoredRow | readonly StoredRow[]): Promise<void>;
  update(where: StoredWhere, values: StoredRow): Promise<number>;
  add(where: StoredWhere, deltas: StoredDeltas): Promise<StoredRow[]>;
  addEach(changes: readonly { readonly key: StoredKey; readonly deltas: StoredDeltas }[]): Promise<void>;
  remove(where: StoredWhere): Promise<number>;
}

/** Returns a store's table by its name, without its row type. */
export type RowTables = (name: string) => RowTable;

/**
 * Gives a table its row type without a check. Callers take the type from the table's declaration: every adapter checks incoming rows
 * against it, and parses stored JSON by its column's schema.
 */
export const typedTable = <Row>(table: RowTable): TableWriter<Row> => table as unknown as TableWriter<Row>;

/** Gives an adapter's tables the types of their declaration. */
export const typedTables = <Tables extends TableDeclarations>(tables: RowTables): Writer<Tables> => ({
  table: <Name extends TableName<Tables>>(name: Name) => typedTable<RowOf<Tables[Name]>>(tables(name)),
});
