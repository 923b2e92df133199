import type { TableReader, TableWriter, Writer } from '#domain/ports/store.ts';
import type { Json, RowOf, TableName, Tables } from '#domain/tables.ts';

/** A row as an adapter sees it: columns by name, already checked against the table's declaration. */
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

/** The port's table without its row's type: what an adapter implements once for every table. */
export interface RowTable {
  get(...key: StoredKey): Promise<StoredRow | undefined>;
  getMany(keys: readonly StoredKey[]): Promise<(StoredRow | undefined)[]>;
  find(query?: StoredQuery): Promise<StoredRow[]>;
  count(where?: StoredWhere): Promise<number>;
  sum(column: string, where?: StoredWhere): Promise<number>;
  sumEach(column: string, wheres: readonly StoredWhere[]): Promise<number[]>;
  insert(rows: StoredRow | readonly StoredRow[]): Promise<void>;
  update(where: StoredWhere, values: StoredRow): Promise<number>;
  add(where: StoredWhere, deltas: StoredDeltas): Promise<StoredRow[]>;
  addEach(changes: readonly { readonly key: StoredKey; readonly deltas: StoredDeltas }[]): Promise<void>;
  remove(where: StoredWhere): Promise<number>;
}

type TypedTable<Name extends TableName> = TableWriter<RowOf<Tables[Name]>> & TableReader<RowOf<Tables[Name]>>;

/**
 * Gives an adapter's tables their rows' types. This is the only place that does: it holds because every adapter checks
 * rows against the declaration on their way in, and reads JSON by its column's schema when it comes from outside the process.
 */
export const typedTables = (tableOf: (name: TableName) => RowTable): Pick<Writer, 'table'> => ({
  table: <Name extends TableName>(name: Name) => tableOf(name) as unknown as TypedTable<Name>,
});
