import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { PROVIDER_DATABASE } from '#games/provider/database/providerDatabase.ts';
import { createDatabases as createPlatformDatabases } from '#service/testing/postgresDatabases.ts';
import { createDatabases, POSTGRES_URL } from '#store/testing/postgresDatabases.ts';
import { runTableAndKill } from './testing/killRun/tableKillRun.ts';

/** Rounds of `npm run test:long`, the seed of a run, and its players. */
const {
  TABLE_KILL_ROUNDS: rounds,
  TABLE_KILL_SEED: seed,
  TABLE_KILL_PLAYERS: players,
} = z
  .object({
    TABLE_KILL_ROUNDS: z._default(z.coerce.number(), 24),
    TABLE_KILL_SEED: z._default(z.coerce.number(), 31),
    TABLE_KILL_PLAYERS: z._default(z.coerce.number(), 8),
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

const onSQLite = (name: string) => ({
  platformUrl: `sqlite:${join(folder, `${name}-platform.sqlite`)}`,
  providerUrl: `sqlite:${join(folder, `${name}-games.sqlite`)}`,
});

it('ends each bet once while the game server is killed during the closing of the bets', {
  timeout: 120_000,
}, async () => {
  const report = await runTableAndKill({
    ...onSQLite('short'),
    players: 2,
    rounds: 1,
    deathEvery: 1,
    platformDeaths: 0,
    seed,
    mischiefEvery: 5,
    firstMoment: 'at',
  });
  expect(report.faults).toEqual([]);
  expect(report.deaths).toBe(1);
});

const databases = POSTGRES_URL === '' ? ['SQLite'] : ['SQLite', 'PostgreSQL'];

it.each(databases)(
  'ends each bet once on %s while service and game server are killed before, at and after the closing',
  { timeout: 7_200_000, tags: ['long'] },
  async (database) => {
    const urls =
      database === 'PostgreSQL'
        ? { platformUrl: await platforms.create(), providerUrl: await providers.create() }
        : onSQLite('long');
    const platformDeaths = Math.ceil(rounds / 8);
    const report = await runTableAndKill({
      ...urls,
      players,
      rounds,
      deathEvery: 2,
      platformDeaths,
      seed,
      mischiefEvery: 9,
      firstMoment: 'before',
    });
    process.stdout.write(`${database} ${JSON.stringify(report)}\n`);
    expect(report.faults).toEqual([]);
    expect(report.deaths).toBeGreaterThanOrEqual(3);
    expect(report.platformDeaths).toBeGreaterThan(0);
  },
);
