import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { openSession } from '#domain/auth/openSession.ts';
import { createPlayer } from '#domain/player/create.ts';
import { signInChat } from '#protocol/operations/connection.ts';
import { publicMessage, sendPublicMessage } from '#protocol/operations/chat.ts';
import { writeRequest } from '#protocol/frame.ts';
import { startMemoryService, type TestService } from '../testing/memoryService.ts';

const PLAYERS = 8;
const Frame = z.object({ OP: z.int(), Result: z.object({ Seq: z.int(), Message: z.string() }) });

let service: TestService | undefined;
afterEach(() => service?.stop());

async function tokenOf({ ports }: TestService): Promise<string> {
  const now = ports.clock.now();
  const { token } = await ports.store.transaction(async (tx) => {
    const player = await createPlayer(tx, ports.random, new Date(now).toISOString(), { TptType: [1, 6], VIPLevel: 4 });
    return openSession(ports, tx, player, { provider: 'choosePhoneAccount', isRegist: false, now });
  });
  return token;
}

async function open(port: number, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws/chat`);
  await new Promise((resolve, reject) => {
    socket.once('open', () => socket.send(writeRequest(signInChat.op, 'login', {}, token)));
    socket.once('message', resolve);
    socket.once('error', reject);
  });
  return socket;
}

/** Sends a message. The pong of the ping behind it proves that the service has read both. */
async function sendAndArrive(socket: WebSocket, Message: string): Promise<void> {
  const read = once(socket, 'pong');
  socket.send(writeRequest(sendPublicMessage.op, randomUUID(), { Message }));
  socket.ping();
  await read;
}

const framesOf = (socket: WebSocket, count: number): Promise<readonly z.infer<typeof Frame>[]> =>
  new Promise((resolve) => {
    const frames: z.infer<typeof Frame>[] = [];
    socket.on('message', (data) => {
      frames.push(Frame.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '')));
      if (frames.length === count) resolve(frames);
    });
  });

it('gives players who send at the same time every message in the order of the channel, with their own as the answer', async () => {
  const started = await startMemoryService();
  service = started;
  const tokens = await Promise.all(Array.from({ length: PLAYERS }, () => tokenOf(started)));
  const sockets = await Promise.all(tokens.map((token) => open(started.port, token)));
  const heard = sockets.map((socket) => framesOf(socket, PLAYERS));
  // The store is busy until every message has arrived, so that one group commit takes them all.
  let release = (): void => {};
  const busy = new Promise<void>((resolve) => {
    release = resolve;
  });
  const working = started.ports.store.transaction(() => busy);
  await Promise.all(sockets.map((socket, at) => sendAndArrive(socket, `from ${at}`)));
  release();
  await working;
  for (const [at, frames] of (await Promise.all(heard)).entries()) {
    const seqs = frames.map(({ Result }) => Result.Seq);
    expect(seqs).toEqual(Array.from({ length: PLAYERS }, (_, place) => (seqs[0] ?? 0) + place));
    for (const { OP, Result } of frames)
      expect(OP).toBe(Result.Message === `from ${at}` ? sendPublicMessage.op + 1 : publicMessage.op);
  }
});
