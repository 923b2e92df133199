import type { RowOf, TableDeclaration, TableDeclarations, TableName } from './table.ts';

/** A condition on one column: a value, a list of values, a range, or a pattern (`%` matches any text; letter case is ignored). */
export type Condition<Value> =
  | Value
  | { readonly in: readonly Value[] }
  | { readonly not: Value }
  | { readonly gt?: Value; readonly gte?: Value; readonly lt?: Value; readonly lte?: Value }
  | { readonly like: string };

/** All conditions must match. An empty object matches every row. */
export type Where<Row> = { readonly [Column in keyof Row]?: Condition<Row[Column]> };

export interface Query<Row> {
  readonly where?: Where<Row>;
  readonly order?: readonly (readonly [keyof Row & string, 'asc' | 'desc'])[];
  readonly limit?: number;
  readonly offset?: number;
}

export type IntegerColumn<Row> = { [Column in keyof Row]: Row[Column] extends number ? Column : never }[keyof Row] &
  string;
export type Deltas<Row> = { readonly [Column in IntegerColumn<Row>]?: number };

/** Rows of an index table that lead to the rows of another table. Name the type of the index's rows so that its columns are checked. */
export interface Through<Row, IndexRow = Readonly<Record<string, unknown>>> {
  readonly table: string;
  readonly where: Where<IndexRow>;
  /** The column of the index that names a row. */
  readonly column: keyof IndexRow & string;
  /** The column of the other table with the same value: a key or a unique column by itself. */
  readonly leadsTo: keyof Row & string;
}

/** Filters the rows that an index leads to. The rows are in the ascending order of `leadsTo`. */
export interface ThroughQuery<Row> {
  readonly where?: Where<Row>;
  /** Leaves out each row that matches any of these conditions. */
  readonly except?: readonly Where<Row>[];
  readonly limit?: number;
  readonly offset?: number;
}

/** Reads one table. Rows are copies. */
export interface TableReader<Row> {
  /** Returns the row with this primary key. */
  get(...key: readonly (string | number)[]): Promise<Row | undefined>;
  /** Returns the rows with these primary keys, in the keys' order; undefined for a missing row. */
  getMany(keys: readonly (readonly (string | number)[])[]): Promise<(Row | undefined)[]>;
  find(query?: Query<Row>): Promise<Row[]>;
  count(where?: Where<Row>): Promise<number>;
  /**
   * Pages through the rows that an index table leads to, each once. The database reads only as much of the index as the window needs.
   * @throws TypeError if `leadsTo` is not unique
   */
  findThrough(through: Through<Row>, query?: ThroughQuery<Row>): Promise<Row[]>;
  /** Counts the rows that `findThrough` finds, up to the limit. */
  countThrough(through: Through<Row>, query?: ThroughQuery<Row>): Promise<number>;
  /** @throws RangeError if the sum exceeds 2^53 */
  sum(column: IntegerColumn<Row>, where?: Where<Row>): Promise<number>;
  /**
   * Returns a sum for each condition, in the conditions' order, by one statement.
   * @throws RangeError if a sum exceeds 2^53
   */
  sumEach(column: IntegerColumn<Row>, wheres: readonly Where<Row>[]): Promise<number[]>;
}

/** Reads and writes one table in a transaction. */
export interface TableWriter<Row> extends TableReader<Row> {
  /** Inserts all rows or none. @throws UniqueViolation if a key or unique value is taken */
  insert(rows: Row | readonly Row[]): Promise<void>;
  /** Sets values on the rows that match. Returns their number. */
  update(where: Where<Row>, values: Partial<Row>): Promise<number>;
  /** Adds to integer columns of the rows that match. Returns the changed rows. */
  add(where: Where<Row>, deltas: Deltas<Row>): Promise<Row[]>;
  /** Adds different amounts to many rows in one statement. Each key is a whole primary key. */
  addEach(
    changes: readonly { readonly key: readonly (string | number)[]; readonly deltas: Deltas<Row> }[],
  ): Promise<void>;
  remove(where: Where<Row>): Promise<number>;
}

export interface Reader<Tables extends TableDeclarations> {
  table<Name extends TableName<Tables>>(name: Name): TableReader<RowOf<Tables[Name]>>;
}

export interface Writer<Tables extends TableDeclarations> extends Reader<Tables> {
  table<Name extends TableName<Tables>>(name: Name): TableWriter<RowOf<Tables[Name]>>;
}

/** The name of the table that keeps pushes until they are published. */
export const OUTBOX = 'pushOutbox';

/** The type of the pushes that a unit of work publishes: the `Push` column of the outbox table. Never if there is no outbox table. */
export type PushOf<Tables extends TableDeclarations> = Tables extends { readonly [OUTBOX]: infer Outbox }
  ? Outbox extends TableDeclaration
    ? RowOf<Outbox> extends { readonly Push: infer Push }
      ? Push
      : never
    : never
  : never;

/** A unit of work. All of its changes are committed, or none. */
export interface Transaction<Tables extends TableDeclarations> extends Writer<Tables> {
  /** Locks names that other transactions must not change meanwhile. */
  lock(keys: readonly string[]): Promise<void>;
  /** Sends a push after the commit, in the order of the calls. */
  publish(push: PushOf<Tables>): void;
  /** Runs an effect after the commit. A crash can lose it, so use it only for effects that may be lost. */
  afterCommit(effect: () => void): void;
}

/** Work that many callers share: one `apply` handles all waiting units and returns their results in order. */
export interface SharedWork<Tables extends TableDeclarations, Unit, Result> {
  readonly name: string;
  apply(tx: Transaction<Tables>, units: readonly Unit[]): Promise<readonly SharedOutcome<Result>[]>;
}
export type SharedOutcome<Result> =
  | { readonly ok: true; readonly value: Result }
  | { readonly ok: false; readonly error: Error };

export interface RowKey<Tables extends TableDeclarations> {
  readonly table: TableName<Tables>;
  readonly key: readonly (string | number)[];
}

/** The database of the platform. Reads outside a transaction see committed rows only. */
export interface Store<Tables extends TableDeclarations> extends Reader<Tables> {
  /**
   * Runs a unit of work and resolves once it is durable. The unit may run again from its start if its commit fails, so it must not change
   * anything outside its transaction.
   * @param reads rows that the work will read; the rows of all units in a commit are read together. The work may read others too.
   * @throws the error of `work` after its changes are undone
   */
  transaction<Result>(
    work: (tx: Transaction<Tables>) => Promise<Result>,
    reads?: readonly RowKey<Tables>[],
  ): Promise<Result>;
  /** Runs one unit of a shared work together with the waiting units. Resolves once it is durable. */
  share<Unit, Result>(work: SharedWork<Tables, Unit, Result>, unit: Unit): Promise<Result>;
  /** Runs reads that see the same snapshot, without blocking writers if the backend can. */
  readConsistently<Result>(read: (reader: Reader<Tables>) => Promise<Result>): Promise<Result>;
  /** Waits for running work, then closes. */
  close(): Promise<void>;
}

/** A key or unique value is already taken. */
export class UniqueViolation extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`${table}: a row with this key exists`);
    this.name = 'UniqueViolation';
    this.table = table;
  }
}

/** Another process held the database's write lock for too long. Nothing was changed. */
export class WriteLockHeld extends Error {
  constructor(cause?: unknown) {
    super("another process holds the database's write lock; nothing was changed", { cause });
    this.name = 'WriteLockHeld';
  }
}

/** Another process changed rows that a transaction had read. The transaction is undone and must be tried again. */
export class Conflict extends Error {
  constructor(cause?: unknown) {
    super('another process changed what this transaction read', { cause });
    this.name = 'Conflict';
  }
}
