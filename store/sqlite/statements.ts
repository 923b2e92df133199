import type { Database, Statement } from 'sqlite3';
import type { SqlRow, SqlValue } from '../sql/sqlValue.ts';

/** How many prepared statements a connection keeps. */
const MAX = 256;

/** The prepared statements of one connection by their text. The least recently used statement is dropped first. */
export class Statements {
  private readonly database: Database;
  private readonly prepared = new Map<string, Promise<Statement>>();

  constructor(database: Database) {
    this.database = database;
  }

  /** Runs a statement with these values for `$1`, `$2` … and returns its rows. */
  async all(sql: string, values: readonly SqlValue[] = []): Promise<readonly SqlRow[]> {
    const statement = await this.prepare(sql);
    return new Promise((resolve, reject) => {
      statement.all<SqlRow>(values, (error, rows) => (error === null ? resolve(rows) : reject(error)));
    });
  }

  /** Finalizes all statements, which SQLite requires before the connection closes. */
  async close(): Promise<void> {
    const statements = await Promise.allSettled(this.prepared.values());
    this.prepared.clear();
    for (const each of statements) if (each.status === 'fulfilled') await finalize(each.value);
  }

  private prepare(sql: string): Promise<Statement> {
    const known = this.prepared.get(sql);
    if (known !== undefined) {
      this.prepared.delete(sql);
      this.prepared.set(sql, known);
      return known;
    }
    const preparing = new Promise<Statement>((resolve, reject) => {
      const statement = this.database.prepare(sql, (error) => (error === null ? resolve(statement) : reject(error)));
    });
    this.prepared.set(sql, preparing);
    preparing.catch(() => this.prepared.delete(sql));
    this.makeRoom();
    return preparing;
  }

  private makeRoom(): void {
    if (this.prepared.size <= MAX) return;
    const [oldest] = this.prepared;
    if (oldest === undefined) return;
    this.prepared.delete(oldest[0]);
    // SQLite finalizes the statement after its running calls, since calls of one statement run in order.
    oldest[1].then(finalize).catch(() => {});
  }
}

const finalize = (statement: Statement): Promise<void> =>
  new Promise((resolve) => {
    statement.finalize(() => resolve());
  });
