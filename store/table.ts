import * as z from 'zod/mini';

/** JSON as it is stored. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const isPlainObject = (value: unknown): value is object => Object.prototype.toString.call(value) === '[object Object]';

function isJson(value: unknown): value is Json {
  if (typeof value === 'number') return Number.isFinite(value);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (Array.isArray(value)) return value.every(isJson);
  return isPlainObject(value) && Object.values(value).every(isJson);
}

/** JSON without one fixed shape; its reader parses it. Much faster than `z.json()`, which tries a union for every value. */
export const AnyJson = z.custom<Json>(isJson, 'must be JSON');

export type ColumnKind = 'text' | 'integer' | 'boolean' | 'json';
interface ScalarTypes {
  text: string;
  integer: number;
  boolean: boolean;
}

export interface JsonColumn<Schema extends z.ZodMiniType<Json> = z.ZodMiniType<Json>> {
  readonly schema: Schema;
}
type Held = keyof ScalarTypes | JsonColumn;

/**
 * How personal a column is. The class decides what happens to the column when an account is deleted or exported:
 * - `personal`: identifies a person, or holds what a person wrote, chose or did. It is deleted and exported with the account.
 * - `counted`: an amount, a score or a count.
 * - `key`: an id of a row, a player, a thing or a secret that identifies no person by itself.
 * - `plain`: the rest, such as states, times and the operator's texts.
 */
export type ColumnClass = 'personal' | 'counted' | 'key' | 'plain';

/** The table of players. Without it, a declaration's ids of players name no table. */
export const PLAYERS = 'players';

/** A column of a table. Declare it with a function below. */
export interface Column<
  Holds extends Held = Held,
  Class extends ColumnClass = ColumnClass,
  Table extends string = string,
> {
  readonly class: Class;
  readonly holds: Holds;
  /** Whether the column holds a player's id. */
  readonly player?: true;
  /** The table whose key the column holds. The database has no foreign keys: the row may be missing, and the value empty. */
  readonly references?: Table;
}

export const personal = <const Holds extends Held>(holds: Holds): Column<Holds, 'personal', never> => ({
  class: 'personal',
  holds,
});
/** Declares a column of amounts. */
export const counted = <const Holds extends 'integer' | JsonColumn>(holds: Holds): Column<Holds, 'counted', never> => ({
  class: 'counted',
  holds,
});
/**
 * Declares a column of ids. The ids of players (`player`) are texts.
 * @param names the table whose key the column holds, if it is another table's
 */
export function key(holds: 'player'): Column<'text', 'key', typeof PLAYERS>;
export function key<const Holds extends 'text' | 'integer'>(holds: Holds): Column<Holds, 'key', never>;
export function key<const Holds extends 'text' | 'integer', const Table extends string>(
  holds: Holds,
  names: { readonly references: Table },
): Column<Holds, 'key', Table>;
export function key(
  holds: 'player' | 'text' | 'integer',
  names: { readonly references?: string } = {},
): Column<'text' | 'integer', 'key'> {
  return holds === 'player'
    ? { class: 'key', holds: 'text', player: true, references: PLAYERS }
    : { class: 'key', holds, ...names };
}
/** Declares a column without personal content. */
export const plain = <const Holds extends Held>(holds: Holds): Column<Holds, 'plain', never> => ({
  class: 'plain',
  holds,
});

/**
 * Declares a JSON column. The store parses every value that it reads from a database by the schema; the compiler checks written values. A
 * changed schema must still accept the values of earlier versions.
 */
export const json = <Schema extends z.ZodMiniType<Json>>(schema: Schema): JsonColumn<Schema> => ({ schema });

/**
 * Declares a table. Row types, the memory backend and the SQL statements derive from it. No column is null: an absent text or time is the
 * empty text.
 */
export interface TableDeclaration<Name extends string = string> {
  readonly columns: Readonly<Record<Name, Column>>;
  readonly key: readonly NoInfer<Name>[];
  readonly unique?: readonly (readonly NoInfer<Name>[])[];
  readonly indexes?: readonly (readonly NoInfer<Name>[])[];
}

/** The tables of a store by name. */
export type TableDeclarations = Readonly<Record<string, TableDeclaration>>;

export type TableName<Tables extends TableDeclarations> = keyof Tables & string;

type ReadonlyList<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;
type ValueOf<Holds extends Held> =
  Holds extends JsonColumn<infer Schema>
    ? ReadonlyList<z.output<Schema>>
    : Holds extends keyof ScalarTypes
      ? ScalarTypes[Holds]
      : never;

export type RowOf<Table extends { readonly columns: Readonly<Record<string, Column>> }> = {
  [Name in keyof Table['columns']]: ValueOf<Table['columns'][Name]['holds']>;
};

export const table = <const Columns extends Readonly<Record<string, Column>>>(
  declaration: TableDeclaration<keyof Columns & string> & { readonly columns: Columns },
): Omit<TableDeclaration, 'columns'> & { readonly columns: Columns } => declaration;

/** Returns the kind of a column; undefined if the table has no such column. */
export function kindOf({ columns }: Pick<TableDeclaration, 'columns'>, column: string): ColumnKind | undefined {
  const holds = columns[column]?.holds;
  return typeof holds === 'object' ? 'json' : holds;
}

/** @throws TypeError if the table does not exist */
export function declarationOf(tables: TableDeclarations, name: string): TableDeclaration {
  const declaration = Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (declaration === undefined) throw new TypeError(`no table ${name}`);
  return declaration;
}
