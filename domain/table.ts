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
export interface TableDeclaration<Column extends string = string> {
  readonly columns: Readonly<Record<Column, ColumnKind>>;
  readonly key: readonly NoInfer<Column>[];
  readonly unique?: readonly (readonly NoInfer<Column>[])[];
  readonly indexes?: readonly (readonly NoInfer<Column>[])[];
}

export type RowOf<Table extends { readonly columns: Readonly<Record<string, ColumnKind>> }> = {
  [Column in keyof Table['columns']]: KindTypes[Table['columns'][Column]];
};

/** Declares a table. */
export const table = <const Columns extends Readonly<Record<string, ColumnKind>>>(
  declaration: TableDeclaration<keyof Columns & string> & { readonly columns: Columns },
): Omit<TableDeclaration, 'columns'> & { readonly columns: Columns } => declaration;
