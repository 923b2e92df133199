import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { openSession } from '#domain/auth/openSession.ts';
import { createPlayer } from '#domain/player/create.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { Ports } from '#domain/ports/index.ts';
import { createStore } from '#domain/store.ts';
import { openPostgres } from '#store/postgres/postgres.ts';
import { readBrands } from '../../brands.ts';
import { readConfig } from '../../config.ts';
import { letHeapGrow } from '../../heapGrowth.ts';
import { PATHS } from '../../paths.ts';
import { PLATFORM_DATABASE } from '../../platformDatabase.ts';
import { createLog } from '../../ports/log.ts';
import { startService } from '../../service.ts';
import type { BenchPlayer } from '../writes/reports.ts';
import { NodeQuestion } from './reports.ts';

// One of several services on one PostgreSQL database, in a separate process: `node.ts <database URL> <players> [Redis
// URL]`.

const VIP = 8;
/** As in `service/database.ts`. */
const MAX_CALLERS = 64;

letHeapGrow();
const [databaseUrl = '', count = '', redisUrl = ''] = process.argv.slice(2);
const brands = readBrands(PATHS.brands);
const config = readConfig(
  {
    PORT: '0',
    LOG_LEVEL: 'silent',
    MAX_REQUESTS_PER_MINUTE: '1000000',
    MAX_FRAMES_PER_SECOND_PER_ADDRESS: '1000000',
    MAX_CONNECTIONS_PER_ADDRESS: '1000000',
    DEV_TOOLS: '1',
    DEMO_LIFE: '0',
    DATABASE_URL: databaseUrl,
    ...(redisUrl !== '' && { REDIS_URL: redisUrl }),
  },
  brands.map(({ ID }) => ID),
);
const run = { statements: 0, commits: 0, rollbacks: 0 };
const onStatement = (sql: string): void => {
  run.statements += 1;
  if (sql === 'COMMIT') run.commits += 1;
  if (sql === 'ROLLBACK') run.rollbacks += 1;
};
const bus = createLocalBus();
const store = createStore(await openPostgres(PLATFORM_DATABASE, databaseUrl, { onStatement }), {
  bus,
  uuid: () => randomUUID(),
  pause: () => setImmediate(),
  most: MAX_CALLERS,
});
const log = createLog('silent');
const service = await startService({
  config,
  brands,
  store,
  bus,
  log,
  appFolder: '/nonexistent',
  docsFolder: PATHS.docs,
});
const players: BenchPlayer[] = [];
while (players.length < Number(count)) players.push(await signUp(service.ports));

/** Signs up a new player by phone. */
function signUp(ports: Ports): Promise<BenchPlayer> {
  const now = ports.clock.now();
  return ports.store.transaction(async (tx) => {
    const RegistTime = new Date(now).toISOString();
    const player = await createPlayer(tx, ports.random, RegistTime, { TptType: [1, 6], VIPLevel: VIP, RegistTime });
    return openSession(ports, tx, player, { provider: 'choosePhoneAccount', isRegist: true, now });
  });
}

async function answer(question: NodeQuestion): Promise<object> {
  if (question.ask === 'usage') {
    const { user, system } = process.cpuUsage();
    return { processorMilliseconds: (user + system) / 1000, ...run };
  }
  if (question.ask === 'players') {
    const more: BenchPlayer[] = [];
    while (more.length < question.count) more.push(await signUp(service.ports));
    return { players: more };
  }
  service.ports.clock.advance(question.milliseconds);
  await service.ports.clock.kept?.();
  return { done: true };
}

process.on('message', (message) => {
  void answer(NodeQuestion.parse(message)).then((report) => process.send?.(report));
});
process.on('disconnect', () => {
  void service.stop().then(() => process.exit(0));
});
process.send?.({ port: service.port, players });
