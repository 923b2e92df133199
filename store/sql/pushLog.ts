import type { Dialect } from './migration.ts';

/**
 * Turns the outbox of a PostgreSQL database into a log for several processes. The database fills two undeclared columns: the transaction
 * that wrote a push, which is its place in the order, and the time. `pushOutboxRemoved` has the place of the last removed push. Does not
 * change SQLite.
 */
export const pushLogStatements = (dialect: Dialect): readonly string[] =>
  dialect === 'sqlite'
    ? []
    : [
        `ALTER TABLE "pushOutbox" ADD COLUMN "Xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
           ADD COLUMN "CreateTime" timestamptz NOT NULL DEFAULT clock_timestamp()`,
        `ALTER TABLE "pushOutbox" DROP CONSTRAINT "pushOutbox_pkey", ADD PRIMARY KEY ("Xid", "Position")`,
        // Rows live for a minute, so the default (a fifth of the table) would vacuum too rarely.
        `ALTER TABLE "pushOutbox" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000)`,
        'CREATE TABLE "pushOutboxRemoved" ("Xid" xid8 NOT NULL, "Position" BIGINT NOT NULL)',
        `INSERT INTO "pushOutboxRemoved" VALUES ('0', 0)`,
      ];
