import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openSession } from '#domain/auth/openSession.ts';
import { transfer } from '#domain/ledger/transfer.ts';
import { createPlayer } from '#domain/player/create.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { Ports } from '#domain/ports/index.ts';
import { JOBS } from '#domain/jobs.ts';
import { runDueJobs } from '#domain/schedule/runDueJobs.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { GIFT_DIRECTION } from '#protocol/entities/gift.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { readBrands } from '../../brands.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../database.ts';
import { letHeapGrow } from '../../heapGrowth.ts';
import { PATHS } from '../../paths.ts';
import { createLog } from '../../ports/log.ts';
import { startService } from '../../service.ts';
import { residentBytes } from '../residentBytes.ts';
import { type BenchPlayer, type Facts, ServiceQuestion } from './reports.ts';

// The real service on a database file or server, in a separate process: `service.ts <database URL> <players>
// [bounded]`. Without `bounded` its limits accept every call; with it they have their defaults.

/** The highest tier gives 50 gifts a day. */
const VIP = 8;
const GOLD = 100_000_000;
/** The interval of the event loop's measure, in milliseconds. */
const RESOLUTION_MS = 2;

// As in the service's own process.
letHeapGrow();

const [databaseUrl = '', count = '', bounds = ''] = process.argv.slice(2);
const isBounded = bounds === 'bounded';
const brands = readBrands(PATHS.brands);
const config = readConfig(
  {
    PORT: '0',
    OPEN_PARTS: 'Games,Shop,Live',
    LOG_LEVEL: 'silent',
    ...(!isBounded && {
      MAX_REQUESTS_PER_MINUTE: '1000000',
      MAX_FRAMES_PER_SECOND_PER_ADDRESS: '1000000',
      MAX_CONNECTIONS_PER_ADDRESS: '1000000',
      // A client without a forwarded address counts by its own.
      TRUST_PROXY: '1',
    }),
    DEV_TOOLS: '1',
    DATABASE_URL: databaseUrl,
  },
  brands.map(({ ID }) => ID),
);
const bus = createLocalBus();
const log = createLog('silent');
const store = await openDatabase(config.databaseUrl, { bus, log });
await seedDemoWorld(store, Date.now());
const parts = { config, brands, store, bus, log, appFolder: '/nonexistent', docsFolder: PATHS.docs };
const service = await startService(parts);
const players: BenchPlayer[] = [];
while (players.length < Number(count)) players.push(await signUp(service.ports));

/** Signs up a new player with gold by phone. */
async function signUp(ports: Ports): Promise<BenchPlayer> {
  const now = ports.clock.now();
  const nowText = new Date(now).toISOString();
  const { token, playerID } = await ports.store.transaction(async (tx) => {
    const player = await createPlayer(tx, ports.random, nowText, {
      TptType: [1, 6],
      VIPLevel: VIP,
      // An account younger than a day may not send gifts.
      RegistTime: new Date(now - 24 * 60 * 60 * 1000).toISOString(),
    });
    return openSession(ports, tx, player, { provider: 'choosePhoneAccount', isRegist: true, now });
  });
  await transfer(ports.store, nowText, {
    ID: `bench:${playerID}`,
    Reason: 'bench',
    Source: 'bench',
    Lines: [
      { Owner: 'house:bench', ItemID: ITEM.gold, Amount: -GOLD },
      { Owner: `player:${playerID}`, ItemID: ITEM.gold, Amount: GOLD },
    ],
  });
  return { token, playerID };
}

/**
 * Renews the proof of every player's sign-in. Large gifts need a proof of the last ten minutes, and rounds take longer.
 */
async function renewProofs({ store: db, clock }: Ports): Promise<void> {
  const ProofTime = new Date(clock.now()).toISOString();
  const PlayerID = { in: players.map(({ playerID }) => playerID) };
  await db.transaction((tx) => tx.table('sessions').update({ PlayerID }, { ProofTime }));
}

async function facts({ store: db }: Ports): Promise<Facts> {
  const head = await db.table('channels').get('public');
  return {
    seq: head?.Seq ?? 0,
    messages: await db.table('messages').count({ Channel: 'public' }),
    gifts: await db.table('giftRecords').count({ Direction: GIFT_DIRECTION.sent }),
  };
}

const loop = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
/** The histogram has the nanoseconds between two checks. */
const lateness = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);

async function answer(question: ServiceQuestion): Promise<object> {
  if (question.ask === 'facts') return facts(service.ports);
  if (question.ask === 'memory') return { residentBytes: await residentBytes() };
  if (question.ask === 'processor') {
    const { user, system } = process.cpuUsage();
    return { processorMilliseconds: (user + system) / 1000 };
  }
  if (question.ask === 'loopDelay') {
    loop.disable();
    return { p99: lateness(loop.percentile(99)), max: lateness(loop.max) };
  }
  if (question.ask === 'watchLoop') {
    loop.reset();
    loop.enable();
  } else {
    service.ports.clock.advance(question.milliseconds);
    // All jobs of a whole minute are due now, and are not part of the round.
    await runDueJobs(service.ports, JOBS);
    await renewProofs(service.ports);
  }
  return { done: true };
}

process.on('message', (message) => {
  void answer(ServiceQuestion.parse(message)).then((report) => process.send?.(report));
});
process.on('disconnect', () => {
  void service.stop().then(() => process.exit(0));
});
process.send?.({ port: service.port, players });
