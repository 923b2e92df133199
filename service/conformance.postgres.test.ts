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
import { startWorldService } from './testing/diskService.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';
import { createWireAdapter } from './testing/wireAdapter.ts';

const extent: unknown = import.meta.env['CONFORMANCE'];

interface Shell {
  readonly adapter: TransportAdapter;
  stop(): Promise<void>;
}

/** A whole service behind HTTP and sockets. */
async function startService(databaseUrl: string): Promise<Shell> {
  const service = await startWorldService(databaseUrl);
  return { adapter: createWireAdapter(service.origin), stop: () => service.stop() };
}

/** The domain without a transport: the wire is the same for each database, and SQLite's run proves it. */
async function openDomain(databaseUrl: string): Promise<Shell> {
  const seeded = await openStore(PLATFORM_DATABASE, databaseUrl, { bus: createLocalBus(), uuid: randomUUID });
  await seedDemoWorld(seeded, Date.now());
  await seeded.close();
  const rows = await openPostgres(PLATFORM_DATABASE, databaseUrl);
  const { adapter } = await createMemoryWorld({ memory: rows });
  return { adapter, stop: () => rows.close() };
}

const open = extent === 'everything' ? startService : openDomain;

describe.skipIf(POSTGRES_URL === '')('PostgreSQL conforms, in the domain or behind the whole service', () => {
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
