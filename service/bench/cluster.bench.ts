import { setTimeout } from 'node:timers/promises';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { HAS_REDIS, type RedisServer, startRedisServer } from '../testing/redisServer.ts';
import { type BenchNode, ClusterNodes, PONG_MS, send } from './cluster/clusterNodes.ts';
import { SignedUp, type Usage } from './cluster/reports.ts';
import { median, percentile } from './median.ts';
import { print } from './print.ts';
import { sized } from './size.ts';
import { ChatSocket } from './writes/chatSocket.ts';

// Measures the cost of public sends through one and two services on PostgreSQL, and the delay until the other node has
// them. The sockets are in this process, so that the figures contain only the services.

const PLAYERS = sized(60, 4);
/** The most messages of a player in a minute. */
const SENDS = sized(10, 2);
const ROUNDS = sized(15, 1);
const WARM_UPS = sized(3, 0);
const RATE = 200;
const LATENCY_ROUNDS = sized(2, 1);
/**
 * Additional players of each node for the listening round, with the sockets of each. A session has at most ten sockets,
 * so two nodes have 2,000.
 */
const LISTENERS = sized(100, 2);
const TABS = sized(10, 2);
const FAN_OUTS = sized(20, 2);
const AIMS = { frameMs: 20, redis: 1.05, fanOutMs: 250 };

const tidy = (value: number): number => Number(value.toPrecision(4));

if (POSTGRES_URL === '' || !HAS_REDIS) {
  console.log('not measured, since it needs TEST_POSTGRES_URL and redis-server: the cluster');
  print({ name: 'clusters measured', value: 0, unit: '', atMost: 0 });
} else {
  const databases = createDatabases();
  const redis = await startRedisServer();
  try {
    await measure(() => databases.create(), redis);
  } finally {
    await redis.kill();
    await databases.dropAll();
  }
}

async function measure(create: () => Promise<string>, redis: RedisServer): Promise<void> {
  const alone = await ClusterNodes.open(await create(), 1, PLAYERS, '');
  const withRedis = await ClusterNodes.open(await create(), 1, PLAYERS, redis.url);
  const two = await ClusterNodes.open(await create(), 2, PLAYERS / 2, redis.url);
  try {
    await measureCosts(alone, withRedis, two);
    await measureFrames(two);
    await measureFanOut(two);
  } finally {
    for (const cluster of [alone, withRedis, two]) await cluster.stop();
  }
}

/** All kinds of rounds alternate in a changing order, so that a busy machine affects each. */
async function measureCosts(alone: ClusterNodes, withRedis: ClusterNodes, two: ClusterNodes): Promise<void> {
  const usages = { alone: [] as Usage[], withRedis: [] as Usage[], two: [] as Usage[] };
  const clusters = [
    ['alone', alone],
    ['withRedis', withRedis],
    ['two', two],
  ] as const;
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1)
    for (const [name, cluster] of round % 2 === 0 ? clusters : clusters.toReversed()) {
      const usage = await cluster.sendAll(SENDS);
      if (round >= WARM_UPS) usages[name].push(usage);
    }
  const processor = (all: readonly Usage[]): number =>
    median(all.map(({ processorMilliseconds }) => processorMilliseconds / (PLAYERS * SENDS)));
  const per = (of: (usage: Usage) => number, all: readonly Usage[]): number =>
    all.reduce((sum, usage) => sum + of(usage), 0) / all.reduce((sum, { commits }) => sum + commits, 0);
  console.log(
    `processor of a public send of ${PLAYERS} players: ${tidy(processor(usages.two))} ms on two nodes together, ${tidy(processor(usages.alone))} ms on one`,
  );
  print({
    name: 'processor of a public send on one node with Redis, against the same node without',
    value: tidy(processor(usages.withRedis)),
    unit: 'ms',
    baseline: tidy(processor(usages.alone)),
    atMost: tidy(AIMS.redis * processor(usages.alone)),
  });
  for (const [name, all] of [
    ['one node', usages.alone],
    ['two nodes', usages.two],
  ] as const) {
    const statements = tidy(per((usage) => usage.statements, all));
    const rollbacks = tidy(per((usage) => usage.rollbacks, all));
    console.log(`${name}: ${statements} statements and ${rollbacks} rollbacks of a commit`);
  }
}

function firstTwo({ nodes: [here, there] }: ClusterNodes): readonly [BenchNode, BenchNode] {
  if (here === undefined || there === undefined) throw new Error('two nodes are needed');
  return [here, there];
}

/**
 * Measures from the answer on one node to the frame on the other, at a fixed rate. Answers and frames arrive in the
 * order of the messages, so that the n-th answer belongs to the n-th frame.
 */
async function measureFrames(two: ClusterNodes): Promise<void> {
  const [here, there] = firstTwo(two);
  const reader = there.sockets[0];
  if (reader === undefined) throw new Error('nobody reads');
  const [lags, calls]: [number[], number[]] = [[], []];
  for (let round = 0; round < LATENCY_ROUNDS; round += 1) {
    await two.nextRound();
    const begun: number[] = [];
    const answered: number[] = [];
    const heard: number[] = [];
    reader.onHeard = () => void heard.push(performance.now());
    const start = performance.now();
    await Promise.all(
      Array.from({ length: here.sockets.length * SENDS }, async (_, at) => {
        const due = start + (at * 1000) / RATE;
        await setTimeout(due - performance.now());
        const socket = here.sockets[at % here.sockets.length];
        if (socket === undefined) return;
        begun.push(performance.now());
        await send(socket);
        answered.push(performance.now());
      }),
    );
    while (heard.length < answered.length) await setTimeout(1);
    reader.onHeard = undefined;
    lags.push(...heard.map((at, nth) => at - (answered[nth] ?? at)));
    calls.push(...heard.map((at, nth) => at - (begun[nth] ?? at)));
  }
  console.log(`from a send to its frame on the other node: half within ${percentile(calls, 50).toFixed(1)} ms`);
  console.log(`from a send to its frame on the other node: 99 of 100 within ${percentile(calls, 99).toFixed(1)} ms`);
  console.log(`from the answer to the frame on the other node: half within ${percentile(lags, 50).toFixed(1)} ms`);
  print({
    name: `from the answer on one node to the frame on the other at ${RATE} sends a second, 99 of 100`,
    value: tidy(percentile(lags, 99)),
    unit: 'ms',
    atMost: AIMS.frameMs,
  });
}

async function measureFanOut(two: ClusterNodes): Promise<void> {
  const crowd: ChatSocket[] = [];
  const pongs = setInterval(() => {
    for (const socket of crowd) socket.pong();
  }, PONG_MS);
  for (const { child, port } of two.nodes)
    for (const { token } of (await child.ask({ ask: 'players', count: LISTENERS }, SignedUp)).players)
      for (let tab = 0; tab < TABS; tab += 1) crowd.push(await ChatSocket.open(port, token));
  const [here] = firstTwo(two);
  const talker = here.sockets[0];
  if (talker === undefined) throw new Error('nobody talks');
  const times: number[] = [];
  for (let sent = 0; sent < FAN_OUTS; sent += 1) {
    if (sent % SENDS === 0) await two.nextRound();
    const all = new Promise<void>((resolve) => {
      let missing = crowd.length;
      for (const socket of crowd)
        socket.onHeard = () => {
          missing -= 1;
          if (missing === 0) resolve();
        };
    });
    const start = performance.now();
    await send(talker);
    await all;
    times.push(performance.now() - start);
  }
  clearInterval(pongs);
  for (const socket of crowd) socket.close();
  print({
    name: `from a send to the last of ${crowd.length} sockets on two nodes, the reading included`,
    value: tidy(median(times)),
    unit: 'ms',
    atMost: AIMS.fanOutMs,
  });
}
