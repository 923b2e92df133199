import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { auditLedger, imbalanceText } from '#domain/ledger/audit.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { TABLES, type TableName } from '#domain/tables.ts';
import { openDatabase } from '../database.ts';
import { createLog } from '../ports/log.ts';

/** Tables that a start or another process changes without a command. */
const UNSTEADY: ReadonlySet<string> = new Set(['nodes', 'pushOutbox', 'settings']);

const Counts = z.object({ Time: z.string(), Rows: z.record(z.string(), z.int()) });
export type Counts = z.infer<typeof Counts>;

/** The counts of a database. */
export interface Inspection {
  readonly counts: Counts;
  /** The broken rules of the ledger, one per line. */
  readonly broken: readonly string[];
}

/**
 * Counts the rows of each table and audits the ledger, as of one moment.
 * @param migrates as in `openDatabase`; for copies of a database
 */
export async function inspectDatabase(databaseUrl: string, migrates = true): Promise<Inspection> {
  const store = await openDatabase(databaseUrl, { bus: createLocalBus(), log: createLog('silent'), migrates });
  try {
    return await store.readConsistently(async (db) => {
      const Rows: Record<string, number> = {};
      for (const name of Object.keys(TABLES).filter((each): each is TableName => !UNSTEADY.has(each)))
        Rows[name] = await db.table(name).count();
      const broken = (await auditLedger(db)).map(imbalanceText);
      return { counts: { Time: new Date().toISOString(), Rows }, broken };
    });
  } finally {
    await store.close();
  }
}

/** The path of the file with a backup's counts, next to the backup. */
export const countsFileOf = (backup: string): string => `${backup.replace(/\/$/, '')}.counts.json`;

export const writeCounts = (file: string, counts: Counts): Promise<void> =>
  writeFile(file, `${JSON.stringify(counts, undefined, 2)}\n`, { mode: 0o600 });

export const readCounts = async (file: string): Promise<Counts> =>
  Counts.parse(JSON.parse(await readFile(file, 'utf8')));

/** The tables with another number of rows, one per line. */
export function differencesOf(expected: Counts, found: Counts): readonly string[] {
  return Object.entries(expected.Rows)
    .filter(([name, rows]) => found.Rows[name] !== rows)
    .map(([name, rows]) => `${name} has ${found.Rows[name] ?? 'no'} rows, and the backup had ${rows}`);
}
