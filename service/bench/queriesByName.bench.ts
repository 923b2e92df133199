import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { createLocalBus } from '#domain/ports/bus.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { searchPlayers } from '#protocol/operations/relation.ts';
import { getWallet } from '#protocol/operations/wallet.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { openBulk } from '#store/bulk/openBulk.ts';
import { openStore } from '#store/open.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { type BenchWorld, createBenchWorld } from './benchWorld.ts';
import { addCrowd } from './crowd.ts';
import { median, percentile } from './median.ts';
import { print } from './print.ts';
import { sized } from './size.ts';

// Times searches for a name among 100,000 players, and the wallet calls of another player meanwhile.
const PLAYERS = sized(100_000, 300);
const ROUNDS = sized(41, 1);
const SEARCHERS = sized(11, 2);
const SEARCHES_A_SECOND = 3;
const WALLETS_A_SECOND = 20;
const MEASURED_MS = sized(10_000, 300);
const MAX_SEARCH_MS = 5;
const MAX_SLOWDOWN = 3;
/** Shorter times, in milliseconds, are not compared. */
const FLOOR_MS = 1;

/** Few players pass the filters of the last search, which reads most of the index on the connection for slow reads. */
const SEARCHES: readonly (readonly [string, object])[] = [
  ['one common character', { Name: '家' }],
  ['two characters', { Name: '玩家' }],
  ['three characters', { Name: '玩家1' }],
  ['four characters that one player in 200 has', { Name: '玩家12' }],
  ['a whole name', { Name: '玩家007919' }],
  ['digits in the middle', { Name: '79' }],
  ['a name that nobody has', { Name: '龘龘' }],
  ['the 50th page', { Name: '玩家', Page: 50 }],
  ['two characters, with the total', { Name: '玩家', GetTotal: true }],
  ['two characters, high tiers without a club', { Name: '玩家', MinVIPLevel: 5, NoClub: true, GetTotal: true }],
];

/** On a busy machine calls arrive in bursts, which a limit would refuse. */
const UNLIMITED = { hit: async () => 0, takeBack: async () => {} };

const Answer = z.object({ R: z.optional(z.string()), Code: z.optional(z.int()) });

/** The codes of answers by request ID. */
const codes = new Map<string, number>();
function noteAnswer(text: string): void {
  const { R, Code } = Answer.parse(JSON.parse(text));
  if (R !== undefined && Code !== undefined) codes.set(R, Code);
}

/** Milliseconds of one call. */
async function timeOf(
  world: BenchWorld,
  caller: number,
  contract: OperationContract,
  request: object,
): Promise<number> {
  const connections = contract.socket === 'lobby' ? world.lobbyConnections : world.connections;
  const connection = connections[caller];
  if (connection === undefined) throw new Error('too few players are signed in');
  const R = randomUUID();
  // A connection with too many messages at one time is closed, and the clock of the bench moves only here.
  world.advance(1000);
  const start = performance.now();
  await connection.receive(JSON.stringify({ OP: contract.op, CloseRSA: true, R, ...request }));
  const took = performance.now() - start;
  if (codes.get(R) !== 200) throw new Error(`${contract.name} answers ${codes.get(R)}`);
  return took;
}

/** Makes calls at a steady rate until the time is over. Returns the milliseconds of each call. */
async function callSteadily(perSecond: number, call: (turn: number) => Promise<number>): Promise<readonly number[]> {
  const times: number[] = [];
  const underWay: Promise<unknown>[] = [];
  const begin = performance.now();
  for (let turn = 0; ; turn += 1) {
    const wait = begin + (turn * 1000) / perSecond - performance.now();
    await setTimeout(Math.max(1, wait));
    if (performance.now() - begin > MEASURED_MS) break;
    underWay.push(call(turn).then((took) => times.push(took)));
  }
  await Promise.all(underWay);
  return times;
}

async function measure(database: string, url: string): Promise<void> {
  const bus = createLocalBus();
  const store = await openStore(PLATFORM_DATABASE, url, { bus, uuid: randomUUID });
  await seedDemoWorld(store, Date.now());
  const bulk = await openBulk(PLATFORM_DATABASE, url);
  await addCrowd(store, bulk, PLAYERS);
  await bulk.finish();
  const world = await createBenchWorld(store, bus, SEARCHERS + 1, { limiter: UNLIMITED, onSent: noteAnswer });
  const search = (caller: number, request: object) => timeOf(world, caller, searchPlayers, request);

  for (const [name, request] of SEARCHES) {
    const times: number[] = [];
    // The first round fills the caches.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const took = await search(round % SEARCHERS, request);
      if (round > 0) times.push(took);
    }
    const value = Number(median(times).toFixed(2));
    print({
      name: `${database}: search for ${name} among ${PLAYERS} players`,
      value,
      unit: 'ms',
      atMost: MAX_SEARCH_MS,
    });
  }

  const readWallet = () => timeOf(world, SEARCHERS, getWallet, {});
  const rest = await callSteadily(WALLETS_A_SECOND, readWallet);
  const searchers = Array.from({ length: SEARCHERS }, (_, caller) =>
    callSteadily(SEARCHES_A_SECOND, (turn) => {
      return search(caller, SEARCHES[(turn + caller) % SEARCHES.length]?.[1] ?? {});
    }),
  );
  const [busy] = await Promise.all([callSteadily(WALLETS_A_SECOND, readWallet), ...searchers]);
  for (const percent of [50, 99]) {
    const baseline = Number(Math.max(FLOOR_MS, percentile(rest, percent)).toFixed(2));
    print({
      name: `${database}: wallet while ${SEARCHERS} players search, ${percent} of 100 within`,
      value: Number(percentile(busy, percent).toFixed(2)),
      unit: 'ms',
      baseline,
      atMost: Number((baseline * MAX_SLOWDOWN).toFixed(2)),
    });
  }
  await store.close();
}

const directory = await mkdtemp(join(tmpdir(), 'search-bench-'));
try {
  await measure('SQLite', `sqlite:${join(directory, 'names.sqlite')}`);
} finally {
  await rm(directory, { recursive: true });
}
if (POSTGRES_URL === '') console.log('PostgreSQL is not measured: TEST_POSTGRES_URL is not set');
else {
  const databases = createDatabases();
  try {
    await measure('PostgreSQL', await databases.create());
  } finally {
    await databases.dropAll();
  }
}
