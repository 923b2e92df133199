import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '#service/bench/childProcess.ts';
import { median, percentile } from '#service/bench/median.ts';
import { print } from '#service/bench/print.ts';
import { sized } from '#service/bench/size.ts';
import { MAX_UNITS } from '../openDatabase.ts';
import {
  type BareQuestion,
  Bets,
  Done,
  Drawn,
  type DriverQuestion,
  DriverReport,
  Facts,
  Heard,
  Listening,
  Opened,
  OpenRound,
  type PlayersQuestion,
  Sent,
  type ServerQuestion,
} from './table/reports.ts';

// One table with 200 players: durable bets against the bare driver that writes the same rows in as many commits, and the push of the result
// against a bare ws server that sends the same text. Sides alternate, so that a busy moment of the machine touches each.

const PLAYERS = sized(200, 6);
/** The bets of a player arrive at once, so that the bench measures work and not the pauses in which bets gather. */
const EACH = sized(10, 2);
const WARM_UPS = sized(4, 1);
const ROUNDS = sized(30, 1);
const AIMS = { bets: 0.25, fanOut: 0.5, latencyMs: 150 };

const tidy = (value: number): number => Number(value.toPrecision(4));
const BETS = PLAYERS * EACH;

const directory = await mkdtemp(join(tmpdir(), 'table-bench-'));
const driver = startChild<DriverQuestion>(new URL('table/driver.ts', import.meta.url), [
  join(directory, 'driver.sqlite'),
]);
await driver.ready(Done);
const server = startChild<ServerQuestion>(new URL('table/server.ts', import.meta.url), [
  `sqlite:${join(directory, 'games.sqlite')}`,
  'cards',
  String(PLAYERS),
]);
const { port } = await server.ready(Listening);
const bare = startChild<BareQuestion>(new URL('table/bare.ts', import.meta.url), []);
const { port: barePort } = await bare.ready(Listening);
const players = startChild<PlayersQuestion>(new URL('table/players.ts', import.meta.url), []);
await players.ready(Done);
const listeners = startChild<PlayersQuestion>(new URL('table/players.ts', import.meta.url), []);
await listeners.ready(Done);

const rates = { ours: [] as number[], driver: [] as number[] };
const fanOut = { ours: [] as number[], bare: [] as number[] };
const latencies: number[] = [];
try {
  const { tokens } = await server.ask({ ask: 'open', players: PLAYERS }, Opened);
  await players.ask({ ask: 'connect', port, tokens, enters: true }, Done);
  await listeners.ask({ ask: 'connect', port: barePort, tokens, enters: false }, Done);
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) await measure(round >= WARM_UPS);
  const { bets, paid } = await server.ask({ ask: 'facts' }, Facts);
  const all = (WARM_UPS + ROUNDS) * BETS;
  if (bets !== all || paid !== all) throw new Error(`${bets} bets of ${all} are stored, ${paid} of them paid`);
} finally {
  await Promise.all([players.stop(), listeners.stop()]);
  await Promise.all([server.stop(), bare.stop(), driver.stop()]);
  await rm(directory, { recursive: true });
}
print({
  name: `durable bets of ${PLAYERS} players at one table into SQLite, against the bare driver at ${MAX_UNITS} a transaction`,
  value: tidy(median(rates.ours)),
  unit: 'a second',
  baseline: tidy(median(rates.driver)),
  atLeast: AIMS.bets,
});
print({
  name: `push of a result to ${PLAYERS} players, against a bare ws server`,
  value: tidy(median(fanOut.ours)),
  unit: 'deliveries a second',
  baseline: tidy(median(fanOut.bare)),
  atLeast: AIMS.fanOut,
});
print({
  name: `a stored result at the last of ${PLAYERS} players, 99 of 100 rounds`,
  value: tidy(percentile(latencies, 99)),
  unit: 'ms',
  atMost: AIMS.latencyMs,
});

async function measure(counts: boolean): Promise<void> {
  const { TableRoundID } = await server.ask({ ask: 'round' }, OpenRound);
  const ours = await players.ask({ ask: 'bet', TableRoundID, each: EACH }, Bets);
  const theirs = await driver.ask({ bets: BETS, players: PLAYERS, batch: MAX_UNITS }, DriverReport);
  const { stored, sent, text } = await server.ask({ ask: 'draw' }, Drawn);
  const heard = await players.ask({ ask: 'heard' }, Heard);
  const bareSent = await bare.ask({ text }, Sent);
  const bareHeard = await listeners.ask({ ask: 'heard' }, Heard);
  await server.ask({ ask: 'end' }, Done);
  if (!counts) return;
  rates.ours.push((BETS * 1000) / ours.took);
  rates.driver.push((BETS * 1000) / theirs.took);
  const last = Math.max(...heard.at);
  fanOut.ours.push((PLAYERS * 1000) / (last - sent));
  fanOut.bare.push((PLAYERS * 1000) / (Math.max(...bareHeard.at) - bareSent.sent));
  latencies.push(last - stored);
}
