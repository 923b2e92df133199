import { afterAll, describe } from 'vitest';
import { type DiskService, startDiskService, startWorldService } from './diskService.ts';
import { startNodes } from './nodes.ts';
import { createDatabases, POSTGRES_URL } from './postgresDatabases.ts';
import { HAS_REDIS, startRedisServer } from './redisServer.ts';
import { startRoundRobin } from './roundRobin.ts';

/** Environment variables that override those of a test. */
type Settings = Readonly<Record<string, string>>;

type Scenes = (start: (settings?: Settings) => Promise<DiskService>, database: 'SQLite' | 'PostgreSQL') => void;

/**
 * Describes scenes of a whole service on SQLite and on PostgreSQL. Skips PostgreSQL without a test server.
 * @param scenes receives a function that starts a service with the demo world in a new database, and the database's name
 */
export function describeOnEachDatabase(scenes: Scenes): void {
  describe('on SQLite', () => {
    scenes((settings) => startDiskService(undefined, settings), 'SQLite');
  });
  describe.skipIf(POSTGRES_URL === '')('on PostgreSQL', () => {
    const databases = createDatabases();
    afterAll(() => databases.dropAll());
    scenes(async (settings) => startWorldService(await databases.create(), undefined, settings), 'PostgreSQL');
  });
}

const NODES = 2;

/**
 * Like `describeOnEachDatabase`, and also on two services on one PostgreSQL database behind a balancer, which sends the
 * connections of each player to the nodes in turn.
 */
export function describeOnEachDatabaseAndNodes(scenes: Scenes): void {
  describeOnEachDatabase(scenes);
  describe.skipIf(POSTGRES_URL === '' || !HAS_REDIS)('on two nodes', () => {
    const databases = createDatabases();
    afterAll(() => databases.dropAll());
    scenes(async (settings) => startNodesService(await databases.create(), settings), 'PostgreSQL');
  });
}

async function startNodesService(databaseUrl: string, settings: Settings = {}): Promise<DiskService> {
  const redis = await startRedisServer();
  const nodes = await startNodes(databaseUrl, NODES, { ...settings, REDIS_URL: redis.url });
  const balancer = await startRoundRobin(nodes.listening);
  return {
    origin: balancer.origin,
    databaseUrl,
    ports: nodes.ports,
    async stop() {
      await nodes.stop();
      await balancer.stop();
      await redis.kill();
    },
  };
}
