import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { forgetConnections } from '#domain/connection/forgetConnections.ts';
import type { Bus } from '#domain/ports/bus.ts';
import type { NodePort } from '#domain/ports/index.ts';
import type { Store } from '#domain/ports/store.ts';
import { findOldestWrite } from '#store/postgres/openWrites.ts';
import { compareServerClock } from '#store/postgres/serverClock.ts';
import type { Config } from '../config.ts';
import { type ClockCheck, checkClock } from './clockCheck.ts';
import { type Limits, limitsOfOneProcess, shareLimits } from './cluster.ts';
import { type HeldPushes, watchHeldPushes } from './heldPushes.ts';
import { joinNodes } from './nodes.ts';
import { openRedis, type Redis } from './redis.ts';

/** The parts that this process shares with others on its database. */
export interface Membership {
  readonly limits: Limits;
  readonly node: NodePort;
  /** Absent without Redis. */
  readonly redis: Redis | undefined;
  /** Absent without a database server. */
  readonly clockCheck: ClockCheck | undefined;
  /** Absent without a database server. */
  readonly heldPushes: HeldPushes | undefined;
  stop(): Promise<void>;
}

/** Joins the processes on a PostgreSQL database. A process on SQLite is alone. */
export async function joinProcesses(
  { databaseUrl, redis: settings }: Pick<Config, 'databaseUrl' | 'redis'>,
  { store, bus, log }: { readonly store: Store; readonly bus: Bus; readonly log: Logger },
): Promise<Membership> {
  const ID = randomUUID();
  if (!databaseUrl.startsWith('postgres')) {
    // A killed process may have left connections.
    await forgetConnections(store, { not: ID }, Date.now());
    const alone = { limits: limitsOfOneProcess, redis: undefined, clockCheck: undefined, heldPushes: undefined };
    return { ...alone, node: { ID, living: () => 1 }, stop: async () => {} };
  }
  const redis = settings && openRedis(settings, { log });
  const nodes = await joinNodes({
    store,
    bus,
    ID,
    onError: (error) => log.error({ err: error }, 'the row of this process was not kept'),
    onDead: (IDs) => forgetConnections(store, { in: IDs }, Date.now()),
  });
  const limits = shareLimits(nodes, redis);
  const clockCheck = await checkClock({ compare: () => compareServerClock(databaseUrl, () => Date.now()), log });
  const heldPushes = watchHeldPushes({ findOldestWrite: () => findOldestWrite(databaseUrl), log });
  return {
    limits,
    node: nodes,
    redis,
    clockCheck,
    heldPushes,
    stop: async () => {
      await Promise.all([limits.stop(), nodes.stop(), clockCheck.stop(), heldPushes.stop()]);
      await redis?.stop();
    },
  };
}
