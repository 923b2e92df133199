import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#service/testing/freePort.ts';
import { ALL_PARTS, composeProduct, type Product } from './product/composeProduct.ts';
import { launchOnce, ownEnvironment, type ProcessPlan } from './product/processPlan.ts';
import { portsAfter } from './product/ports.ts';
import { shippedNginx } from './product/shippedNginx.ts';
import { runInTerminal } from './product/runInTerminal.ts';
import { openGames } from './product/startProduct.ts';
import { temporaryFolder } from './product/temporaryFolder.ts';
import { watchServer } from './product/watchServer.ts';
import { runCommand } from './testing/command.ts';
import { ensurePostgres } from './testing/postgres.ts';
import { installRedis } from './testing/redis.ts';

// `npm run cluster` after `npm run build` starts PostgreSQL, Redis, three service processes, the game server, the sandbox gateway and nginx
// with `deploy/nginx` on this machine, with the demo world and its live room. Ctrl+C ends everything and removes all data.
const NODES = 3;
const PORT = Number(process.env['CLUSTER_PORT'] ?? 8080);
const ORIGIN = `http://localhost:${PORT}`;
/** Each process uses the ports after its own for its development provider. */
const portOf = (node: number): number => PORT + 10 * (node + 1);
/** The first node receives the stream of the demo world's room. The other nodes redirect viewers. */
const rtmpPortOf = (node: number): number => PORT + 2 + node;
/** The ports of the service processes in deploy/nginx. */
const SHIPPED_PORTS = [8781, 8782, 8783];

const nodePlan = ({ service }: Product, node: number): ProcessPlan => ({
  ...service,
  name: `node ${node + 1}`,
  environment: {
    ...service.environment,
    PORT: String(portOf(node)),
    RTMP_PORT: String(rtmpPortOf(node)),
    LIVE_DEMO: node === 0 ? '1' : '0',
  },
  ready: `http://127.0.0.1:${portOf(node)}/healthz`,
  address: `port ${portOf(node)}`,
});

const redisPlan = (folder: string, port: number): ProcessPlan => ({
  name: 'Redis',
  command: 'redis-server',
  args: ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
  environment: ownEnvironment(),
  ready: /Ready to accept connections/,
  address: `redis://127.0.0.1:${port}`,
  shows: false,
});

/** The shipped configuration without the addresses for players, which need a certificate. */
const nginxPlan = (folder: string): ProcessPlan => ({
  ...shippedNginx({
    folder,
    ports: new Map([[8080, PORT], ...SHIPPED_PORTS.map((port, node): [number, number] => [port, portOf(node)])]),
  }),
  ready: `http://127.0.0.1:${PORT}/healthz`,
  address: ORIGIN,
});

const has = (program: string): boolean => spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0;

async function ensureNginx(): Promise<void> {
  if (has('nginx')) return;
  if (process.getuid?.() === 0)
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx']);
  if (!has('nginx')) throw new Error('There is no nginx. Install nginx 1.18 or newer.');
}

await runInTerminal(async (group) => {
  if (!existsSync('dist/app/index.html')) throw new Error('There is no built app. Run "npm run build" first.');
  // This run uses its own server.
  delete process.env['TEST_POSTGRES_URL'];
  await ensureNginx();
  await installRedis();
  const postgres = await ensurePostgres();
  if (postgres === undefined) throw new Error('There is no PostgreSQL. Install PostgreSQL 15 or newer.');
  group.endLast(() => postgres.stop());
  if (postgres.own !== undefined) {
    const watch = watchServer({ name: 'PostgreSQL', ...postgres.own }, console.log);
    // Runs before the server stops.
    group.endLast(() => watch.stop());
  }
  const folder = temporaryFolder();
  const redis = redisPlan(folder, await freePort());
  const product = composeProduct({
    parts: ALL_PARTS,
    settings: {
      LOG_LEVEL: 'warn',
      ...process.env,
      DATABASE_URL: postgres.url,
      PROVIDER_DATABASE: postgres.url,
      REDIS_URL: redis.address,
      PUBLIC_ORIGIN: ORIGIN,
      TRUST_PROXY: '1',
      DEV_TOOLS: '1',
      DRAIN_SECONDS: '0',
      GAMES_PORT: String(PORT + 1),
    },
    ports: portsAfter(portOf(0)),
    folder: join(folder, 'games'),
    launch: launchOnce,
    platform: `http://127.0.0.1:${PORT}`,
    pages: [`http://127.0.0.1:${PORT}`],
  });
  // The nodes need the game server's jackpots from the start.
  await group.start(...[redis, product.gateway, product.gameServer].filter((plan) => plan !== undefined));
  // The first node creates the demo world.
  for (let node = 0; node < NODES; node += 1) await group.start(nodePlan(product, node));
  await group.start(nginxPlan(folder));
  await openGames(product);
  console.log(`\n${NODES} processes are at ${ORIGIN}. The codes for signing in arrive at ${ORIGIN}/dev`);
  console.log('Kill one with kill -9 and watch the page go on. Ctrl+C ends everything.\n');
});
