import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PROVIDER_DATABASE } from '#games/provider/database/providerDatabase.ts';
import { createDatabases as createPlatformDatabases } from '#service/testing/postgresDatabases.ts';
import { createDatabases, POSTGRES_URL } from '#store/testing/postgresDatabases.ts';
import { fireAndKill } from './testing/killRun/fishKillRun.ts';

/** Results of the run, the seed of its random choices, its players, and the database. */
const {
  FISH_KILL_SHOTS: shots,
  FISH_KILL_SEED: seed,
  FISH_KILL_PLAYERS: players,
  FISH_KILL_ON: on,
} = z
  .object({
    FISH_KILL_SHOTS: z._default(z.coerce.number(), 600),
    FISH_KILL_SEED: z._default(z.coerce.number(), 31),
    FISH_KILL_PLAYERS: z._default(z.coerce.number(), 8),
    FISH_KILL_ON: z.optional(z.enum(['SQLite', 'PostgreSQL'])),
  })
  .parse(process.env);

const platforms = createPlatformDatabases();
const providers = createDatabases(PROVIDER_DATABASE);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fish-kill-run-'));
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
  'shows each paid shot once on %s while service and game server are killed',
  { timeout: 3_600_000 },
  async (database) => {
    const report = await fireAndKill({
      ...(await urlsOf(database)),
      players,
      shots,
      deathEvery: 80,
      platformDeaths: Math.ceil(shots / 150),
      seed,
      mischiefEvery: 9,
    });
    process.stdout.write(`${database} ${JSON.stringify(report)}\n`);
    expect(report.faults).toEqual([]);
    expect(report.deaths).toBeGreaterThanOrEqual(3);
    expect(report.platformDeaths).toBeGreaterThan(0);
  },
);
