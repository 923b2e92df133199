import type { RowOf, TableDeclaration, TableDeclarations, TableName } from './table.ts';

/** What one column must hold: a value, one of several, a range, or a pattern (`%` any run; case folded). */
export type Condition<Value> =
  | Value
  | { readonly in: readonly Value[] }
  | { readonly not: Value }
  | { readonly gt?: Value; readonly gte?: Value; readonly lt?: Value; readonly lte?: Value }
  | { readonly like: string };

/** All conditions hold together; an empty object means every row. */
export type Where<Row> = { readonly [Column in keyof Row]?: Condition<Row[Column]> };

export interface Query<Row> {
  readonly where?: Where<Row>;
  readonly order?: readonly (readonly [keyof Row & string, 'asc' | 'desc'])[];
  readonly limit?: number;
  readonly offset?: number;
}

/** The columns of a row that hold integers. */
export type IntegerColumn<Row> = { [Column in keyof Row]: Row[Column] extends number ? Column : never }[keyof Row] &
  string;
export type Deltas<Row> = { readonly [Column in IntegerColumn<Row>]?: number };

/** Rows of an index table that lead to the rows of another table. Name the type of the index's rows so that its columns are checked. */
export interface Through<Row, IndexRow = Readonly<Record<string, unknown>>> {
  /** The name of the index table. */
  readonly table: string;
  readonly where: Where<IndexRow>;
  /** The column of the index that names a row. */
  readonly column: keyof IndexRow & string;
  /** The column of the other table with the same value: a key or a unique column by itself. */
  readonly leadsTo: keyof Row & string;
}

/** What holds for the rows that an index leads to. They are in the order of `leadsTo`, ascending. */
export interface ThroughQuery<Row> {
  readonly where?: Where<Row>;
  /** Leaves out each row that matches one of these. */
  readonly except?: readonly Where<Row>[];
  readonly limit?: number;
  readonly offset?: number;
}

/** Reads of one table. Rows are copies: changing one changes nothing. */
export interface TableReader<Row> {
  /** The row with this primary key, its columns in the table's declared order. */
  get(...key: readonly (string | number)[]): Promise<Row | undefined>;
  /** The rows with these primary keys, in the keys' order; undefined where there is none. */
  getMany(keys: readonly (readonly (string | number)[])[]): Promise<(Row | undefined)[]>;
  find(query?: Query<Row>): Promise<Row[]>;
  count(where?: Where<Row>): Promise<number>;
  /**
   * Pages through the rows that an index table leads to, each once. The database reads as many rows of the index as the window needs.
   * @throws TypeError if `leadsTo` is not unique
   */
  findThrough(through: Through<Row>, query?: ThroughQuery<Row>): Promise<Row[]>;
  /** How many rows `findThrough` finds. A limit ends the count. */
  countThrough(through: Through<Row>, query?: ThroughQuery<Row>): Promise<number>;
  /** @throws RangeError when the sum leaves 2^53 */
  sum(column: IntegerColumn<Row>, where?: Where<Row>): Promise<number>;
  /**
   * The sums of the rows of each condition, in the conditions' order: one statement for a report by days.
   * @throws RangeError when a sum leaves 2^53
   */
  sumEach(column: IntegerColumn<Row>, wheres: readonly Where<Row>[]): Promise<number[]>;
}

/** Reads and writes of one table inside a transaction. */
export interface TableWriter<Row> extends TableReader<Row> {
  /** @throws UniqueViolation when a key or unique column is taken; nothing is inserted then */
  insert(rows: Row | readonly Row[]): Promise<void>;
  /** Sets values on the rows that match; answers how many. */
  update(where: Where<Row>, values: Partial<Row>): Promise<number>;
  /** Adds to integer columns of the rows that match, atomically; answers the rows after the change. */
  add(where: Where<Row>, deltas: Deltas<Row>): Promise<Row[]>;
  /** Adds different amounts to many rows in one statement, each found by its whole primary key. */
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

/**
 * The messages that a unit of work publishes: what the `Push` column of the outbox table holds. A declaration without that
 * table publishes nothing.
 */
export type PushOf<Tables extends TableDeclarations> = Tables extends { readonly [OUTBOX]: infer Outbox }
  ? Outbox extends TableDeclaration
    ? RowOf<Outbox> extends { readonly Push: infer Push }
      ? Push
      : never
    : never
  : never;

/** One unit of work: all of it happens, or none. */
export interface Transaction<Tables extends TableDeclarations> extends Writer<Tables> {
  /**
   * Names what no other transaction may change meanwhile. A transaction that lost to another process locks its names, in sorted
   * order, before it tries again.
   */
  lock(keys: readonly string[]): Promise<void>;
  /** Sends a push once this is committed, in the order of these calls. */
  publish(push: PushOf<Tables>): void;
  /** Runs an effect after the commit. A crash in between loses it, so it must not be needed. */
  afterCommit(effect: () => void): void;
}

/** Work that many callers share: one `apply` takes in all units that wait, and answers each in its place. */
export interface SharedWork<Tables extends TableDeclarations, Unit, Result> {
  readonly name: string;
  apply(tx: Transaction<Tables>, units: readonly Unit[]): Promise<readonly SharedOutcome<Result>[]>;
}
export type SharedOutcome<Result> =
  | { readonly ok: true; readonly value: Result }
  | { readonly ok: false; readonly error: Error };

/** A row by its primary key. */
export interface RowKey<Tables extends TableDeclarations> {
  readonly table: TableName<Tables>;
  readonly key: readonly (string | number)[];
}

/** Where everything is kept. Reads outside a transaction see committed rows only. */
export interface Store<Tables extends TableDeclarations> extends Reader<Tables> {
  /**
   * Runs a unit of work; resolves once it is durable. The unit runs again from its start when its commit fails because of
   * another unit or process, so it changes nothing outside of its transaction.
   * @param reads rows that the work will ask for, so that the rows of all units in a commit are read together; the work may
   *   read others too
   * @throws the error of `work`, once its changes are undone
   */
  transaction<Result>(
    work: (tx: Transaction<Tables>) => Promise<Result>,
    reads?: readonly RowKey<Tables>[],
  ): Promise<Result>;
  /** Runs one unit of a shared work together with the others that wait; resolves once it is durable. */
  share<Unit, Result>(work: SharedWork<Tables, Unit, Result>, unit: Unit): Promise<Result>;
  /** Runs reads that all see one instant; where the backend can, without holding up those who write. */
  readConsistently<Result>(read: (reader: Reader<Tables>) => Promise<Result>): Promise<Result>;
  /** Waits for what is under way, then closes. */
  close(): Promise<void>;
}

/** A key or unique column was already taken. */
export class UniqueViolation extends Error {
  readonly table: string;

  constructor(table: string) {
    super(`${table}: a row with this key exists`);
    this.name = 'UniqueViolation';
    this.table = table;
  }
}

/** Another process changed what a transaction had read: it is undone and must be tried again. */
export class Conflict extends Error {
  constructor(cause?: unknown) {
    super('another process changed what this transaction read', { cause });
    this.name = 'Conflict';
  }
}
