import { randomBytes, randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { writeRequest } from '#protocol/frame.ts';
import { signInChat } from '#protocol/operations/connection.ts';
import { ClientRequest, type ClientReport } from './reports.ts';

/** The most sockets that connect at the same time. */
const AT_ONCE = 50;
/** An unsolicited pong keeps a long round from the silence timeout. */
const PONG_EVERY_MS = 15_000;
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Every socket reads into these bytes, since only their count matters. */
const READ = Buffer.allocUnsafe(65_536);

const sockets: Socket[] = [];
let left = 0;
let onHeard: (() => void) | undefined;

/** Counts bytes instead of parsing frames, so that the clients cost little beside the measured server. */
function count(bytes: number): void {
  left -= bytes;
  if (left <= 0) onHeard?.();
}

/** Opens one socket and signs in. Resolves with the first bytes of the answer. */
async function open(port: number, token: string): Promise<void> {
  let take: (bytes: number) => void = count;
  const chunk = (): Promise<string> =>
    new Promise((resolve) => {
      take = (bytes) => {
        take = count;
        resolve(READ.toString('latin1', 0, bytes));
      };
    });
  const onread = {
    buffer: READ,
    callback: (bytes: number) => {
      take(bytes);
      return true;
    },
  };
  const socket = connect({ host: '127.0.0.1', port, onread });
  sockets.push(socket);
  socket.on('error', (error) => {
    throw error;
  });
  socket.on('end', () => {
    throw new Error('the server ended a socket');
  });
  const upgraded = chunk();
  socket.write(upgradeOf(port));
  const [status] = (await upgraded).split('\r\n');
  if (status?.includes('101') !== true) throw new Error(`the upgrade was answered ${status ?? ''}`);
  const answered = chunk();
  socket.write(maskedFrame(writeRequest(signInChat.op, randomUUID(), {}, token)));
  await answered;
}

const upgradeOf = (port: number): string =>
  [
    'GET /ws/chat HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n');

/** A client's text frame of 126 to 65,535 bytes, masked with zeros, which leave the text unchanged. */
function maskedFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const head = Buffer.from([0x81, 0x80 | 126, 0, 0, 0, 0, 0, 0]);
  head.writeUInt16BE(payload.length, 2);
  return Buffer.concat([head, payload]);
}

async function answer(asked: ClientRequest): Promise<void> {
  if (asked.ask === 'connect') {
    for (let opened = 0; opened < asked.count; opened += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, asked.count - opened) }, (_, at) => opened + at);
      await Promise.all(batch.map((at) => open(asked.port, asked.tokens[at] ?? 'f'.repeat(64))));
    }
  } else if (asked.ask === 'expect') {
    left = asked.bytes;
  } else if (left > 0) {
    await new Promise<void>((resolve) => {
      onHeard = resolve;
    });
    onHeard = undefined;
  }
  const report: ClientReport = { done: asked.ask };
  process.send?.(report);
}

setInterval(() => {
  for (const socket of sockets) socket.write(PONG);
}, PONG_EVERY_MS);
process.on('message', (message) => void answer(ClientRequest.parse(message)));
process.on('disconnect', () => process.exit(0));
