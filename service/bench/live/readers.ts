import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type LiveKind, ReaderAsk } from './reports.ts';

/** After this time the missing bytes are reported. */
const LIMIT_MS = 20_000;

/** Every socket reads into these bytes, since only their count matters. */
const READ = Buffer.allocUnsafe(65_536);
const sockets: Socket[] = [];
let left = 0;
let onDone: (() => void) | undefined;

function count(bytes: number): boolean {
  left -= bytes;
  if (left <= 0) onDone?.();
  return true;
}

async function open(kind: LiveKind, port: number): Promise<void> {
  const number = sockets.length;
  let onFirst: (() => void) | undefined;
  const callback = (bytes: number): boolean => {
    onFirst?.();
    return onFirst === undefined ? count(bytes) : true;
  };
  const socket = connect({ host: '127.0.0.1', port, onread: { buffer: READ, callback } });
  sockets.push(socket);
  const answered = new Promise<void>((resolve) => {
    onFirst = resolve;
  });
  await once(socket, 'connect');
  if (kind === 'ours') socket.write(upgradeOf(port, number));
  await answered;
  onFirst = undefined;
}

const upgradeOf = (port: number, viewer: number): string =>
  [
    `GET /live/1.flv?viewer=${viewer} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');

async function missing(): Promise<number> {
  if (left > 0) {
    await new Promise<void>((resolve) => {
      const limit = setTimeout(resolve, LIMIT_MS);
      onDone = () => {
        clearTimeout(limit);
        resolve();
      };
    });
  }
  onDone = undefined;
  return Math.max(0, left);
}

async function answer(asked: ReaderAsk): Promise<void> {
  let value = 0;
  if (asked.ask === 'connect') for (let more = 0; more < asked.count; more += 1) await open(asked.kind, asked.port);
  else if (asked.ask === 'pause') for (const socket of sockets.slice(0, asked.count)) socket.pause();
  else if (asked.ask === 'expect') left = asked.bytes;
  else value = await missing();
  process.send?.({ value });
}

process.on('message', (message) => void answer(ReaderAsk.parse(message)));
process.on('disconnect', () => process.exit(0));
