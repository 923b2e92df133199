import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabases, POSTGRES_URL } from '../testing/postgresDatabases.ts';
import { startChild } from './childProcess.ts';
import { median, percentile } from './median.ts';
import { print } from './print.ts';
import { sized } from './size.ts';
import { Done, type DriverQuestion, DriverReport, type LoopDelay, type Wish } from './writes/reports.ts';
import { WriteWorld } from './writes/world.ts';

// Compares writes of players over real sockets, through the real service into a database file, with the bare driver's
// writes of the four rows of a public send. Rounds of all alternate, so that a busy machine affects each.

const PLAYERS = sized(100, 8);
/** The most messages of a player in a minute. */
const SENDS = sized(10, 2);
/**
 * A player's gifts in a round. Even in a quick run the first round exceeds the sum without a second check (100,000
 * gold).
 * All rounds of a world stay within the 50 gifts that the highest tier may send in a day.
 */
const GIFTS = 6;
/** A quick run measures only one round. It moves the clock as far as a whole run, so that data ages equally in both. */
const roundsOf = (whole: number) => ({ measured: sized(whole, 1), leftOut: sized(0, whole - 1) });
const ROUNDS = roundsOf(5);
const WARM_UPS = 1;
const DRIVER_SENDS = sized(4000, 100);
const DRIVER_BATCH = 50;
const ALONE_ROUNDS = roundsOf(12);
const RATE = 200;
const LATENCY_ROUNDS = roundsOf(3);

const CALLED = { send: 'public sends', gift: 'gifts of gold' };
/** Shares of the baseline of the same run. `alone` is the time of a single send before sends were gathered. */
const AIMS = { send: 0.25, gift: 0.12, alone: 6, latencyMs: 50, lateMs: 20, postgres: 0.5 };

interface Rates {
  readonly send: number[];
  readonly gift: number[];
}

const aSecond = (count: number, milliseconds: number): number => (count * 1000) / milliseconds;
const tidy = (value: number): number => Number(value.toPrecision(4));

const directory = await mkdtemp(join(tmpdir(), 'writes-bench-'));
const databases = createDatabases();
const driver = startChild<DriverQuestion>(new URL('writes/driver.ts', import.meta.url), [
  join(directory, 'driver.sqlite'),
  String(PLAYERS),
]);
await driver.ready(Done);
const world = await WriteWorld.open(`sqlite:${join(directory, 'world.sqlite')}`, PLAYERS);
const postgres = await openPostgresWorld();
try {
  await measureAlone();
  await world.connect(PLAYERS - 1);
  await measureRates();
  await measureLatency();
  await world.verify();
  await postgres?.verify();
} finally {
  await postgres?.stop();
  await world.stop();
  await driver.stop();
  await databases.dropAll();
  await rm(directory, { recursive: true });
}

/** The same players in a PostgreSQL database. */
async function openPostgresWorld(): Promise<WriteWorld | undefined> {
  if (POSTGRES_URL === '') {
    console.log('not measured, since TEST_POSTGRES_URL is not set: PostgreSQL');
    return undefined;
  }
  const opened = await WriteWorld.open(await databases.create(), PLAYERS);
  await opened.connect(PLAYERS);
  return opened;
}

/** Measures the milliseconds of a send on an idle service. */
async function measureAlone(): Promise<void> {
  await world.connect(1);
  await world.passRounds(ALONE_ROUNDS.leftOut);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < WARM_UPS + ALONE_ROUNDS.measured; round += 1) {
    await world.nextRound();
    const { each } = await world.inTurn('send', 1, SENDS);
    const { took } = await driver.ask({ sends: SENDS, batch: 1 }, DriverReport);
    if (round < WARM_UPS) continue;
    ours.push(...each);
    bare.push(took / SENDS);
  }
  print({
    name: 'a public send of one player alone, against the bare driver writing its rows in a transaction',
    value: tidy(median(ours)),
    unit: 'ms',
    baseline: tidy(median(bare)),
    atMost: tidy(AIMS.alone * median(bare)),
  });
}

/** Measures the sends and gifts per second of all players, each with one call at a time. */
async function measureRates(): Promise<void> {
  const baseline: number[] = [];
  const rates = { sqlite: emptyRates(), postgres: emptyRates() };
  const delays: { readonly wish: Wish; readonly delay: LoopDelay }[] = [];
  // A round moves the clock before the sends and before the gifts.
  for (const measured of [world, postgres]) await measured?.passRounds(2 * ROUNDS.leftOut);
  for (let round = 0; round < WARM_UPS + ROUNDS.measured; round += 1) {
    const { took } = await driver.ask({ sends: DRIVER_SENDS, batch: DRIVER_BATCH }, DriverReport);
    if (round >= WARM_UPS) baseline.push(aSecond(DRIVER_SENDS, took));
    for (const [into, measured] of [
      [rates.sqlite, world],
      [rates.postgres, postgres],
    ] as const) {
      for (const [wish, each] of [
        ['send', SENDS],
        ['gift', GIFTS],
      ] as const) {
        if (measured === undefined) continue;
        await measured.nextRound();
        const { result, delay } = await measured.watchLoop(() => measured.inTurn(wish, PLAYERS, each));
        // The first rounds warm up the compiler.
        if (round < WARM_UPS) continue;
        into[wish].push(aSecond(PLAYERS * each, result.took));
        if (measured === world) delays.push({ wish, delay });
      }
    }
  }
  printRates(median(baseline), rates.sqlite);
  if (postgres !== undefined) printPostgres(rates);
  for (const wish of ['send', 'gift'] as const) {
    printLateness(
      wish,
      delays.filter((each) => each.wish === wish).map(({ delay }) => delay),
    );
  }
}

function emptyRates(): Rates {
  return { send: [], gift: [] };
}

function printRates(baseline: number, rates: Rates): void {
  for (const wish of ['send', 'gift'] as const) {
    print({
      name: `${CALLED[wish]} by ${PLAYERS} players on sockets into SQLite, against the bare driver's sends at ${DRIVER_BATCH} a transaction`,
      value: tidy(median(rates[wish])),
      unit: 'a second',
      baseline: tidy(baseline),
      atLeast: AIMS[wish],
    });
  }
}

function printPostgres(rates: { readonly sqlite: Rates; readonly postgres: Rates }): void {
  for (const wish of ['send', 'gift'] as const) {
    print({
      name: `${CALLED[wish]} by ${PLAYERS} players on sockets into PostgreSQL, against SQLite`,
      value: tidy(median(rates.postgres[wish])),
      unit: 'a second',
      baseline: tidy(median(rates.sqlite[wish])),
      atLeast: AIMS.postgres,
    });
  }
}

function printLateness(wish: Wish, delays: readonly LoopDelay[]): void {
  const p99 = median(delays.map((each) => each.p99));
  console.log(`the service's event loop during ${CALLED[wish]}: 99 of 100 looks late by at most ${p99.toFixed(1)} ms`);
  print({
    name: `longest block of the service's event loop during ${CALLED[wish]}`,
    value: tidy(Math.max(...delays.map(({ max }) => max))),
    unit: 'ms',
    atMost: AIMS.lateMs,
  });
}

/**
 * Measures the milliseconds from when a send is due until it is answered, at a rate far below the service's capacity.
 */
async function measureLatency(): Promise<void> {
  const all: number[] = [];
  await world.passRounds(LATENCY_ROUNDS.leftOut);
  for (let round = 0; round < LATENCY_ROUNDS.measured; round += 1) {
    await world.nextRound();
    all.push(...(await world.atRate('send', RATE, PLAYERS * SENDS)).each);
  }
  console.log(`a send among ${RATE} a second: half within ${percentile(all, 50).toFixed(1)} ms`);
  print({
    name: `a public send among ${RATE} a second of ${PLAYERS} players, from when it is due, 99 of 100`,
    value: tidy(percentile(all, 99)),
    unit: 'ms',
    atMost: AIMS.latencyMs,
  });
}
