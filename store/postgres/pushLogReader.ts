import type { LogEntry, LogPage, LogPlace, PushLogReader } from './logPlace.ts';
import { OUTBOX } from '../port.ts';
import { readJson } from '../rows/row.ts';
import type { SqlConnection } from '../sql/connection.ts';
import type { SqlRow } from '../sql/sqlValue.ts';
import { declarationOf, type Json, type TableDeclarations } from '../table.ts';

/** The number of entries that a read or a removal handles. */
const PAGE_SIZE = 500;
const REMOVAL_SIZE = 1000;
/** How long entries are kept. */
const KEEP_SECONDS = 60;

/**
 * The first transaction that may still write to this database. Every earlier transaction has ended, so no entry can appear before it.
 * Transactions of other databases on the server do not count if the role may see them, so that they do not hold pushes back. A transaction
 * that ended after the snapshot is invisible, and counts as this database's.
 */
const HORIZON = `coalesce(
  (SELECT running.xid FROM pg_snapshot_xip(pg_current_snapshot()) AS running(xid)
    WHERE NOT EXISTS (
      SELECT 1 FROM pg_stat_activity AS other
      WHERE other.backend_xid = running.xid::xid AND other.datname <> current_database()
    )
    ORDER BY running.xid LIMIT 1),
  pg_snapshot_xmax(pg_current_snapshot()))`;

const END = `SELECT ${HORIZON}::text AS "Xid"`;

/** A dump from another server can have places that this server has not reached. */
const FORGET_FOREIGN = [
  'DELETE FROM "pushOutbox" WHERE "Xid" >= pg_snapshot_xmax(pg_current_snapshot())',
  `UPDATE "pushOutboxRemoved" SET "Xid" = '0', "Position" = 0 WHERE "Xid" >= pg_snapshot_xmax(pg_current_snapshot())`,
];

/** The entries after `$1`, `$2`. Entries of the run `$3` come without their pushes. */
const READ = `WITH horizon AS MATERIALIZED (SELECT ${HORIZON} AS xid)
SELECT ((removed."Xid", removed."Position") > ($1::xid8, $2::bigint))::int AS "Lost",
  push."Xid"::text AS "Xid", push."Position", (push."ID" = $3)::int AS "Own", (push."Xid" < horizon.xid)::int AS "Ready",
  CASE WHEN push."ID" = $3 OR push."Xid" >= horizon.xid THEN '' ELSE push."Push" END AS "Push"
FROM "pushOutboxRemoved" AS removed CROSS JOIN horizon LEFT JOIN LATERAL (
  SELECT * FROM "pushOutbox" AS entry WHERE (entry."Xid", entry."Position") > ($1::xid8, $2::bigint)
  ORDER BY entry."Xid", entry."Position" LIMIT ${PAGE_SIZE}
) AS push ON true
ORDER BY push."Xid", push."Position"`;

/** One process at a time removes entries; `$1` names its lock. */
const REMOVE = `WITH oldest AS (
  SELECT "Xid", "Position", "CreateTime" FROM "pushOutbox" WHERE pg_try_advisory_xact_lock(hashtextextended($1, 0))
  ORDER BY "Xid", "Position" LIMIT ${REMOVAL_SIZE}
), gone AS (
  DELETE FROM "pushOutbox" AS entry USING oldest
  WHERE entry."Xid" = oldest."Xid" AND entry."Position" = oldest."Position" AND oldest."Xid" < ${HORIZON}
    AND oldest."CreateTime" < now() - make_interval(secs => ${KEEP_SECONDS})
  RETURNING entry."Xid", entry."Position"
), last AS (SELECT "Xid", "Position" FROM gone ORDER BY "Xid" DESC, "Position" DESC LIMIT 1)
UPDATE "pushOutboxRemoved" AS removed SET "Xid" = last."Xid", "Position" = last."Position" FROM last
WHERE (removed."Xid", removed."Position") < (last."Xid", last."Position")
RETURNING (SELECT count(*) FROM gone) AS "Count"`;

type Connected = SqlConnection & { drop(): Promise<void> };

/** Reads the log on a connection of its own, so that slow reads of calls do not delay it. */
export class PostgresPushLog implements PushLogReader {
  readonly #name: string;
  readonly #tables: TableDeclarations;
  readonly #take: () => Promise<Connected>;
  #connection: Promise<Connected> | undefined;
  #isClosed = false;

  /** @param name the name of the database in its locks */
  constructor(name: string, tables: TableDeclarations, take: () => Promise<Connected>) {
    this.#name = name;
    this.#tables = tables;
    this.#take = take;
  }

  async readEnd(): Promise<LogPlace> {
    for (const statement of FORGET_FOREIGN) await this.#all(statement);
    const [row] = await this.#all(END);
    if (row === undefined) throw new TypeError('the log has no end');
    return { transaction: String(row['Xid']), position: -1 };
  }

  async read(after: LogPlace, run: string): Promise<LogPage> {
    const rows = await this.#all(READ, [after.transaction, after.position, run]);
    const written = rows.filter((row) => row['Position'] !== null);
    const ready = written.filter((row) => row['Ready'] === 1);
    const last = ready.at(-1);
    return {
      entries: ready.map((row) => this.#entryOf(row)),
      end: last === undefined ? after : { transaction: String(last['Xid']), position: Number(last['Position']) },
      isWhole: rows.every((row) => row['Lost'] !== 1),
      hasMore: ready.length === PAGE_SIZE,
      isHeldBack: ready.length < written.length,
    };
  }

  async removeOld(): Promise<number> {
    const [row] = await this.#all(REMOVE, [`${this.#name}:pushLog`]);
    return Number(row?.['Count'] ?? 0);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const connection = await this.#connection?.catch(() => undefined);
    await connection?.close();
  }

  #entryOf(row: SqlRow): LogEntry {
    const isOwn = row['Own'] === 1;
    return { position: Number(row['Position']), isOwn, push: isOwn ? undefined : this.#pushOf(String(row['Push'])) };
  }

  /** @throws TypeError if the push does not match its schema */
  #pushOf(text: string): Json {
    const holds = declarationOf(this.#tables, OUTBOX).columns['Push']?.holds;
    if (typeof holds !== 'object') throw new TypeError('the outbox holds no JSON');
    return readJson(OUTBOX, 'Push', holds, JSON.parse(text));
  }

  async #all(sql: string, values: readonly (string | number)[] = []): Promise<readonly SqlRow[]> {
    if (this.#isClosed) throw new Error('the store is closed');
    this.#connection ??= this.#take();
    try {
      return await (await this.#connection).all(sql, values);
    } catch (error) {
      const broken = this.#connection;
      this.#connection = undefined;
      await broken.then(
        (connection) => connection.drop(),
        () => {},
      );
      throw error;
    }
  }
}
