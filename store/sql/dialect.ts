import type { ColumnKind } from '../table.ts';

/** The columns of a batch, in the order of its elements. */
export type BatchColumns = readonly (readonly [name: string, kind: ColumnKind])[];

/** The rows that an index leads to: columns, table and condition. */
export interface ThroughTarget {
  readonly columns: string;
  readonly table: string;
  readonly condition: string;
}

/** The column of an index that names rows of another table. */
export const VIA = '"via:"';

/** The differences between the databases. */
export interface SqlDialect {
  /** Returns the select that turns the batch in `$1`, a JSON array of arrays, into rows. */
  batch(columns: BatchColumns): string;
  /** Returns the condition that a column holds a value of the given JSON array. */
  isIn(column: string, place: string, kind: ColumnKind): string;
  /** The operator of patterns. A to Z match either case, other letters only themselves. */
  readonly like: string;
  /**
   * Joins the rows that an index leads to, row by row in the order of the index, so that a window ends the work early.
   * @param index a select with the column `via`
   * @param target the columns of a table and the condition on its rows
   * @param isOrdered whether the database reads the index in the order of `via`. Otherwise the names are sorted before the join.
   */
  joinThrough(index: string, target: ThroughTarget, isOrdered: boolean): string;
  readonly integer: string;
  /** The `LIMIT` value for no limit. */
  readonly noLimit: string;
  /** Whether an insert skips rows with a taken key instead of failing. A failed insert would end the transaction in PostgreSQL. */
  readonly skipsTaken: boolean;
}

const quoted = (name: string): string => `"${name}"`;

export const SQLITE: SqlDialect = {
  // Without MATERIALIZED, SQLite writes an element's text again for each column, which doubles the time of wide rows.
  batch: (columns) =>
    `WITH batch AS MATERIALIZED (SELECT value AS element FROM json_each($1)) SELECT ${columns
      .map(([name], at) => `element ->> ${at} AS ${quoted(name)}`)
      .join(', ')} FROM batch`,
  isIn: (column, place) => `${column} IN (SELECT value FROM json_each(${place}))`,
  // SQLite keeps the order of a CROSS JOIN. If it sorted after the join, it would read and sort all rows. Without the limit SQLite drops
  // the inner order.
  joinThrough: (index, { columns, table, condition }, isOrdered) =>
    isOrdered
      ? `SELECT ${columns} FROM (${index}) CROSS JOIN ${table} WHERE ${condition} ORDER BY ${VIA}`
      : `SELECT ${columns} FROM (${index} ORDER BY ${VIA} LIMIT -1) CROSS JOIN ${table} WHERE ${condition}`,
  like: 'LIKE',
  integer: 'INTEGER',
  noLimit: '-1',
  skipsTaken: false,
};

const TYPES: Record<ColumnKind, string> = { text: 'text', json: 'text', integer: 'bigint', boolean: 'smallint' };

export const POSTGRES: SqlDialect = {
  batch: (columns) =>
    `SELECT ${columns
      .map(([name, kind], at) => `(element.value ->> ${at})::${TYPES[kind]} AS ${quoted(name)}`)
      .join(', ')} FROM json_array_elements($1::json) AS element`,
  isIn: (column, place, kind) =>
    `${column} = ANY (ARRAY(SELECT json_array_elements_text(${place}::json)::${TYPES[kind]}))`,
  // OFFSET 0 keeps the planner from other kinds of join. Unlike a limit, it adds no step to the plan.
  joinThrough: (index, { columns, table, condition }) =>
    `SELECT found.* FROM (${index}) AS named CROSS JOIN LATERAL (SELECT ${columns} FROM ${table} WHERE ${condition} OFFSET 0) AS found ORDER BY ${VIA}`,
  like: 'ILIKE',
  integer: 'BIGINT',
  noLimit: 'ALL',
  skipsTaken: true,
};
