import { setTimeout as sleep } from 'node:timers/promises';
import type { RedisServer } from '../../service/testing/redisServer.ts';
import type { OwnServer } from '../testing/postgres.ts';
import type { Balancer } from './balancer.ts';
import type { ChaosNode } from './nodes.ts';
import type { PlannedFault } from './plan.ts';
import type { SideProcess, Sides } from './sides.ts';

/** The error of a wrong clock. */
const CLOCK_OFF_MS = 3_600_000;
/** How long a node with a wrong clock may stay ready. */
const NOTICE_MS = 20_000;
const PROBE_MS = 50;

export interface Cluster {
  readonly nodes: readonly ChaosNode[];
  readonly redis: RedisServer;
  readonly postgres: OwnServer;
  readonly balancer: Balancer;
  readonly sides: Sides;
}

/**
 * Causes a fault and repairs it.
 * @throws Error if a node does not become ready again, or stays ready with a wrong clock
 */
export async function doFault({ fault, node: index, lasts }: PlannedFault, cluster: Cluster): Promise<void> {
  const { redis, postgres, balancer } = cluster;
  const node = cluster.nodes[index % cluster.nodes.length];
  if (node === undefined) throw new Error('there are no nodes');
  switch (fault) {
    case 'kill a node':
      await node.kill();
      await sleep(lasts);
      return node.boot();
    case 'stop a node':
    case 'stop a node for long':
      node.stop();
      await sleep(lasts);
      node.goOn();
      return node.ready();
    case 'restart a node':
      return node.restart();
    case 'restart Redis':
      await redis.kill();
      await sleep(lasts);
      return redis.start();
    case 'flush Redis':
      return redis.flush();
    case 'pause Redis':
      redis.pause();
      await sleep(lasts);
      redis.goOn();
      return;
    case 'cut a node from Redis':
      node.relay.cut();
      await sleep(lasts);
      node.relay.mend();
      return;
    case 'restart PostgreSQL':
      await postgres.restart();
      return waitForAll(cluster.nodes);
    case 'move the clock of a node':
      node.moveClock(CLOCK_OFF_MS);
      await waitUntilUnready(balancer, index % cluster.nodes.length);
      node.moveClock(0);
      return node.ready();
    case 'kill the game server':
      return killSide(cluster.sides.gameServer, lasts);
    case 'freeze the game server':
      return freezeSide(cluster.sides.gameServer, lasts);
    case 'kill the gateway':
      return killSide(cluster.sides.gateway, lasts);
    case 'freeze the gateway':
      return freezeSide(cluster.sides.gateway, lasts);
    case 'kill the media process':
      return killSide(cluster.sides.media, lasts);
    case 'freeze the media process':
      return freezeSide(cluster.sides.media, lasts);
  }
}

async function killSide(side: SideProcess, lasts: number): Promise<void> {
  await side.kill();
  await sleep(lasts);
  await side.boot();
}

async function freezeSide(side: SideProcess, lasts: number): Promise<void> {
  side.freeze();
  await sleep(lasts);
  side.goOn();
}

/** Waits for the nodes that no other fault affects. */
async function waitForAll(nodes: readonly ChaosNode[]): Promise<void> {
  await Promise.all(nodes.map(async (node) => (node.isAway ? undefined : node.ready())));
}

async function waitUntilUnready(balancer: Balancer, index: number): Promise<void> {
  const until = Date.now() + NOTICE_MS;
  while (balancer.isReady(index)) {
    if (Date.now() > until) throw new Error(`node ${index} is ready with a clock that is an hour off`);
    await sleep(PROBE_MS);
  }
}
