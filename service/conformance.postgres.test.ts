import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFORMANCE_CASES } from '#conformance/index.ts';
import { selectCases, TRAITS_OF_DATABASES, TRAITS_OF_WIRES } from '#conformance/selection.ts';
import { TestContext } from '#conformance/testContext.ts';
import type { TransportAdapter } from '#conformance/transportAdapter.ts';
import { signOutEverywhere } from '#protocol/endpoints/account.ts';
import { signOut, switchAccount } from '#protocol/endpoints/auth.ts';
import { suspendPlayer } from '#protocol/endpoints/player.ts';
import { getOnlineCount } from '#protocol/operations/chat.ts';
import { kickClubMember, leaveClub } from '#protocol/operations/club.ts';
import { signInChat, signInLobby } from '#protocol/operations/connection.ts';
import { blockViewer, getViewers, kickViewer, muteViewer } from '#protocol/operations/live.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createMemoryWorld } from '#domain/testing/memoryWorld.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { openStore } from '#store/open.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import { PLATFORM_DATABASE } from './platformDatabase.ts';
import { startNodes } from './testing/nodes.ts';
import { createDatabases, POSTGRES_URL } from './testing/postgresDatabases.ts';
import { HAS_REDIS, startRedisServer } from './testing/redisServer.ts';

const extent: unknown = import.meta.env['CONFORMANCE'];

interface Shell {
  readonly adapter: TransportAdapter;
  stop(): Promise<void>;
}

const NODES = 3;
/** Three services start on a machine that also runs other tests. */
const START_MS = 180_000;

/**
 * Starts whole services behind HTTP and sockets that share limits. Each call, and each new socket, goes to the next
 * service.
 */
async function startServices(databaseUrl: string): Promise<Shell> {
  const redis = await startRedisServer();
  const nodes = await startNodes(databaseUrl, NODES, { REDIS_URL: redis.url });
  return {
    adapter: nodes.adapter,
    async stop() {
      await nodes.stop();
      await redis.kill();
    },
  };
}

/** Opens the domain without a transport. The wire is the same for each database, and the run on SQLite covers it. */
async function openDomain(databaseUrl: string): Promise<Shell> {
  const seeded = await openStore(PLATFORM_DATABASE, databaseUrl, { bus: createLocalBus(), uuid: randomUUID });
  await seedDemoWorld(seeded, Date.now());
  await seeded.close();
  const rows = await openPostgres(PLATFORM_DATABASE, databaseUrl);
  const { adapter, ports } = await createMemoryWorld({ memory: rows });
  return { adapter, stop: () => ports.store.close() };
}

/**
 * Contracts whose calls on one node must affect the sockets of the others, with cases of sessions, tabs, sanctions and
 * members.
 */
const ACROSS_NODES: ReadonlySet<string> = new Set(
  [
    signOut,
    signOutEverywhere,
    switchAccount,
    suspendPlayer,
    signInChat,
    signInLobby,
    kickClubMember,
    leaveClub,
    muteViewer,
    kickViewer,
    blockViewer,
    getViewers,
    getOnlineCount,
  ].map(({ name }) => name),
);

const everything = extent === 'everything';

describe.skipIf(POSTGRES_URL === '').each([
  {
    what: 'three whole services behind a balancer conform on PostgreSQL',
    open: startServices,
    isSkipped: !HAS_REDIS,
    cases: selectCases(
      CONFORMANCE_CASES.filter(({ contract }) => everything || ACROSS_NODES.has(contract)),
      extent,
      TRAITS_OF_WIRES,
    ),
  },
  {
    what: 'the domain conforms on PostgreSQL',
    open: openDomain,
    isSkipped: everything,
    cases: selectCases(CONFORMANCE_CASES, extent, TRAITS_OF_DATABASES),
  },
])('$what', ({ open, isSkipped, cases }) => {
  describe.skipIf(isSkipped)('in each case', () => {
    const databases = createDatabases();
    let running: Shell | undefined;
    let context: TestContext;
    beforeAll(async () => {
      running = await open(await databases.create());
      context = new TestContext(running.adapter);
    }, START_MS);
    afterAll(async () => {
      await running?.stop();
      await databases.dropAll();
    });

    for (const { contract, code, title, run } of cases) {
      it(`${contract} ${code}: ${title}`, async () => {
        await expect(run(context)).resolves.toBeUndefined();
        context.clear();
      }, 30_000);
    }
  });
});
