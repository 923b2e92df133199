import { once } from 'node:events';
import { connect } from 'node:net';
import { publishDrawn } from '../testing/drawnStream.ts';
import { type BenchChild, startChild } from './childProcess.ts';
import { type LiveKind, Listening, type ReaderAsk, Reading, type ServerAsk } from './live/reports.ts';
import { median } from './median.ts';
import { print } from './print.ts';
import { sized } from './size.ts';

const READERS = sized(200, 10);
const STOPPED = sized(10, 2);
const ROUNDS = sized(30, 2);
/** Two seconds of 2 Mbit/s. */
const FRAMES = 60;
const FRAME_BYTES = 8000;
/** An FLV tag has 15 bytes beside its payload. Each frame has a piece of sound of 6 bytes. */
const TAGS = [FRAME_BYTES + 15, 6 + 15];
const BLOCK_BYTES = FRAMES * TAGS.reduce((sum, bytes) => sum + bytes, 0);
const MIB = 1024 * 1024;

/** A server and its readers, each in a separate process, and the function that sends a block of the stream. */
interface Side {
  readonly server: BenchChild<ServerAsk>;
  readonly readers: BenchChild<ReaderAsk>;
  readonly connect: (count: number) => Promise<void>;
  readonly send: () => Promise<void>;
}

async function start(kind: LiveKind): Promise<Side> {
  const server = startChild<ServerAsk>(new URL('live/server.ts', import.meta.url), [kind]);
  const readers = startChild<ReaderAsk>(new URL('live/readers.ts', import.meta.url), []);
  const ports = await server.ready(Listening);
  const join = async (count: number): Promise<void> =>
    void (await readers.ask({ ask: 'connect', kind, port: ports.readers, count }, Reading));
  if (kind === 'ours') {
    const publisher = await publishDrawn(`rtmp://127.0.0.1:${ports.source}/live/k`);
    await publisher.frames(FRAMES, { bytes: FRAME_BYTES, keyEvery: FRAMES });
    return {
      server,
      readers,
      connect: join,
      send: () => publisher.frames(FRAMES, { bytes: FRAME_BYTES, keyEvery: FRAMES }),
    };
  }
  // Written piece by piece, as a publisher does.
  const pieces = Array.from({ length: FRAMES }, () => TAGS.map((bytes) => Buffer.alloc(bytes, 7))).flat();
  // The bare server pipes to the readers that are connected before the publisher.
  await join(READERS);
  const socket = connect(ports.source, '127.0.0.1');
  await once(socket, 'connect');
  return {
    server,
    readers,
    connect: async () => {},
    send: async () => {
      for (const piece of pieces) if (!socket.write(piece)) await once(socket, 'drain');
    },
  };
}

const numberOf = async (side: Side, ask: ServerAsk['ask']): Promise<number> =>
  (await side.server.ask({ ask }, Reading)).value;

/** Sends a block and waits until the readers have it. @returns the number of missing bytes, and the times */
async function round(side: Side, readers: number): Promise<{ missing: number; seconds: number; processor: number }> {
  await side.readers.ask({ ask: 'expect', bytes: BLOCK_BYTES * readers }, Reading);
  const used = await numberOf(side, 'processor');
  const began = performance.now();
  const heard = side.readers.ask({ ask: 'missing' }, Reading);
  await side.send();
  const { value } = await heard;
  const seconds = (performance.now() - began) / 1000;
  return { missing: value, seconds, processor: ((await numberOf(side, 'processor')) - used) / 1000 };
}

const ours = await start('ours');
const bare = await start('bare');
const before = await numberOf(ours, 'memory');
await ours.connect(READERS);
// The first round includes the bytes that the readers got when they joined.
await round(ours, READERS);
await round(bare, READERS);
const rates: Record<LiveKind, { time: number; processor: number }[]> = { ours: [], bare: [] };
for (let at = 0; at < ROUNDS; at += 1) {
  for (const kind of at % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
    const { seconds, processor } = await round(kind === 'ours' ? ours : bare, READERS);
    const bytes = (BLOCK_BYTES * READERS) / MIB;
    rates[kind].push({ time: bytes / seconds, processor: bytes / Math.max(0.001, processor) });
  }
}
const middle = (kind: LiveKind, of: 'time' | 'processor'): number =>
  Math.round(median(rates[kind].map((rate) => rate[of])));
const what = `a live stream fanned out to ${READERS} readers`;
print({ name: what, value: middle('ours', 'time'), unit: 'MiB/s', baseline: middle('bare', 'time'), atLeast: 0.8 });
console.log(
  `of processor time: ratio ${(middle('ours', 'processor') / middle('bare', 'processor')).toFixed(2)} to a bare pipe`,
);
const after = await numberOf(ours, 'memory');
print({
  name: 'resident memory of a viewer',
  value: Math.round((after - before) / READERS / 1024),
  unit: 'KiB',
  atMost: 300,
});

await ours.readers.ask({ ask: 'pause', count: STOPPED }, Reading);
let missing = 0;
for (let at = 0; at < Math.ceil(ROUNDS / 3); at += 1) missing += (await round(ours, READERS - STOPPED)).missing;
print({
  name: `frames that viewers lose while ${STOPPED} others stop reading`,
  value: Math.ceil(missing / FRAME_BYTES),
  unit: 'frames',
  atMost: 0,
});
for (const { server, readers } of [ours, bare]) {
  await readers.stop();
  await server.stop();
}
process.exit(0);
