import { TestContext } from '#conformance/testContext.ts';
import { createRateLimiter } from '#domain/dispatch/rateLimiter.ts';
import type { RateLimiter } from '#domain/ports/index.ts';
import { type Limits, limitsOfOneProcess } from '#service/cluster/cluster.ts';
import { PUBLIC_HOST, startNodes } from '#service/testing/nodes.ts';
import { sameRandom } from './sameRandom.ts';
import type { DriftShell } from './shell.ts';
import { createWire } from './wire.ts';

/** The databases that three services share. */
export interface SharedDatabases {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

const NODES = 3;

/**
 * The service's side as three services on one PostgreSQL database and one Redis, called in turn. The comparison's clock does not move
 * between two calls, but the clock of Redis does, so the services count limits together in memory.
 */
export async function startNodesShell({ databaseUrl, redisUrl }: SharedDatabases, seed: number): Promise<DriftShell> {
  const settings = { REDIS_URL: redisUrl, RTMP_URL: 'rtmp://localhost/live', DEV_TOOLS: '1' };
  const { random, repeatable } = sameRandom(seed);
  // The mocks' store draws the name of its run; those of the services are outside the comparison.
  random.uuid();
  const nodes = await startNodes(databaseUrl, NODES, settings, {
    random,
    limits: limitsInMemory(),
    wrapStore: repeatable,
  });
  return {
    name: 'the services',
    addresses: [...nodes.listening.map((port) => `http://127.0.0.1:${port}`), `http://${PUBLIC_HOST}`],
    changed: undefined,
    context: new TestContext(nodes.adapter),
    ...createWire((path) => nodes.nextOrigin(path), PUBLIC_HOST),
    deliver: () => nodes.readPushes(),
    stop: () => nodes.stop(),
  };
}

function limitsInMemory(): Limits {
  let limiter: RateLimiter | undefined;
  return { ...limitsOfOneProcess, limiter: (clock) => (limiter ??= createRateLimiter(clock)) };
}
