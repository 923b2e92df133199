import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { selectCases } from '#conformance/selection.ts';
import { TestContext } from '#conformance/testContext.ts';
import type { TransportAdapter } from '#conformance/transportAdapter.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createMemoryWorld } from '#domain/testing/memoryWorld.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { openStore } from '#store/open.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import { PLATFORM_DATABASE } from './platformDatabase.ts';
import { startNodes } from './testing/nodes.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';

const extent: unknown = import.meta.env['CONFORMANCE'];

interface Shell {
  readonly adapter: TransportAdapter;
  stop(): Promise<void>;
}

const NODES = 3;

/** Whole services behind HTTP and sockets. Each call, and each new socket, goes to the next of them. */
const startServices = (databaseUrl: string): Promise<Shell> => startNodes(databaseUrl, NODES);

/** The domain without a transport: the wire is the same for each database, and SQLite's run proves it. */
async function openDomain(databaseUrl: string): Promise<Shell> {
  const seeded = await openStore(PLATFORM_DATABASE, databaseUrl, { bus: createLocalBus(), uuid: randomUUID });
  await seedDemoWorld(seeded, Date.now());
  await seeded.close();
  const rows = await openPostgres(PLATFORM_DATABASE, databaseUrl);
  const { adapter, ports } = await createMemoryWorld({ memory: rows });
  return { adapter, stop: () => ports.store.close() };
}

const open = extent === 'everything' ? startServices : openDomain;

describe.skipIf(POSTGRES_URL === '')('PostgreSQL conforms, in the domain or behind three whole services', () => {
  const databases = createDatabases();
  let running: Shell | undefined;
  let context: TestContext;
  beforeAll(async () => {
    running = await open(await databases.create());
    context = new TestContext(running.adapter);
  }, 60_000);
  afterAll(async () => {
    await running?.stop();
    await databases.dropAll();
  });

  for (const { contract, code, title, run } of selectCases(CONFORMANCE_CASES, extent)) {
    it(`${contract} ${code}: ${title}`, async () => {
      await expect(run(context)).resolves.toBeUndefined();
      context.clear();
    }, 30_000);
  }
});
