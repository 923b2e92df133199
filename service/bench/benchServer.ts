import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { type WebSocket, WebSocketServer } from 'ws';
import { openSession } from '#domain/auth/session.ts';
import { createPlayer } from '#domain/player/create.ts';
import { MAX_FRAME_BYTES } from '#protocol/limits.ts';
import { publicMessage } from '#protocol/operations/chat.ts';
import { startMemoryService } from '../testing/memoryService.ts';
import { MESSAGE, PUSH_TEXT } from './message.ts';
import { ServerRequest, type ServerReport } from './reports.ts';

interface BenchServer {
  readonly port: number;
  readonly tokens: readonly string[];
  publish(messages: number): Promise<void>;
}

/** The real service on a world in memory, with as many players as sockets will sign in. */
async function serveOurs(players: number): Promise<BenchServer> {
  const service = await startMemoryService({
    logLevel: 'silent',
    maxConnectionsPerAddress: 1_000_000,
    maxRequestsPerMinute: 1_000_000,
  });
  const { ports } = service;
  const tokens: string[] = [];
  for (let made = 0; made < players; made += 1) {
    const now = ports.clock.now();
    const session = await ports.store.transaction(async (tx) => {
      const player = await createPlayer(tx, ports.random, new Date(now).toISOString(), {
        TptType: [1, 6],
        VIPLevel: 4,
      });
      return openSession(ports, tx, player, { provider: 'choosePhoneAccount', isRegist: true, now });
    });
    tokens.push(session.token);
  }
  const { op, socket } = publicMessage;
  const push = { topic: 'public', op, code: 200, result: MESSAGE, personal: false, socket };
  return {
    port: service.port,
    tokens,
    publish: (messages) => ports.bus.publish(Array.from({ length: messages }, () => push)),
  };
}

/** What one would write without further thought: `send` on each socket. It keeps a set of them and reads what they say. */
async function serveBare(): Promise<BenchServer> {
  const server = createServer();
  const wss = new WebSocketServer({ server, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  const sockets = new Set<WebSocket>();
  wss.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('message', (data) => socket.send(data, { binary: false }));
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    tokens: [],
    publish: async (messages) => {
      for (let sent = 0; sent < messages; sent += 1) for (const socket of sockets) socket.send(PUSH_TEXT);
    },
  };
}

/** What the process holds once garbage is gone and its memory has come to rest. */
async function residentBytes(): Promise<number> {
  for (let round = 0; round < 5; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  return process.memoryUsage.rss();
}

const report = (message: ServerReport): void => void process.send?.(message);
const [kind, players] = process.argv.slice(2);
const server = kind === 'ours' ? await serveOurs(Number(players)) : await serveBare();

async function answer(request: ServerRequest): Promise<void> {
  if (request.ask === 'memory') {
    report({ residentBytes: await residentBytes() });
    return;
  }
  for (let sent = 0; sent < request.groups; sent += 1) {
    await server.publish(request.messages);
    // Sockets are read and written between two groups, as they are in life.
    await setImmediate();
  }
}

process.on('message', (message) => void answer(ServerRequest.parse(message)));
process.on('disconnect', () => process.exit(0));
report({ listening: server.port, tokens: server.tokens });
