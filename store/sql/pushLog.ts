import type { Migration } from './migration.ts';

/**
 * Makes the outbox of a PostgreSQL database a log that several processes read. The database fills two columns that are not declared:
 * the transaction that wrote a push, which is its place in the order, and when. `pushOutboxRemoved` has the place of the last push that
 * was removed. Leaves SQLite as it is.
 */
export const makePushLog = (name: string): Migration => ({
  name,
  statements: (dialect) =>
    dialect === 'sqlite'
      ? []
      : [
          'DELETE FROM "pushOutbox"',
          `ALTER TABLE "pushOutbox" ADD COLUMN "Xid" xid8 NOT NULL DEFAULT pg_current_xact_id(),
             ADD COLUMN "CreateTime" timestamptz NOT NULL DEFAULT clock_timestamp()`,
          `ALTER TABLE "pushOutbox" DROP CONSTRAINT "pushOutbox_pkey", ADD PRIMARY KEY ("Xid", "Position")`,
          // Rows live for a minute: a fifth of the table would be dead too seldom.
          `ALTER TABLE "pushOutbox" SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000)`,
          'CREATE TABLE "pushOutboxRemoved" ("Xid" xid8 NOT NULL, "Position" BIGINT NOT NULL)',
          `INSERT INTO "pushOutboxRemoved" VALUES ('0', 0)`,
        ],
});
