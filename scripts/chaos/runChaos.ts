import { randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#art/drawing/index.ts';
import { createClient } from '#features/base/client/index.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { hashToken } from '#domain/session/secrets.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { createCoupon, setGameState } from '#protocol/endpoints/dev.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getViewers } from '#protocol/operations/live.ts';
import { searchPlayers } from '#protocol/operations/relation.ts';
import { openStore } from '#store/open.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import { PLATFORM_DATABASE } from '../../service/platformDatabase.ts';
import { hostRoomIn } from '../../service/testing/hostedRoom.ts';
import { startRedisServer } from '../../service/testing/redisServer.ts';
import { runAdminProcess } from '../../service/testing/serviceProcess.ts';
import { temporaryFolder } from '../product/temporaryFolder.ts';
import { startOwnPostgres } from '../testing/postgres.ts';
import { createBalancer, NOBODY } from './balancer.ts';
import { findBrokenPromises, findWrongLedger } from './checks.ts';
import type { Deeds } from './deeds.ts';
import { type Cluster, doFault } from './faults.ts';
import { type Flood, flood, mostInWindow } from './flood.ts';
import { finishLaterWork, type LaterWork } from './laterWork.ts';
import { ChaosNode } from './nodes.ts';
import { ALONE, type Fault, LONG_RUN_MS, partOf, type PlannedFault, planFaults } from './plan.ts';
import type { Crowd } from './crowd.ts';
import { Player } from './player.ts';
import { PushCount } from './pushCount.ts';
import { startRelay } from './relay.ts';
import { planSides } from './sides.ts';
import { Stream } from './stream.ts';
import type { Disturbance } from './streamChecks.ts';

const NODES = 3;
/** The number of parallel sign-ins that an address may make. */
const SIGN_INS_AT_ONCE = 20;
const COUPONS = 20;
/** The number of times that a coupon can be redeemed. More players try it. */
const COUPON_USES = 10;
/** One in this many players is banned during the run. */
const BANNED_ONE_IN = 15;
/** The longest time after the last repair until every screen is complete. */
const SETTLE_MS = 90_000;
const LOOK_MS = 250;
/** The viewers of the stream. */
const STREAM_VIEWERS = 4;
const GAME = 'owl';

export interface ChaosSettings {
  readonly seed: string;
  /** The duration of the faults in milliseconds. */
  readonly length: number;
  readonly players: number;
  /** Receives lines about the run. */
  readonly say: (line: string) => void;
}

export interface ChaosReport {
  /** A sentence for each violation. Empty if there are none. */
  readonly broken: readonly string[];
  readonly faults: number;
  /** Pushes of messages and mails on all connections, counted at each connection. */
  readonly pushes: number;
  readonly deeds: Deeds;
  /** Milliseconds from the acknowledgement of each ban until the client received it. */
  readonly banTimes: readonly number[];
  /** The calls of the flooding player, and the most that passed in a window of the limit. */
  readonly flood: { readonly passed: number; readonly refused: number; readonly most: number };
  /** The purchases and rounds of the game server, read after their last jobs have run again. */
  readonly later: LaterWork;
  /** The frames of the stream: those that the encoder sent, and those that all viewers received. */
  readonly frames: { readonly sent: number; readonly seen: number };
  /** The delay of this process, in milliseconds, at the 99th percentile. A delay far above the probes' timeout spoils a run. */
  readonly lateMs: number;
}

/**
 * Runs players on three service processes with one PostgreSQL and one Redis while faults happen by a plan, repairs everything, and compares
 * the players' answers with the database.
 * @returns undefined if PostgreSQL or Redis is not installed
 */
export async function runChaos({ seed, length, players: count, say }: ChaosSettings): Promise<ChaosReport | undefined> {
  const postgres = await startOwnPostgres();
  if (postgres === undefined) return undefined;
  const redis = await startRedisServer();
  const balancer = createBalancer();
  const nodes: ChaosNode[] = [];
  const players: Player[] = [];
  const delay = monitorEventLoopDelay();
  const front = await startRelay(() => balancer.next());
  const link = await startRelay(() => nodes[balancer.nextNode() ?? -1]?.mediaPort ?? NOBODY);
  const sides = await planSides({
    databaseUrl: postgres.url,
    folder: temporaryFolder(),
    shop: `http://127.0.0.1:${front.port}`,
    link: `http://127.0.0.1:${link.port}`,
  });
  let stream: Stream | undefined;
  try {
    const roomID = await seedWorld(postgres.url);
    const hosted = await hostRoomIn(postgres.url);
    const create = ['player', 'create', '--count', String(count), '--vip', '4', '--tokens'];
    const sessions = await readSessions(postgres.url, await runAdminProcess(postgres.url, ...create));
    await Promise.all([sides.gateway.boot(), sides.gameServer.boot()]);
    const settings = sides.nodeSettings;
    for (let index = 0; index < NODES; index += 1)
      nodes.push(
        await ChaosNode.start(index, { databaseUrl: postgres.url, redisPort: redis.port, balancer, settings }),
      );
    await sides.media.boot();
    const cluster: Cluster = { nodes, redis, postgres, balancer, sides };
    const crowd = await gather(cluster, { seed, roomID, size: count });
    players.push(...sessions.map((session) => new Player(session, crowd)));
    for (let from = 0; from < players.length; from += SIGN_INS_AT_ONCE)
      await Promise.all(players.slice(from, from + SIGN_INS_AT_ONCE).map((player) => player.signIn()));
    for (const [at, player] of players.entries()) player.openScreens(players[at ^ 1]?.playerID ?? '');
    say(`${players.length} players are on ${NODES} nodes`);

    const [flooder, ...others] = players;
    if (flooder === undefined) throw new Error('a run needs players');
    stream = await Stream.start(
      `${sides.rtmpOrigin}/${hosted.streamKey}`,
      hosted.RoomID,
      others.slice(0, STREAM_VIEWERS).map(({ client }) => client),
    );
    const playing = new AbortController();
    // Each pausing player listens to the signal.
    setMaxListeners(count, playing.signal);
    delay.enable();
    const flooding = flood(flooder, playing.signal);
    const games = others.map((player) => player.play(playing.signal));
    const done = await breakThings(cluster, others, { seed, length, say });
    playing.abort();
    const [flooded] = await Promise.all([flooding, ...games]);
    say('every fault is repaired');
    await settle(players);
    const broken = [
      ...(await stream.findDarkViewers()),
      ...stream.findFaults(done),
      ...(await findBrokenPromises(postgres.url, players, crowd.deeds)),
      ...(await findWrongViewers(players, crowd.roomID)),
      ...findExcess(flooded, done),
    ];
    const frames = { sent: stream.sent, seen: stream.seen };
    // The clocks move last, since the other checks are about the present.
    await stream.stop();
    say('the screens are compared; the clocks move on');
    const later = await finishLaterWork({
      databaseUrl: postgres.url,
      origin: `http://127.0.0.1:${balancer.next()}`,
      sides,
      buyers: sessions.map(({ playerID }) => playerID),
      payments: crowd.payments,
      spins: crowd.spins,
    });
    broken.push(...later.broken, ...(await findWrongLedger(postgres.url)));
    const banTimes = players.flatMap(({ bannedAt, endedAt }) =>
      bannedAt === undefined || endedAt === undefined ? [] : [endedAt - bannedAt],
    );
    return {
      broken: [...broken, ...crowd.pushes.doubled, ...crowd.alerts],
      pushes: crowd.pushes.count,
      faults: done.length,
      deeds: crowd.deeds,
      banTimes,
      flood: { passed: flooded.passed.length, refused: flooded.refused, most: mostInWindow(flooded) },
      later,
      frames,
      lateMs: Math.round(delay.percentile(99) / 1e6),
    };
  } finally {
    delay.disable();
    await stream?.stop();
    for (const player of players) player.stop();
    balancer.stop();
    await sides.end();
    await Promise.all(nodes.map((node) => node.end()));
    await Promise.all([front.close(), link.close()]);
    await redis.kill();
    await postgres.stop();
  }
}

/** Fills an empty database with the demo world. Returns the id of a live room. */
async function seedWorld(databaseUrl: string): Promise<string> {
  const store = await openStore(PLATFORM_DATABASE, databaseUrl, { bus: createLocalBus(), uuid: randomUUID });
  await seedDemoWorld(store, Date.now());
  const [room] = await store.table('liveRooms').find({ order: [['RoomID', 'asc']], limit: 1 });
  await store.close();
  if (room === undefined) throw new Error('the demo world has no live room');
  return room.RoomID;
}

async function readSessions(
  databaseUrl: string,
  tokens: readonly string[],
): Promise<readonly { readonly token: string; readonly playerID: string }[]> {
  const backend = await openPostgres(PLATFORM_DATABASE, databaseUrl);
  const rows = await backend.reader.table('sessions').find({ where: { TokenHash: { in: tokens.map(hashToken) } } });
  await backend.close();
  const players = new Map(rows.map(({ TokenHash, PlayerID }) => [TokenHash, PlayerID]));
  return tokens.map((token) => ({ token, playerID: players.get(hashToken(token)) ?? '' }));
}

async function gather(
  { balancer, sides }: Cluster,
  { seed, roomID, size }: { readonly seed: string } & Pick<Crowd, 'roomID' | 'size'>,
): Promise<Crowd> {
  const { rest } = createClient({ origin: `http://127.0.0.1:${balancer.next()}` });
  await rest.post(setGameState, { GameCode: GAME, Playable: true });
  const coupons: string[] = [];
  for (let made = 0; made < COUPONS; made += 1) {
    const coupon = { Rewards: [{ ItemID: ITEM.gold, Amount: 100 }], TotalLimit: COUPON_USES, Old: true };
    coupons.push((await rest.post(createCoupon, coupon)).Code);
  }
  return {
    balancer,
    random: seededRandom(seed),
    size,
    deeds: [],
    roomID,
    gameCode: GAME,
    coupons,
    envelopes: [],
    gateway: sides.gatewayOrigin,
    payments: [],
    spins: new Map(),
    alerts: [],
    pushes: new PushCount(),
  };
}

/** @returns the faults with their actual times */
async function breakThings(
  cluster: Cluster,
  players: readonly Player[],
  { seed, length, say }: Pick<ChaosSettings, 'seed' | 'length' | 'say'>,
): Promise<readonly Disturbance[]> {
  const start = Date.now();
  const until = (at: number): Promise<void> => sleep(Math.max(0, start + at - Date.now()));
  const banned = players.filter((_, at) => at % BANNED_ONE_IN === BANNED_ONE_IN - 1);
  const bans = banned.map(async (player, at) => {
    await until((length * (at + 1)) / (banned.length + 1));
    await player.ban();
  });
  const done: Disturbance[] = [];
  const plan = planFaults(seed, length, cluster.nodes.length);
  /** Faults by their part. Faults of one part wait for each other. */
  const underWay = new Map<string, { readonly fault: Fault; readonly ended: Promise<void> }>();
  const cause = async (planned: PlannedFault): Promise<void> => {
    say(`${((Date.now() - start) / 1000).toFixed(1)} s: ${planned.fault} (node ${planned.node}, ${planned.lasts} ms)`);
    const from = Date.now();
    await doFault(planned, cluster);
    done.push({ from, to: Date.now(), stopsMedia: partOf(planned) === 'media process' });
  };
  for (const planned of plan) {
    await until(planned.at);
    const part = partOf(planned);
    const before = [...underWay].filter(([name, { fault }]) =>
      planned.fault === ALONE ? fault !== 'stop a node for long' : name === part || fault === ALONE,
    );
    const ended = Promise.all(before.map(([, earlier]) => earlier.ended)).then(() => cause(planned));
    // Awaited below.
    ended.catch(() => {});
    underWay.set(part, { fault: planned.fault, ended });
    if (length < LONG_RUN_MS) await ended;
  }
  await until(length);
  await Promise.all([...underWay.values()].map(({ ended }) => ended));
  await Promise.all([...bans, ...cluster.nodes.map((node) => node.ready())]);
  return done;
}

/** The longest time after a repair until nodes share one count again. */
const RECOVERY_MS = 5000;
/** Each node may let its share pass, and Redis restarts at 0, so no window may have more than this many limits. */
const MOST_LIMITS = 3;

/** Compares the passed calls of a flood with the limit: exactly in windows without faults, with a tolerance otherwise. */
function findExcess(flooded: Flood, faults: readonly Disturbance[]): readonly string[] {
  const limit = searchPlayers.rate?.limit ?? 0;
  const isCalm = (start: number, end: number): boolean =>
    faults.every(({ from, to }) => end < from || start > to + RECOVERY_MS);
  const calm = mostInWindow(flooded, isCalm);
  const most = mostInWindow(flooded);
  return [
    ...(calm > limit ? [`${calm} calls passed a limit of ${limit} while nothing was broken`] : []),
    ...(most > MOST_LIMITS * limit ? [`${most} calls passed a limit of ${limit} beside faults`] : []),
  ];
}

/** The longest time until other nodes notice a dead node and remove its viewers. */
const DEAD_MS = 60_000;

/** Compares the number of viewers of the room with the watching players. */
async function findWrongViewers(players: readonly Player[], RoomID: string): Promise<readonly string[]> {
  const watching = players.filter(({ bannedAt, isWatching }) => bannedAt === undefined && isWatching).length;
  const asking = players.find(({ bannedAt }) => bannedAt === undefined);
  const until = Date.now() + DEAD_MS;
  let told = -1;
  while (told !== watching && Date.now() < until) {
    told = (await asking?.client.call(getViewers, { RoomID }))?.Total ?? -1;
    await sleep(LOOK_MS);
  }
  return told === watching ? [] : [`the room has ${told} viewers, and ${watching} players watch it`];
}

/** Waits until every screen is complete: connected, without a gap or a pending message. */
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
