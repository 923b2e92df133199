import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Job } from '#domain/schedule/job.ts';
import { runDueJobs } from '#domain/schedule/runDueJobs.ts';
import { createMemoryWorld, createMovableClock } from '#domain/testing/memoryWorld.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import { PLATFORM_DATABASE } from './platformDatabase.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';

const NODES = 3;
const MINUTES = 5;
const PIECES = 3;
const MINUTE_MS = 60_000;
const BEGIN = Date.parse('2026-11-20T12:00:00.000Z');

const Runs = z.array(z.string());

/** A job that numbers its runs in a row and works in pieces. */
const counted: Job = {
  name: 'counted',
  every: 60,
  async run(tx, { nowText }) {
    const known = await tx.table('settings').get('counted');
    const runs = Runs.parse(known?.Value ?? []);
    await tx.table('settings').remove({ Name: 'counted' });
    await tx.table('settings').insert({ Name: 'counted', Value: [...runs, nowText] });
    return (runs.length + 1) % PIECES !== 0;
  },
};

describe.skipIf(POSTGRES_URL === '')('three nodes on one PostgreSQL database', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('run each piece of a job once', async () => {
    const url = await databases.create();
    const clock = createMovableClock(() => BEGIN);
    const backends = await Promise.all(Array.from({ length: NODES }, () => openPostgres(PLATFORM_DATABASE, url)));
    const worlds = await Promise.all(backends.map((memory) => createMemoryWorld({ memory, clock })));
    for (let minute = 0; minute < MINUTES; minute += 1) {
      // Every node checks several times, as it does each second.
      for (let look = 0; look < 2; look += 1)
        await Promise.all(worlds.map(({ ports }) => runDueJobs(ports, [counted])));
      clock.advance(MINUTE_MS);
    }
    const kept = await worlds[0]?.ports.store.table('settings').get('counted');
    const runs = Runs.parse(kept?.Value);
    expect(runs).toHaveLength(MINUTES * PIECES);
    expect(new Set(runs).size).toBe(MINUTES);
    for (const { ports } of worlds) await ports.store.close();
  });
});
