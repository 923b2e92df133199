import { once } from 'node:events';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createMemoryWorld } from '#domain/testing/memoryWorld.ts';
import { compareServerClock } from '#store/postgres/serverClock.ts';
import { openDatabase } from '../database.ts';
import { createProbeApp } from '../http/probes.ts';
import { createLog } from '../ports/log.ts';
import { createMetrics } from '../ports/metrics.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { checkClock } from './clockCheck.ts';
import { joinProcesses } from './join.ts';

const HOUR_MS = 3_600_000;
const WAIT = { timeout: 10_000, interval: 20 };

it('reports a difference of more than two seconds, logs it once, and ends it', async () => {
  let time = { aheadMs: 1900, withinMs: 1 };
  const lines: string[] = [];
  const note = (_about: object, text: string): void => void lines.push(text);
  let compared = 0;
  const compare = async () => {
    compared += 1;
    return time;
  };
  const check = await checkClock({ compare, log: { error: note, info: note }, everyMs: 5 });
  onTestFinished(() => check.stop());
  expect(check.problem()).toBeUndefined();
  time = { aheadMs: -HOUR_MS, withinMs: 1 };
  await vi.waitFor(() => expect(check.problem()).toBe('the clock differs from the database'), WAIT);
  expect(check.behindSeconds()).toBe(-3600);
  // A comparison that took three seconds is ignored.
  time = { aheadMs: 0, withinMs: 1500 };
  const before = compared;
  await vi.waitFor(() => expect(compared).toBeGreaterThan(before + 2), WAIT);
  expect(check.problem()).toBe('the clock differs from the database');
  time = { aheadMs: 0, withinMs: 1 };
  await vi.waitFor(() => expect(check.problem()).toBeUndefined(), WAIT);
  expect(lines).toEqual([
    'the clock differs from the database, so this process is not ready',
    'the clock agrees with the database again',
  ]);
});

describe.skipIf(POSTGRES_URL === '')('the clock of PostgreSQL', () => {
  const databases = createDatabases();
  afterAll(() => databases.dropAll());

  it('is compared with the clock of this machine', async () => {
    expect(Math.abs((await compareServerClock(POSTGRES_URL, () => Date.now())).aheadMs)).toBeLessThan(1000);
    const late = await compareServerClock(POSTGRES_URL, () => Date.now() - HOUR_MS);
    expect(late.aheadMs / HOUR_MS).toBeCloseTo(1, 2);
  });

  it('makes a process unready with a clock that is an hour off', async () => {
    const databaseUrl = await databases.create();
    const log = createLog('silent');
    const bus = createLocalBus();
    const store = await openDatabase(databaseUrl, { bus, log });
    const real = Date.now.bind(Date);
    vi.spyOn(Date, 'now').mockImplementation(() => real() - HOUR_MS);
    onTestFinished(() => void vi.restoreAllMocks());
    const membership = await joinProcesses({ databaseUrl, redis: undefined }, { store, bus, log });
    onTestFinished(async () => {
      await membership.stop();
      await store.close();
    });
    const { ports } = await createMemoryWorld();
    const metrics = createMetrics({ connections: () => 0, writerQueue: () => 0, heldRounds: async () => 0 });
    const probes = createProbeApp({
      config: { probes: {} },
      ports,
      metrics,
      isDraining: () => false,
      clockCheck: membership.clockCheck,
    });
    const server = probes.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = z.object({ port: z.number() }).parse(server.address());
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([503, { Status: 'the clock differs from the database' }]);
  }, 30_000);
});
