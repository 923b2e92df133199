import { afterAll, expect, it } from 'vitest';
import { createDatabases, POSTGRES_URL } from '#service/testing/postgresDatabases.ts';
import { HAS_REDIS, startRedisServer } from '#service/testing/redisServer.ts';
import { driftCalls } from '../scripts/testing/driftCalls.ts';
import { SEED } from '../scripts/testing/playedAtRandom.ts';
import { findDrift } from './testing/drift/findDrift.ts';
import { startNodesShell } from './testing/drift/nodesShell.ts';

const CALLS = driftCalls(30);

const databases = createDatabases();
afterAll(() => databases.dropAll());

it.skipIf(POSTGRES_URL === '' || !HAS_REDIS)(
  `three services and the mocks are the same after each of ${CALLS} random calls (PROPERTY_SEED=${SEED})`,
  async () => {
    const redis = await startRedisServer();
    try {
      const startService = async (seed: number) =>
        startNodesShell({ databaseUrl: await databases.create(), redisUrl: redis.url }, seed);
      expect(await findDrift(CALLS, { seed: SEED, startService })).toBeUndefined();
    } finally {
      await redis.kill();
    }
  },
  3_600_000,
);
