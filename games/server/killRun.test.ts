import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PROVIDER_DATABASE } from '#games/provider/database/providerDatabase.ts';
import { createDatabases as createPlatformDatabases } from '#service/testing/postgresDatabases.ts';
import { createDatabases, POSTGRES_URL } from '#store/testing/postgresDatabases.ts';
import { runAndKill } from './testing/killRun/killRun.ts';

const Int = z.coerce.number().check(z.int());
/**
 * Rounds of `npm run test:long`, the databases, a limit in seconds, the seed of a run, and its players. All of them open their game within
 * two minutes, so a busy machine takes fewer.
 */
const {
  SPIN_KILL_ROUNDS: rounds,
  SPIN_KILL_ON: on,
  SPIN_KILL_SECONDS: maxSeconds,
  SPIN_KILL_SEED: seed,
  SPIN_KILL_PLAYERS: longPlayers,
} = z
  .object({
    SPIN_KILL_ROUNDS: z._default(Int, 12),
    SPIN_KILL_ON: z.optional(z.enum(['SQLite', 'PostgreSQL'])),
    SPIN_KILL_SECONDS: z.optional(Int),
    SPIN_KILL_SEED: z._default(Int, 31),
    SPIN_KILL_PLAYERS: z._default(Int, 100),
  })
  .parse(process.env);

const isLong = rounds > 12;
const platforms = createPlatformDatabases();
const providers = createDatabases(PROVIDER_DATABASE);
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kill-run-'));
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

/** `npm test` plays on SQLite only: each start of the service takes seconds. */
const all = isLong && POSTGRES_URL !== '' ? ['SQLite', 'PostgreSQL'] : ['SQLite'];
const databases = on === undefined ? all : [on];

it.each(databases)(
  'ends each round once on %s while service and game server are killed, and answers are lost, doubled and late',
  { timeout: 7_200_000 },
  async (database) => {
    const report = await runAndKill({
      ...(await urlsOf(database)),
      rounds,
      players: isLong ? longPlayers : 4,
      deaths: isLong ? Math.ceil(rounds / 50) : 1,
      platformDeaths: isLong ? Math.ceil(rounds / 250) : 1,
      seed,
      mischiefEvery: isLong ? 9 : 5,
      ...(maxSeconds !== undefined && { maxSeconds }),
    });
    if (isLong) process.stdout.write(`${database} ${JSON.stringify(report)}\n`);
    expect(report.faults).toEqual([]);
    expect(report.rounds).toBeGreaterThanOrEqual(maxSeconds === undefined ? rounds : 1);
    expect(report.long).toBeGreaterThanOrEqual(isLong ? 1 : 0);
    expect(report.choices).toBeGreaterThanOrEqual(isLong ? 1 : 0);
    expect(report.amidChoice).toBeGreaterThanOrEqual(isLong ? 1 : 0);
    expect(report.deaths).toBeGreaterThan(0);
    expect(report.platformDeaths).toBeGreaterThan(0);
  },
);
