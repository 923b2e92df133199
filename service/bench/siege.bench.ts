import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './childProcess.ts';
import { percentile } from './median.ts';
import { print } from './print.ts';
import { type AttackQuestion, AttackReport, type PlayersQuestion, PlayersReport } from './siege/reports.ts';
import { sized } from './size.ts';
import { Done, Listening, LoopDelay, Memory, Processor, type ServiceQuestion } from './writes/reports.ts';

// Undisturbed players' calls while others besiege the service, against the same players' at rest. The service on a SQLite file, the
// players and the attackers are a process each; the attackers' gives way to the others. Rounds at rest and under the attack
// alternate, so that what else the machine does is in both. Attackers whose address is not made up are one address, whose requests
// and connections are not bounded here, so that every attack arrives. `SIEGE=docs` plays that scene alone.

/** A new scene is a line here and one in `siege/scenes.ts`. */
const SIEGES = [
  { scene: 'docs', what: 'requests for /docs a second', attackers: sized(60, 6) },
  { scene: 'uploads', what: 'half-sent uploads', attackers: sized(200, 10) },
  { scene: 'pictures', what: 'uploaders of pictures', attackers: sized(6, 2) },
] as const;
const ROUNDS = sized(5, 1);
const CALLS = sized(400, 20);
/** None of them calls as often as a player may in a minute. */
const PLAYERS = sized(100, 5);
/** Each may upload 20 pictures a day. */
const ATTACKING_PLAYERS = sized(200, 4);
const EVERY_MS = 10;
const AIM = 3;
/** Most that the service's memory may grow by while it is besieged: what bodies of one address may hold, and some more. */
const AIM_MIB = 100;
const MIB = 1024 * 1024;

/** What the rounds of one kind measured. */
interface Rounds {
  readonly reads: number[];
  readonly writes: number[];
  readonly late: LoopDelay[];
  busyMs: number;
  overMs: number;
}

const tidy = (value: number): number => Number(value.toPrecision(3));
const emptyRounds = (): Rounds => ({ reads: [], writes: [], late: [], busyMs: 0, overMs: 0 });

const directory = await mkdtemp(join(tmpdir(), 'siege-bench-'));
const words = [`sqlite:${join(directory, 'world.sqlite')}`, String(PLAYERS + ATTACKING_PLAYERS)];
const service = startChild<ServiceQuestion>(new URL('writes/service.ts', import.meta.url), words);
const attackers = startChild<AttackQuestion>(new URL('siege/attackers.ts', import.meta.url), []);
const players = startChild<PlayersQuestion>(new URL('siege/players.ts', import.meta.url), []);
try {
  const listening = await service.ready(Listening);
  await attackers.ready(AttackReport);
  await players.ready(PlayersReport);
  const { port } = listening;
  const tokens = listening.players.map(({ token }) => token);
  await players.ask({ ask: 'connect', port, tokens: tokens.slice(0, PLAYERS) }, PlayersReport);
  await playRound(emptyRounds());
  for (const siege of SIEGES) {
    if ((process.env['SIEGE'] ?? siege.scene) === siege.scene) await besiege(siege, port, tokens.slice(PLAYERS));
  }
} finally {
  await Promise.all([players.stop(), attackers.stop()]);
  await service.stop();
  await rm(directory, { recursive: true });
}

async function besiege(
  { scene, what, attackers: count }: (typeof SIEGES)[number],
  port: number,
  tokens: readonly string[],
): Promise<void> {
  const rest = emptyRounds();
  const besieged = emptyRounds();
  const counts = new Map<string, number>();
  let attackersMs = 0;
  let grown = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await playRound(rest);
    const held = await residentBytes();
    await attackers.ask({ ask: 'attack', scene, attackers: count, port, tokens }, AttackReport);
    await playRound(besieged);
    grown = Math.max(grown, (await residentBytes()) - held);
    const told = await attackers.ask({ ask: 'letGo' }, AttackReport);
    attackersMs += told.processorMilliseconds;
    for (const [one, times] of Object.entries(told.counts)) counts.set(one, (counts.get(one) ?? 0) + times);
  }
  console.log(`${count} ${what}: ${[...counts].map(([one, times]) => `${one}: ${times}`).join(', ')}`);
  console.log(`  at rest:          ${describe(rest)}`);
  console.log(`  under the attack: ${describe(besieged)}; the attackers’ processor ${tidy(attackersMs / 1000)} s`);
  for (const kind of ['reads', 'writes'] as const) {
    const atRest = percentile(rest[kind], 99);
    print({
      name: `p99 of what an undisturbed player ${kind} under ${count} ${what}`,
      value: tidy(percentile(besieged[kind], 99)),
      unit: 'ms',
      baseline: tidy(atRest),
      atMost: tidy(AIM * atRest),
    });
  }
  print({ name: `memory under ${count} ${what}`, value: tidy(grown / MIB), unit: 'MiB', atMost: AIM_MIB });
}

/** Lets the players make their calls, and adds what they and the service's process measured. */
async function playRound(rounds: Rounds): Promise<void> {
  await service.ask({ ask: 'watchLoop' }, Done);
  const before = await service.ask({ ask: 'processor' }, Processor);
  const start = performance.now();
  const { reads, writes } = await players.ask({ ask: 'calls', count: CALLS, everyMs: EVERY_MS }, PlayersReport);
  rounds.overMs += performance.now() - start;
  const after = await service.ask({ ask: 'processor' }, Processor);
  rounds.late.push(await service.ask({ ask: 'loopDelay' }, LoopDelay));
  rounds.reads.push(...reads);
  rounds.writes.push(...writes);
  rounds.busyMs += after.processorMilliseconds - before.processorMilliseconds;
}

async function residentBytes(): Promise<number> {
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
