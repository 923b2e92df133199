import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#art/drawing/index.ts';
import { createClient } from '#features/base/client/index.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { createCoupon } from '#protocol/endpoints/dev.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { openStore } from '#store/open.ts';
import { PLATFORM_DATABASE } from '../../service/platformDatabase.ts';
import { startRedisServer } from '../../service/testing/redisServer.ts';
import { runAdminProcess } from '../../service/testing/serviceProcess.ts';
import { startOwnPostgres } from '../testing/postgres.ts';
import { createBalancer } from './balancer.ts';
import { findBrokenPromises } from './checks.ts';
import type { Deeds } from './deeds.ts';
import { type Cluster, doFault } from './faults.ts';
import { ChaosNode } from './nodes.ts';
import { planFaults } from './plan.ts';
import { type Crowd, Player } from './player.ts';

const NODES = 3;
const COUPONS = 20;
/** Shares of a coupon: fewer than the players that try it. */
const COUPON_USES = 10;
/** One of this many players is banned during the run. */
const BANNED_ONE_IN = 15;
/** How long clients may take after the last repair until every screen is whole. */
const SETTLE_MS = 90_000;
const LOOK_MS = 250;

export interface ChaosSettings {
  readonly seed: string;
  /** Milliseconds in which faults come. */
  readonly length: number;
  readonly players: number;
  /** Told what happens, a line at a time. */
  readonly say: (line: string) => void;
}

/** What a run found. */
export interface ChaosReport {
  /** Each broken promise as a sentence. Empty if all hold. */
  readonly broken: readonly string[];
  readonly faults: number;
  readonly deeds: Deeds;
  /** Milliseconds from the acknowledgement of a ban until the client was told, for each banned player. */
  readonly banTimes: readonly number[];
}

/**
 * Lets players use three service processes on one PostgreSQL and one Redis while everything breaks by a plan, repairs all of it, and
 * compares what the players were told with what the database has.
 *
 * @returns undefined if PostgreSQL or Redis is not installed
 */
export async function runChaos({ seed, length, players: count, say }: ChaosSettings): Promise<ChaosReport | undefined> {
  const postgres = await startOwnPostgres();
  if (postgres === undefined) return undefined;
  const redis = await startRedisServer();
  const balancer = createBalancer();
  const nodes: ChaosNode[] = [];
  const players: Player[] = [];
  try {
    await seed_(postgres.url);
    const create = ['player', 'create', '--count', String(count), '--vip', '4', '--tokens'];
    const tokens = await runAdminProcess(postgres.url, ...create);
    for (let index = 0; index < NODES; index += 1)
      nodes.push(await ChaosNode.start(index, postgres.url, redis.port, balancer));
    const cluster: Cluster = { nodes, redis, postgres, balancer };
    const crowd = await gather(cluster, seed);
    players.push(...tokens.map((token) => new Player(token, crowd)));
    await Promise.all(players.map((player) => player.signIn()));
    for (const [at, player] of players.entries()) player.openScreens(players[at ^ 1]?.playerID ?? '');
    say(`${players.length} players are on ${NODES} nodes`);

    const playing = new AbortController();
    const games = players.map((player) => player.play(playing.signal));
    const faults = await breakThings(cluster, players, { seed, length, say });
    playing.abort();
    await Promise.all(games);
    await settle(players);
    const broken = await findBrokenPromises(postgres.url, players, crowd.deeds);
    const banTimes = players.flatMap(({ bannedAt, endedAt }) =>
      bannedAt === undefined || endedAt === undefined ? [] : [endedAt - bannedAt],
    );
    return { broken: [...broken, ...crowd.alerts], faults, deeds: crowd.deeds, banTimes };
  } finally {
    for (const player of players) player.stop();
    balancer.stop();
    await Promise.all(nodes.map((node) => node.end()));
    await redis.kill();
    await postgres.stop();
  }
}

async function seed_(databaseUrl: string): Promise<void> {
  const store = await openStore(PLATFORM_DATABASE, databaseUrl, { bus: createLocalBus(), uuid: randomUUID });
  await seedDemoWorld(store, Date.now());
  await store.close();
}

/** Prepares what the players share. */
async function gather({ balancer }: Cluster, seed: string): Promise<Crowd> {
  const { rest } = createClient({ origin: `http://127.0.0.1:${balancer.next()}` });
  const coupons: string[] = [];
  for (let made = 0; made < COUPONS; made += 1) {
    const coupon = { Rewards: [{ ItemID: ITEM.gold, Amount: 100 }], TotalLimit: COUPON_USES, Old: true };
    coupons.push((await rest.post(createCoupon, coupon)).Code);
  }
  return { balancer, random: seededRandom(seed), deeds: [], roomID: 'owl', gameCode: 'owl', coupons, alerts: [] };
}

/** @returns the number of faults */
async function breakThings(
  cluster: Cluster,
  players: readonly Player[],
  { seed, length, say }: Pick<ChaosSettings, 'seed' | 'length' | 'say'>,
): Promise<number> {
  const start = Date.now();
  const until = (at: number): Promise<void> => sleep(Math.max(0, start + at - Date.now()));
  const banned = players.filter((_, at) => at % BANNED_ONE_IN === BANNED_ONE_IN - 1);
  const bans = banned.map(async (player, at) => {
    await until((length * (at + 1)) / (banned.length + 1));
    await player.ban();
  });
  const plan = planFaults(seed, length, cluster.nodes.length);
  for (const planned of plan) {
    await until(planned.at);
    say(`${((Date.now() - start) / 1000).toFixed(1)} s: ${planned.fault} (node ${planned.node}, ${planned.lasts} ms)`);
    await doFault(planned, cluster);
  }
  await until(length);
  await Promise.all([...bans, ...cluster.nodes.map((node) => node.ready())]);
  return plan.length;
}

/** Waits until every screen is whole: connected, without a gap and without a message under way. */
async function settle(players: readonly Player[]): Promise<void> {
  const until = Date.now() + SETTLE_MS;
  const lasts = new Map<string, number>();
  for (let quiet = 0; quiet < 4; ) {
    const state = players
      .filter(({ bannedAt }) => bannedAt === undefined)
      .map((player) => player.publicScreen?.view().log.seq ?? -1);
    const isEven = new Set(state).size <= 1 && players.every((player) => player.isSettled());
    const highest = Math.max(...state);
    quiet = isEven && lasts.get('highest') === highest ? quiet + 1 : 0;
    lasts.set('highest', highest);
    if (Date.now() > until) return;
    await sleep(LOOK_MS);
  }
}
