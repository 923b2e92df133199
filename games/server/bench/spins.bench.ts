import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PROVIDER_DATABASE } from '#games/provider/database/providerDatabase.ts';
import { type BenchChild, startChild } from '#service/bench/childProcess.ts';
import { median, percentile } from '#service/bench/median.ts';
import { print } from '#service/bench/print.ts';
import { sized } from '#service/bench/size.ts';
import { createDatabases, POSTGRES_URL } from '#store/testing/postgresDatabases.ts';
import { MAX_UNITS } from '../openDatabase.ts';
import {
  Done,
  type DriverQuestion,
  DriverReport,
  Facts,
  Listening,
  Opened,
  type ServerQuestion,
  type Session,
  Spins,
} from './spins/reports.ts';

// Durable spins of the game server against the bare driver that writes the same rows in as many commits. Rounds of both alternate, so that
// a busy moment of the machine touches each. The wallet answers at once: the platform's part is measured by `writes`.

const SESSIONS = sized(300, 12);
/** The first rounds compile the code that the others run. */
const WARM_UPS = sized(15, 1);
const ROUNDS = sized(25, 1);
const RATE = 100;
const LATENCY_SPINS = sized(1500, 12);
const AIMS = { driver: 0.25, postgres: 0.5, latencyMs: 40 };

const aSecond = (took: number): number => (SESSIONS * 1000) / took;
const tidy = (value: number): number => Number(value.toPrecision(4));

interface OpenServer {
  readonly child: BenchChild<ServerQuestion>;
  readonly port: number;
  readonly sessions: readonly Session[];
}

const directory = await mkdtemp(join(tmpdir(), 'spins-bench-'));
const databases = createDatabases(PROVIDER_DATABASE);
const driver = startChild<DriverQuestion>(new URL('spins/driver.ts', import.meta.url), [
  join(directory, 'driver.sqlite'),
  String(SESSIONS),
]);
await driver.ready(Done);
const sqlite = await openServer(`sqlite:${join(directory, 'games.sqlite')}`);
const postgres = POSTGRES_URL === '' ? undefined : await openServer(await databases.create());
if (postgres === undefined) console.log('not measured, since TEST_POSTGRES_URL is not set: PostgreSQL');
try {
  await measureRates();
  await measureLatency(sqlite);
  for (const server of [sqlite, postgres]) await server?.child.ask({ ask: 'facts' }, Facts).then(verify);
} finally {
  await Promise.all([sqlite.child.stop(), postgres?.child.stop(), driver.stop()]);
  await databases.dropAll();
  await rm(directory, { recursive: true });
}

async function openServer(url: string): Promise<OpenServer> {
  const child = startChild<ServerQuestion>(new URL('spins/server.ts', import.meta.url), [url]);
  const { port } = await child.ready(Listening);
  const { sessions } = await child.ask({ ask: 'open', sessions: SESSIONS }, Opened);
  return { child, port, sessions };
}

async function measureRates(): Promise<void> {
  const rates = { driver: [] as number[], sqlite: [] as number[], postgres: [] as number[] };
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    const bare = await driver.ask({ spins: SESSIONS, batch: MAX_UNITS }, DriverReport);
    const ours = await sqlite.child.ask({ ask: 'spin' }, Spins);
    const theirs = await postgres?.child.ask({ ask: 'spin' }, Spins);
    if (round < WARM_UPS) continue;
    rates.driver.push(aSecond(bare.took));
    rates.sqlite.push(aSecond(ours.took));
    if (theirs !== undefined) rates.postgres.push(aSecond(theirs.took));
  }
  print({
    name: `durable spins of ${SESSIONS} sessions into SQLite, against the bare driver at ${MAX_UNITS} a transaction`,
    value: tidy(median(rates.sqlite)),
    unit: 'a second',
    baseline: tidy(median(rates.driver)),
    atLeast: AIMS.driver,
  });
  if (postgres === undefined) return;
  print({
    name: `durable spins of ${SESSIONS} sessions into PostgreSQL, against SQLite`,
    value: tidy(median(rates.postgres)),
    unit: 'a second',
    baseline: tidy(median(rates.sqlite)),
    atLeast: AIMS.postgres,
  });
}

/** Milliseconds over HTTP from the due time of a spin until its answer. */
async function measureLatency({ child, port }: OpenServer): Promise<void> {
  const { sessions } = await child.ask({ ask: 'open', sessions: 0 }, Opened);
  const agent = new Agent({ keepAlive: true });
  const each: number[] = [];
  const turns = Math.ceil(LATENCY_SPINS / sessions.length);
  for (let turn = 0; turn < turns; turn += 1) {
    // A session has one open round at a time, so a turn begins after the answer of the one before.
    await child.ask({ ask: 'pass' }, Done);
    const start = performance.now();
    const pending = sessions.map(async (session, at) => {
      const due = start + (at * 1000) / RATE;
      await setTimeout(Math.max(0, due - performance.now()));
      await spinOver(agent, port, { ...session, Nonce: session.Nonce + turn });
      each.push(performance.now() - due);
    });
    await Promise.all(pending);
  }
  agent.destroy();
  console.log(`a spin among ${RATE} a second: half within ${percentile(each, 50).toFixed(1)} ms`);
  print({
    name: `a spin over HTTP among ${RATE} a second of ${SESSIONS} sessions, from when it is due, 99 of 100`,
    value: tidy(percentile(each, 99)),
    unit: 'ms',
    atMost: AIMS.latencyMs,
  });
}

function spinOver(agent: Agent, port: number, { Token, SeedID, Nonce }: Session): Promise<void> {
  const body = JSON.stringify({ Stake: 100, SeedID, Nonce });
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    authorization: `Bearer ${Token}`,
  };
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/api/spin', method: 'POST', headers, agent }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`a spin answers ${response.statusCode}`));
      });
    })
      .on('error', reject)
      .end(body);
  });
}

/** @throws Error if an answered spin is missing */
function verify({ rounds, settled }: ReturnType<typeof Facts.parse>): void {
  const least = (WARM_UPS + ROUNDS) * SESSIONS;
  if (rounds < least || settled !== rounds) throw new Error(`${rounds} rounds are stored, ${settled} of them settled`);
}
