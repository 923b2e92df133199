import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heartbeat } from '#protocol/operations/connection.ts';
import { markRead, sendPublicMessage } from '#protocol/operations/chat.ts';
import { answer } from '#domain/dispatch/handler.ts';
import { ENDPOINT_HANDLERS, OPERATION_HANDLERS } from '#domain/handlers.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createMemoryBackend, createStore } from '#domain/store/index.ts';
import { openStore } from '../store/open.ts';
import { type BenchWorld, createBenchWorld } from './benchWorld.ts';
import { writeAsASendDoes } from './sendBaseline.ts';

const CALLS = 20_000;
const ROUNDS = 5;
/** As many as one player may send in a minute. */
const SENDS_A_PLAYER = 10;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Microseconds that everything around a rule takes: the frame read, the caller made sure of, input and result held to the row, limits, the kept answer. */
async function overheadOf(world: BenchWorld, op: number, payload: object, withKey: boolean): Promise<number> {
  const [connection] = world.connections;
  if (connection === undefined) throw new Error('nobody is connected');
  const frames = Array.from({ length: CALLS }, () =>
    JSON.stringify({ OP: op, CloseRSA: true, R: withKey ? randomUUID() : 'r', ...payload }),
  );
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const part = frames.slice((round * CALLS) / ROUNDS, ((round + 1) * CALLS) / ROUNDS);
    const start = performance.now();
    for (const frame of part) {
      world.passTime();
      await connection.receive(frame);
    }
    rounds.push(((performance.now() - start) * 1000) / part.length);
  }
  return median(rounds);
}

const memory = createStore(createMemoryBackend(), { bus: createLocalBus(), uuid: randomUUID });
// A rule that does nothing, so that what is left is what stands around every rule.
const nothing = { Total: 0, Public: 0, Private: 0, Announcement: 0, Club: 0, EnableClub: false };
const idle = answer(markRead, async () => nothing);
const operations = OPERATION_HANDLERS.map((handler) => (handler.row.op === markRead.op ? idle : handler));
const quiet = await createBenchWorld(memory, createLocalBus(), 1, { operations, endpoints: ENDPOINT_HANDLERS });
for (const [what, value] of [
  ['a call that reads', await overheadOf(quiet, heartbeat.op, {}, false)],
  ['a call that writes', await overheadOf(quiet, markRead.op, { ChannelType: 1 }, true)],
] as const) {
  const measure = {
    name: `dispatcher: everything around ${what}, in memory`,
    value: Math.round(value),
    unit: 'µs',
    atMost: 250,
  };
  console.log(JSON.stringify({ bench: measure }));
}
await memory.close();

// Sends through dispatcher, rules and SQLite, against the same rows written by the store alone, in turns.
const directory = await mkdtemp(join(tmpdir(), 'send-bench-'));
const bus = createLocalBus();
const store = await openStore(`sqlite:${join(directory, 'world.sqlite')}`, { bus, uuid: randomUUID });
const world = await createBenchWorld(store, bus, 60);

async function sendsASecond(): Promise<number> {
  world.advance(61_000);
  const start = performance.now();
  await Promise.all(
    world.connections.map(async (connection) => {
      for (let sent = 0; sent < SENDS_A_PLAYER; sent += 1) {
        const frame = { OP: sendPublicMessage.op, CloseRSA: true, R: randomUUID(), Message: `訊息 ${sent}` };
        await connection.receive(JSON.stringify(frame));
      }
    }),
  );
  return (world.connections.length * SENDS_A_PLAYER * 1000) / (performance.now() - start);
}

const rounds: { readonly ours: number; readonly baseline: number }[] = [];
await sendsASecond();
for (let round = 0; round < ROUNDS; round += 1) {
  const baseline = await writeAsASendDoes(store, world.connections.length, SENDS_A_PLAYER);
  rounds.push({ baseline, ours: await sendsASecond() });
}
const before = (await store.table('channels').get('public'))?.Seq ?? 0;
const kept = await store.table('messages').count({ Channel: 'public' });
if (kept !== before) throw new Error(`${before} messages were numbered and ${kept} kept`);
await store.close();
await rm(directory, { recursive: true });
const middle = rounds.toSorted((a, b) => a.ours / a.baseline - b.ours / b.baseline)[Math.floor(ROUNDS / 2)];
if (middle === undefined) throw new Error('no round was run');
const measure = {
  name: `durable public sends by ${world.connections.length} players, against the store alone writing the same rows`,
  value: Math.round(middle.ours),
  unit: 'a second',
  baseline: Math.round(middle.baseline),
  atLeast: 0.3,
};
console.log(JSON.stringify({ bench: measure }));
