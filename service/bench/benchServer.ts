import { setImmediate } from 'node:timers/promises';
import { openSession } from '#domain/auth/openSession.ts';
import { createPlayer } from '#domain/player/create.ts';
import { publicMessage } from '#protocol/operations/chat.ts';
import { startMemoryService } from '../testing/memoryService.ts';
import { type DrivenServer, serveBare, serveFloor } from './bareServers.ts';
import { MESSAGE } from './message.ts';
import { residentBytes } from './residentBytes.ts';
import { ServerKind, ServerRequest, type ServerReport } from './reports.ts';

/** Starts the real service on a world in memory, with a player for each socket. */
async function serveOurs(players: number): Promise<DrivenServer> {
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

const report = (message: ServerReport): void => void process.send?.(message);
const [kind, players] = process.argv.slice(2);
const serve = { ours: () => serveOurs(Number(players)), bare: serveBare, floor: serveFloor }[ServerKind.parse(kind)];
const server = await serve();

async function answer(request: ServerRequest): Promise<void> {
  if (request.ask === 'memory') {
    report({ residentBytes: await residentBytes() });
    return;
  }
  if (request.ask === 'processor') {
    const { user, system } = process.cpuUsage();
    report({ processorMilliseconds: (user + system) / 1000 });
    return;
  }
  for (let sent = 0; sent < request.groups; sent += 1) {
    await server.publish(request.messages);
    // Sockets are read and written between two groups, as in production.
    await setImmediate();
  }
}

process.on('message', (message) => void answer(ServerRequest.parse(message)));
process.on('disconnect', () => process.exit(0));
report({ listening: server.port, tokens: server.tokens });
