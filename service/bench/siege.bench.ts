import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import { type BenchChild, startChild } from './childProcess.ts';
import { percentile } from './median.ts';
import { print } from './print.ts';
import { LINK_BYTES_PER_SECOND } from './siege/link.ts';
import {
  type AttackQuestion,
  AttackReport,
  BareListening,
  type BareQuestion,
  type PlayersQuestion,
  PlayersReport,
} from './siege/reports.ts';
import { sized } from './size.ts';
import { Done, Listening, LoopDelay, Memory, Processor, type ServiceQuestion } from './writes/reports.ts';

// Compares players' calls during an attack with the same calls at rest. The service on a SQLite file, the players and
// the attackers are separate processes; the attackers have the lowest priority. Rounds at rest and under attack
// alternate, so that other work of the machine affects both. Floods use a service with default limits, from a separate
// address. The attackers of other scenes have invented addresses, or share one address without limits of requests and
// connections, so that no limit stops the attack; together they send at most 1 Gbit/s.
// In the same rounds a bare server gets the same attack. It answers the players without any work and refuses all other requests unread.
// Against pictures it has the service's decoder. The delay of its players is caused by the machine, and the service cannot avoid it. The
// bench reports the ratio of each call's time under attack to its time at rest for both servers, and the difference that the service
// causes. `SIEGE=docs` runs only that scene.

/** A new scene is a line here and a line in `siege/scenes.ts`. */
const SIEGES = [
  { scene: 'docs', what: 'requests for /docs a second', attackers: sized(60, 6) },
  { scene: 'uploads', what: 'half-sent uploads', attackers: sized(200, 10) },
  { scene: 'pictures', what: 'uploaders of pictures', attackers: sized(6, 2) },
  { scene: 'strangers', what: 'strangers who fill the database', attackers: sized(6, 2) },
  { scene: 'pipeline', what: 'pipeline of 2,000 requests a second', attackers: 1, isBounded: true },
  { scene: 'probes', what: 'pipeline of 2,000 probes a second', attackers: 1, isBounded: true },
  { scene: 'connections', what: 'caller with 2,000 connections a second', attackers: 1, isBounded: true },
] as const;
const ROUNDS = sized(5, 1);
const CALLS = sized(400, 20);
/** Enough players that each stays below the rate limit of calls. */
const PLAYERS = sized(100, 5);
/** Each may upload 20 pictures a day. */
const ATTACKING_PLAYERS = sized(200, 4);
const EVERY_MS = 10;
const AIM = 3;
/**
 * The most MiB that the service's memory may grow during an attack: the limit of bodies of one address, and a margin.
 */
const AIM_MIB = 100;
const MIB = 1024 * 1024;

/** The server that players call, with the service's process to watch. */
interface BesiegedServer {
  readonly port: number;
  readonly service: BenchChild<ServiceQuestion>;
}

/** The measures of the rounds of one kind. */
interface Rounds {
  readonly reads: number[];
  readonly writes: number[];
  /** Only of the service. */
  readonly late: LoopDelay[];
  busyMs: number;
  overMs: number;
}

/** The attackers' report of all rounds. */
interface Attacks {
  readonly counts: Map<string, number>;
  sentBytes: number;
  milliseconds: number;
  processorMilliseconds: number;
}

const tidy = (value: number): number => Number(value.toPrecision(3));
const emptyRounds = (): Rounds => ({ reads: [], writes: [], late: [], busyMs: 0, overMs: 0 });
const noAttacks = (): Attacks => ({ counts: new Map(), sentBytes: 0, milliseconds: 0, processorMilliseconds: 0 });

const directory = await mkdtemp(join(tmpdir(), 'siege-bench-'));
const startService = (name: string, ...words: readonly string[]): BenchChild<ServiceQuestion> =>
  startChild(new URL('writes/service.ts', import.meta.url), [`sqlite:${join(directory, name)}`, ...words]);
const open = startService('world.sqlite', String(PLAYERS + ATTACKING_PLAYERS));
const bounded = startService('bounded.sqlite', String(PLAYERS), 'bounded');
const bare = startChild<BareQuestion>(new URL('siege/bareService.ts', import.meta.url), []);
const attackers = startChild<AttackQuestion>(new URL('siege/attackers.ts', import.meta.url), []);
const players = startChild<PlayersQuestion>(new URL('siege/players.ts', import.meta.url), []);
try {
  const listening = await open.ready(Listening);
  const boundedListening = await bounded.ready(Listening);
  const barePort = (await bare.ready(BareListening)).port;
  await attackers.ready(AttackReport);
  await players.ready(PlayersReport);
  const tokensOf = ({ players: made }: z.infer<typeof Listening>): readonly string[] => made.map(({ token }) => token);
  const tokens = tokensOf(listening);
  const servers = {
    open: { port: listening.port, service: open },
    bounded: { port: boundedListening.port, service: bounded },
  };
  for (const [port, theirs, service] of [
    [listening.port, tokens, open],
    [boundedListening.port, tokensOf(boundedListening), bounded],
    [barePort, tokens, open],
  ] as const) {
    await players.ask({ ask: 'connect', port, tokens: theirs.slice(0, PLAYERS) }, PlayersReport);
    await playRound({ port, service }, emptyRounds());
  }
  for (const siege of SIEGES) {
    if ((process.env['SIEGE'] ?? siege.scene) === siege.scene)
      await besiege(siege, 'isBounded' in siege ? servers.bounded : servers.open, barePort, tokens.slice(PLAYERS));
  }
} finally {
  await Promise.all([players.stop(), attackers.stop(), bare.stop()]);
  await Promise.all([open.stop(), bounded.stop()]);
  await rm(directory, { recursive: true });
}

async function besiege(
  { scene, what, attackers: count }: (typeof SIEGES)[number],
  server: BesiegedServer,
  barePort: number,
  tokens: readonly string[],
): Promise<void> {
  const [rest, besieged, attacks] = [emptyRounds(), emptyRounds(), noAttacks()];
  const [bareRest, bareBesieged, bareAttacks] = [emptyRounds(), emptyRounds(), noAttacks()];
  await bare.ask({ ask: 'decode', decodes: scene === 'pictures' }, Done);
  let atRest = 0;
  let grown = 0;
  const { service } = server;
  const bareServer = { port: barePort, service };
  const attack = async (target: BesiegedServer, rounds: Rounds, told: Attacks): Promise<void> => {
    await attackers.ask({ ask: 'attack', scene, attackers: count, port: target.port, tokens }, AttackReport);
    await playRound(target, rounds);
    const held = await residentBytes(service);
    addAttack(told, await attackers.ask({ ask: 'letGo' }, AttackReport));
    if (target === server) grown = Math.max(grown, held - atRest);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    await playRound(server, rest);
    atRest = await residentBytes(service);
    await attack(server, besieged, attacks);
    await playRound(bareServer, bareRest);
    await attack(bareServer, bareBesieged, bareAttacks);
  }
  console.log(`${count} ${what}: ${describeAttacks(attacks)}`);
  console.log(`  at rest:                ${describe(rest)}`);
  console.log(`  under the attack:       ${describe(besieged)}`);
  console.log(`  a bare server at rest:  ${describe(bareRest)}`);
  console.log(`  under the same attack:  ${describe(bareBesieged)}; ${describeAttacks(bareAttacks)}`);
  const ofBare = ({ reads, writes }: Rounds): number => percentile([...reads, ...writes], 99);
  const [bareCalm, bareStormy] = [ofBare(bareRest), ofBare(bareBesieged)];
  const machine = bareStormy / bareCalm;
  const limit = `p99 of ${tidy(bareCalm)} ms becomes ${tidy(bareStormy)} ms, × ${tidy(machine)}`;
  console.log(`  the machine’s part:     ${limit}`);
  for (const kind of ['reads', 'writes'] as const) {
    const calm = percentile(rest[kind], 99);
    const stormy = percentile(besieged[kind], 99);
    const own = `× ${tidy(stormy / calm)}, of which the service’s own × ${tidy(stormy / calm / machine)}`;
    console.log(
      `  ${kind} of the service:${' '.repeat(8 - kind.length)}p99 of ${tidy(calm)} ms becomes ${tidy(stormy)} ms, ${own}`,
    );
    print({
      name: `p99 of what an undisturbed player ${kind} under ${count} ${what}`,
      value: tidy(stormy),
      unit: 'ms',
      baseline: tidy(calm),
      atMost: tidy(AIM * calm),
    });
  }
  print({ name: `memory under ${count} ${what}`, value: tidy(grown / MIB), unit: 'MiB', atMost: AIM_MIB });
}

function addAttack(all: Attacks, { counts, sentBytes, milliseconds, processorMilliseconds }: AttackReport): void {
  for (const [one, times] of Object.entries(counts)) all.counts.set(one, (all.counts.get(one) ?? 0) + times);
  all.sentBytes += sentBytes;
  all.milliseconds += milliseconds;
  all.processorMilliseconds += processorMilliseconds;
}

/** Lets the players call one server, and adds the measures of the players and of the service's process. */
async function playRound({ port, service }: BesiegedServer, rounds: Rounds): Promise<void> {
  await service.ask({ ask: 'watchLoop' }, Done);
  const before = await service.ask({ ask: 'processor' }, Processor);
  const start = performance.now();
  const { reads, writes } = await players.ask({ ask: 'calls', port, count: CALLS, everyMs: EVERY_MS }, PlayersReport);
  rounds.overMs += performance.now() - start;
  const after = await service.ask({ ask: 'processor' }, Processor);
  rounds.late.push(await service.ask({ ask: 'loopDelay' }, LoopDelay));
  rounds.reads.push(...reads);
  rounds.writes.push(...writes);
  rounds.busyMs += after.processorMilliseconds - before.processorMilliseconds;
}

async function residentBytes(service: BenchChild<ServiceQuestion>): Promise<number> {
  return (await service.ask({ ask: 'memory' }, Memory)).residentBytes;
}

function describe({ reads, writes, late, busyMs, overMs }: Rounds): string {
  const calls = [['reads', reads] as const, ['writes', writes] as const].map(
    ([kind, took]) =>
      `${took.length} ${kind}, p50 ${tidy(percentile(took, 50))} ms, p99 ${tidy(percentile(took, 99))} ms`,
  );
  const [p99, most] = [Math.max(...late.map((each) => each.p99)), Math.max(...late.map(({ max }) => max))];
  return `${calls.join('; ')}; event loop late by ${tidy(p99)} ms (p99), ${tidy(most)} ms at most; processor ${tidy((100 * busyMs) / overMs)} %`;
}

function describeAttacks({ counts, sentBytes, milliseconds, processorMilliseconds }: Attacks): string {
  const rate = (1000 * sentBytes) / milliseconds;
  const sent = `${tidy(sentBytes / 1e6)} MB sent, ${tidy(rate / 1e6)} MB/s of ${LINK_BYTES_PER_SECOND / 1e6}`;
  const what = [...counts].map(([one, times]) => `${one}: ${times}`).join(', ');
  return `${what}; ${sent}; the attackers’ processor ${tidy((100 * processorMilliseconds) / milliseconds)} %`;
}
