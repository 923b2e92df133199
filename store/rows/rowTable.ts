import type { TableWriter, Writer } from '../port.ts';
import type { Json, RowOf, TableDeclarations, TableName } from '../table.ts';

/** A row as an adapter sees it: columns by name, checked against the table's declaration. */
export type StoredRow = Readonly<Record<string, Json>>;
/** Conditions by column, before they are resolved (see `condition.ts`). */
export type StoredWhere = Readonly<Record<string, unknown>>;
export type StoredKey = readonly (string | number)[];
export type StoredDeltas = Readonly<Record<string, number>>;

export interface StoredQuery {
  readonly where?: StoredWhere;
  readonly order?: readonly (readonly [string, 'asc' | 'desc'])[];
  readonly limit?: number;
  readonly offset?: number;
}

/** As the port's `Through` and `ThroughQuery`. */
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

/** The port's table without its row's type: what an adapter implements once for every table. */
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

/** The tables of a store by their names, without their rows' types. */
export type RowTables = (name: string) => RowTable;

/**
 * Gives a table its row's type, unchecked. Callers take the type from the table's declaration: every adapter checks rows against
 * it on their way in, and parses JSON by its column's schema when it comes from outside the process.
 */
export const typedTable = <Row>(table: RowTable): TableWriter<Row> => table as unknown as TableWriter<Row>;

/** Gives an adapter's tables the types of their declaration. */
export const typedTables = <Tables extends TableDeclarations>(tables: RowTables): Writer<Tables> => ({
  table: <Name extends TableName<Tables>>(name: Name) => typedTable<RowOf<Tables[Name]>>(tables(name)),
});
