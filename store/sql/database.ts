import type { Json, TableDeclarations } from '../table.ts';
import type { Migration } from './migration.ts';

/** Declares a database. Two declarations must not share a SQLite file; in PostgreSQL each has its own schema. */
export interface DatabaseDeclaration<Tables extends TableDeclarations> {
  /** Prefix of its connection names and its locks, since locks apply to the whole PostgreSQL database. */
  readonly name: string;
  readonly tables: Tables;
  /** All schema migrations, oldest first. Never change a released migration; add a later one. */
  readonly migrations: readonly Migration[];
  /** The PostgreSQL schema of the tables; created if missing. Defaults to the connection's own. */
  readonly schema?: string;
  /** Turns a value into JSON text. Defaults to `JSON.stringify`. */
  readonly writeJson?: (value: Json | undefined) => string;
}
