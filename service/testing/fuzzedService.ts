import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';
import { auditLedger, imbalanceText } from '#domain/ledger/audit.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { type TableName, TABLES } from '#domain/tables.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { readBrands } from '../brands.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database.ts';
import { PATHS } from '../paths.ts';
import { createLog } from '../ports/log.ts';
import { startService } from '../service.ts';

// A whole service in a separate process for hostile inputs. Its world is a SQLite file, so that stored data stays out
// of its heap. The process reports its port. For its health it collects garbage, then reports its memory, the logged
// errors and the imbalances of the ledger. For digests it reports the digests of its tables.
const Question = z.object({ ask: z.enum(['health', 'digests']) });
const isTable = (name: string): name is TableName => name in TABLES;
setFlagsFromString('--expose-gc');
const collect = z.function({ input: [], output: z.void() }).parse(runInNewContext('gc'));
const brands = readBrands(PATHS.brands);
const folder = await mkdtemp(join(tmpdir(), 'menagerie-fuzz-'));
const config = readConfig(
  { ...process.env, OPEN_PARTS: 'Games,Shop,Live', DATABASE_URL: `sqlite:${join(folder, 'world.sqlite')}` },
  brands.map(({ ID }) => ID),
);
const bus = createLocalBus();
const errors: string[] = [];
const log = createLog('error', { write: (line) => void errors.push(line) });
const store = await openDatabase(config.databaseUrl, { bus, log });
await seedDemoWorld(store, Date.now());
const service = await startService({ config, brands, store, bus, log, appFolder: PATHS.app, docsFolder: PATHS.docs });

/** Returns violations of two invariants: no error is logged, and the ledger balances. */
async function faults(): Promise<readonly string[]> {
  const imbalances = await store.readConsistently(auditLedger);
  return [...errors.splice(0), ...imbalances.map(imbalanceText)].slice(0, 5);
}

async function reportHealth(): Promise<void> {
  const found = await faults();
  collect();
  const { heapUsed, rss, external } = process.memoryUsage();
  process.send?.({ heapUsed, rss, external, faults: found });
}

async function reportDigests(): Promise<void> {
  const digests = await store.readConsistently(async (db) => {
    const ofTables = Object.keys(TABLES)
      .filter(isTable)
      .map(async (name) => {
        const rows = (await db.table(name).find()).map((row) => JSON.stringify(row));
        return [name, createHash('sha256').update(rows.toSorted().join('\n')).digest('hex')] as const;
      });
    return Object.fromEntries(await Promise.all(ofTables));
  });
  process.send?.({ digests });
}

process.on('message', (message) => void (Question.parse(message).ask === 'digests' ? reportDigests() : reportHealth()));
process.once('disconnect', () => {
  void service
    .stop()
    .then(() => rm(folder, { recursive: true }))
    .then(() => process.exit(0));
});
process.send?.({ port: service.port });
