import { randomUUID } from 'node:crypto';
import { heartbeat } from '#protocol/operations/connection.ts';
import { markRead } from '#protocol/operations/chat.ts';
import { answer } from '#domain/dispatch/handler.ts';
import { ENDPOINT_HANDLERS, OPERATION_HANDLERS } from '#domain/handlers.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import { createMemoryBackend, createStore } from '#domain/store.ts';
import { type BenchWorld, createBenchWorld } from './benchWorld.ts';
import { median } from './median.ts';
import { print } from './print.ts';
import { sized } from './size.ts';

const CALLS = sized(20_000, 200);
const ROUNDS = sized(5, 2);

/**
 * Returns the microseconds of the work around a handler: reading the frame, authentication, checking input and result
 * against the contract, limits, the kept answer.
 */
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
// The handler does nothing, so that the time is that of the work around it.
const nothing = { Total: 0, Public: 0, Private: 0, Announcement: 0, Club: 0, EnableClub: false };
const idle = answer(markRead, async () => nothing);
const operations = OPERATION_HANDLERS.map((handler) => (handler.contract.op === markRead.op ? idle : handler));
const quiet = await createBenchWorld(memory, createLocalBus(), 1, {
  handlers: { operations, endpoints: ENDPOINT_HANDLERS },
});
for (const [what, value] of [
  ['a call that reads', await overheadOf(quiet, heartbeat.op, {}, false)],
  ['a call that writes', await overheadOf(quiet, markRead.op, { ChannelType: 1 }, true)],
] as const) {
  print({
    name: `dispatcher: everything around ${what}, in memory`,
    value: Math.round(value),
    unit: 'µs',
    atMost: 250,
  });
}
await memory.close();
