/** JSON as it is stored. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

export type ColumnKind = 'text' | 'integer' | 'boolean' | 'json';
interface KindTypes {
  text: string;
  integer: number;
  boolean: boolean;
  json: Json;
}

/**
 * One table, declared once: rows' types, the in-memory store and the SQL adapter's models derive from it. No column is null:
 * an absent text is empty, an absent time is the empty text.
 */
export interface TableRow<Columns extends Record<string, ColumnKind> = Record<string, ColumnKind>> {
  readonly columns: Columns;
  readonly key: readonly (keyof Columns & string)[];
  readonly unique?: readonly (readonly (keyof Columns & string)[])[];
  readonly indexes?: readonly (readonly (keyof Columns & string)[])[];
}

export type RowOf<Table extends TableRow> = { [Column in keyof Table['columns']]: KindTypes[Table['columns'][Column]] };

/** Declares a table. */
export const table = <const Columns extends Record<string, ColumnKind>>(row: TableRow<Columns>): TableRow<Columns> =>
  row;
