import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { createLocalBus } from '#domain/ports/bus.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { enlargeWorld } from '#domain/world/large.ts';
import { SAMPLES } from '#conformance/samples.ts';
import type { OperationContract } from '#protocol/operation.ts';
import { OPERATIONS } from '#protocol/operations/index.ts';
import { openStore } from '#store/open.ts';
import { PLATFORM_DATABASE } from '../platformDatabase.ts';
import { type BenchWorld, createBenchWorld } from './benchWorld.ts';
import { median } from './median.ts';
import { print } from './print.ts';
import { sized } from './size.ts';

// Times every read-only call in a small and in a large world. The time may grow with the logarithm of the world's size,
// but not linearly. WORLD_PLAYERS sets the size; WORLD_DATABASE names a world created by `npm run world`.
const SMALL = sized(500, 70);
const LARGE = Number(process.env['WORLD_PLAYERS'] ?? sized(20_000, 80));
const MESSAGES_A_PLAYER = sized(50, 5);
const ROUNDS = sized(41, 1);
/** An allowance beyond the logarithm: caches hold a smaller part of a large world, and the machine does other work. */
const ALLOWANCE = 1.6;
/** Shorter times, in microseconds, are not compared. */
const FLOOR_US = 150;
/** A copied player, as most players of a large world are. */
const WHO = '900000061';

const Answer = z.object({ Code: z.int() });

interface OpenWorld extends BenchWorld {
  close(): Promise<void>;
}

async function openWorld(url: string, players: number): Promise<OpenWorld> {
  const bus = createLocalBus();
  const store = await openStore(PLATFORM_DATABASE, url, { bus, uuid: randomUUID });
  if (await seedDemoWorld(store, Date.now())) {
    await enlargeWorld(store, { players, messages: players * MESSAGES_A_PLAYER });
  }
  const world = await createBenchWorld(store, bus, [WHO]);
  return { ...world, close: () => store.close() };
}

/** Microseconds of one call. Undefined if this player is refused. */
async function timeOf(world: BenchWorld, contract: OperationContract): Promise<number | undefined> {
  const [connection] = contract.socket === 'lobby' ? world.lobbyConnections : world.connections;
  if (connection === undefined) throw new Error('nobody is connected');
  world.advance(11_000);
  const start = performance.now();
  await connection.receive(JSON.stringify({ OP: contract.op, CloseRSA: true, R: 'r', ...SAMPLES[contract.name] }));
  const took = (performance.now() - start) * 1000;
  return Answer.parse(JSON.parse(world.lastAnswer())).Code === 200 ? took : undefined;
}

const directory = await mkdtemp(join(tmpdir(), 'query-bench-'));
const small = await openWorld(`sqlite:${join(directory, 'small.sqlite')}`, SMALL);
const large = await openWorld(process.env['WORLD_DATABASE'] ?? `sqlite:${join(directory, 'large.sqlite')}`, LARGE);
const skipped: string[] = [];
for (const contract of OPERATIONS.filter(({ effect, caller }) => effect === 'read' && caller !== 'anyone')) {
  const times = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [a, b] = [await timeOf(small, contract), await timeOf(large, contract)];
    if (a === undefined || b === undefined) break;
    times.small.push(a);
    times.large.push(b);
  }
  if (times.large.length < ROUNDS) {
    skipped.push(contract.name);
    continue;
  }
  const baseline = Math.max(FLOOR_US, Math.round(median(times.small)));
  print({
    name: `${contract.op} ${contract.name} among ${LARGE} players, against ${SMALL}`,
    value: Math.round(median(times.large)),
    unit: 'µs',
    baseline,
    atMost: Math.round(baseline * (Math.log(LARGE) / Math.log(SMALL)) * ALLOWANCE),
  });
}
console.log(`not measured, since the sample is refused: ${skipped.join(', ')}`);
await small.close();
await large.close();
await rm(directory, { recursive: true });
