import type { Json, TableDeclarations } from '../table.ts';
import type { Migration } from './migration.ts';

/** A database as its owner declares it. Two declarations never share a SQLite file; in PostgreSQL each has its own schema. */
export interface DatabaseDeclaration<Tables extends TableDeclarations> {
  /** Names its connections and its locks, which are those of the whole PostgreSQL database. */
  readonly name: string;
  readonly tables: Tables;
  /** Every step of the schema, oldest first. A step that was released never changes; a later one corrects it. */
  readonly migrations: readonly Migration[];
  /** The PostgreSQL schema that holds the tables, made where it is missing; the connection's own unless given. */
  readonly schema?: string;
  /** The JSON text of a value; `JSON.stringify` unless given. */
  readonly writeJson?: (value: Json | undefined) => string;
}
