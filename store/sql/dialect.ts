import type { ColumnKind } from '../table.ts';

/** Columns of a batch, in the order of its elements. */
export type BatchColumns = readonly (readonly [name: string, kind: ColumnKind])[];

/** What the databases say differently. */
export interface SqlDialect {
  /** The select that turns the batch given as `$1`, a JSON array of arrays, into rows. */
  batch(columns: BatchColumns): string;
  /** Whether a column holds one of the values given as one JSON array. */
  isIn(column: string, place: string, kind: ColumnKind): string;
  /** Compares with a pattern; A to Z match either case, other letters only themselves. */
  readonly like: string;
  readonly integer: string;
  /** How `LIMIT` says that there is none. */
  readonly noLimit: string;
  /** Where an insert that meets a taken key must not fail, since that would end the transaction: it skips those rows instead. */
  readonly skipsTaken: boolean;
}

const quoted = (name: string): string => `"${name}"`;

export const SQLITE: SqlDialect = {
  batch: (columns) =>
    `SELECT ${columns.map(([name], at) => `value ->> ${at} AS ${quoted(name)}`).join(', ')} FROM json_each($1)`,
  isIn: (column, place) => `${column} IN (SELECT value FROM json_each(${place}))`,
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
  like: 'ILIKE',
  integer: 'BIGINT',
  noLimit: 'ALL',
  skipsTaken: true,
};
