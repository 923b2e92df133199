import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PROVIDER_DATABASE } from '#games/provider/database/providerDatabase.ts';
import { createDatabases as createPlatformDatabases } from '#service/testing/postgresDatabases.ts';
import { createDatabases, POSTGRES_URL } from '#store/testing/postgresDatabases.ts';
import { runTableAndKill } from './testing/killRun/tableKillRun.ts';

/** Rounds of the run, the seed of its random choices, its players, and the database. */
const {
  TABLE_KILL_ROUNDS: rounds,
  TABLE_KILL_SEED: seed,
  TABLE_KILL_PLAYERS: players,
  TABLE_KILL_ON: on,
} = z
  .object({
    TABLE_KILL_ROUNDS: z._default(z.coerce.number(), 24),
    TABLE_KILL_SEED: z._default(z.coerce.number(), 31),
    TABLE_KILL_PLAYERS: z._default(z.coerce.number(), 8),
    TABLE_KILL_ON: z.optional(z.enum(['SQLite', 'PostgreSQL'])),
  })
  .parse(process.env);

const platforms = createPlatformDatabases();
const providers = createDatabases(PROVIDER_DATABASE);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'table-kill-run-'));
});
afterAll(async () => {
  await platforms.dropAll();
  await providers.dropAll();
  rmSync(folder, { recursive: true });
});

const urlsOf = async (database: string): Promise<{ readonly platformUrl: string; readonly providerUrl: string }> =>
  database === 'PostgreSQL'
    ? { platformUrl: await platforms.create(), providerUrl: await providers.create() }
    : {
        platformUrl: `sqlite:${join(folder, 'platform.sqlite')}`,
        providerUrl: `sqlite:${join(folder, 'games.sqlite')}`,
      };

const all = POSTGRES_URL === '' ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

it.each(on === undefined ? all : [on])(
  'ends each bet once on %s while service and game server are killed before, at and after the closing',
  { timeout: 7_200_000 },
  async (database) => {
    const report = await runTableAndKill({
      ...(await urlsOf(database)),
      players,
      rounds,
      deathEvery: 2,
      platformDeaths: Math.ceil(rounds / 8),
      seed,
      mischiefEvery: 9,
    });
    process.stdout.write(`${database} ${JSON.stringify(report)}\n`);
    expect(report.faults).toEqual([]);
    expect(report.deaths).toBeGreaterThanOrEqual(3);
    expect(report.platformDeaths).toBeGreaterThan(0);
    expect(report.bets['paid']).toBeGreaterThan(rounds);
  },
);
