import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readCatalogue } from '#games/server/catalogue/readCatalogue.ts';
import { declaredGames } from '#games/server/development/declaredGames.ts';
import { declareProvider } from '#games/server/development/declareProvider.ts';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { readBrands } from '#service/brands.ts';
import { sandboxPort, sandboxSettings } from '#service/sandboxGateway/settings.ts';
import { runCommand } from './testing/command.ts';
import { ensurePostgres } from './testing/postgres.ts';
import { ensureRedis } from './testing/redis.ts';

// `npm run cluster` after `npm run build`: PostgreSQL, Redis, three service processes, the game server and nginx with `deploy/nginx.conf` on this
// machine, with the demo world and its live room. Ctrl+C ends all of it, and nothing is kept.
const NODES = 3;
const PORT = Number(process.env['CLUSTER_PORT'] ?? 8080);
const GAMES_PORT = PORT + 1;
/** Of the first node, which takes the stream of the demo world's room; the others have the ports after it and pass viewers on. */
const RTMP_PORT = PORT + 2;
/** Each process has the ports after its own for its development provider. */
const portOf = (node: number): number => PORT + 10 * (node + 1);
const START_MS = 180_000;
const RESTART_MS = 2000;
const SHIPPED_PORTS = [8787, 8788, 8789];

const endings: (() => Promise<unknown>)[] = [];
let isEnding = false;
async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  for (const ending of endings.toReversed()) await ending().catch(() => {});
  process.exit(code);
}

/** Starts a program that ends with this one. */
function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  // In a group of its own, or Ctrl+C of the terminal would end it before this program does, in no order.
  return spawn(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'], detached: true });
}

const endOf = (child: ChildProcess) => async (): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  child.kill('SIGTERM');
  await ended;
};

async function serves(url: string): Promise<void> {
  const until = performance.now() + START_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > until) throw new Error(`${url} does not answer`);
    await setTimeout(200);
  }
}

/** Starts a node, and starts it again when it ends, as a supervisor does. */
function startNode(node: number, env: NodeJS.ProcessEnv): void {
  const child = start(process.execPath, ['--import', 'tsx', 'service/main.ts'], env);
  console.log(`node ${node + 1}: process ${child.pid ?? 0}, port ${portOf(node)}`);
  const ending = endOf(child);
  endings.push(ending);
  child.once('exit', (code, signal) => {
    endings.splice(endings.indexOf(ending), 1);
    if (isEnding) return;
    console.log(`node ${node + 1} ended (${signal ?? code ?? ''}); it starts again in ${RESTART_MS / 1000} s`);
    void setTimeout(RESTART_MS).then(() => {
      if (!isEnding) startNode(node, env);
    });
  });
}

/** The shipped file with the ports of this run, and its temporary files in a folder of this run. */
async function startNginx(folder: string): Promise<void> {
  const shipped = await readFile('deploy/nginx.conf', 'utf8');
  const ported = SHIPPED_PORTS.reduce(
    (text, port, node) => text.replace(`127.0.0.1:${port}`, `127.0.0.1:${portOf(node)}`),
    shipped.replace('listen 8080;', `listen 127.0.0.1:${PORT};`),
  );
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const paths = kinds.map((kind) => `  ${kind}_temp_path ${folder}/${kind};`);
  const file = join(folder, 'nginx.conf');
  await writeFile(file, ported.replace('http {\n', `http {\n  access_log off;\n${paths.join('\n')}\n`));
  const nginx = start('nginx', [
    '-p',
    folder,
    '-c',
    file,
    '-g',
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log;`,
  ]);
  endings.push(endOf(nginx));
}

const has = (program: string): boolean => spawnSync(program, ['-v'], { stdio: 'ignore' }).status === 0;

async function ensureNginx(): Promise<void> {
  if (has('nginx')) return;
  if (process.getuid?.() === 0)
    await runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'nginx']);
  if (!has('nginx')) throw new Error('there is no nginx: install nginx 1.18 or newer');
}

async function main(): Promise<void> {
  if (!existsSync('dist/app/index.html')) throw new Error('there is no built app: run "npm run build" first');
  // The servers of this run are its own.
  delete process.env['TEST_POSTGRES_URL'];
  delete process.env['TEST_REDIS_URL'];
  await ensureNginx();
  const postgres = await ensurePostgres();
  if (postgres === undefined) throw new Error('there is no PostgreSQL: install PostgreSQL 15 or newer');
  endings.push(() => postgres.stop());
  const redis = await ensureRedis();
  if (redis === undefined) throw new Error('there is no Redis: install Redis 6.2 or newer');
  endings.push(() => redis.stop());
  const folder = await mkdtemp(join(tmpdir(), 'cluster-'));
  endings.push(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'logs'));

  const first = String(portOf(0));
  const gateway = start(process.execPath, ['--import', 'tsx', 'service/sandboxGateway/main.ts'], {
    ...process.env,
    PORT: first,
  });
  endings.push(endOf(gateway));
  const { codes } = readCatalogue('games/catalogue');
  const provider = declareProvider(join(folder, 'games'), {
    id: 'menagerie',
    launchUrl: `http://localhost:${GAMES_PORT}/play`,
    brands: readBrands('brands').map(({ ID }) => ID),
    games: declaredGames('games/catalogue', codes),
  });
  const settings = {
    LOG_LEVEL: 'warn',
    OPEN_PARTS: 'Games,Shop,Live',
    ...process.env,
    ...sandboxSettings(`http://127.0.0.1:${sandboxPort(first)}`),
    ...provider.service,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    PUBLIC_ORIGIN: `http://localhost:${PORT}`,
    TRUST_PROXY: '1',
    DEV_TOOLS: '1',
    DRAIN_SECONDS: '0',
  };
  // The nodes read its jackpots from their first second on.
  const games = start(process.execPath, ['--import', 'tsx', 'games/server/main.ts'], {
    LOG_LEVEL: 'warn',
    ...process.env,
    ...provider.games,
    GAMES_PORT: String(GAMES_PORT),
    PROVIDER_DATABASE: postgres.url,
    PLATFORM_URL: `http://127.0.0.1:${PORT}`,
    PLATFORM_CLOCK: '1',
    FRAME_ANCESTORS: `http://localhost:${PORT} http://127.0.0.1:${PORT}`,
  });
  endings.push(endOf(games));
  await serves(`http://127.0.0.1:${GAMES_PORT}/live`);
  for (let node = 0; node < NODES; node += 1) {
    const live = { RTMP_PORT: String(RTMP_PORT + node), LIVE_DEMO: node === 0 ? '1' : '0' };
    startNode(node, { ...settings, ...live, PORT: String(portOf(node)) });
    // The first node makes the demo world.
    await serves(`http://127.0.0.1:${portOf(node)}/healthz`);
  }
  await startNginx(folder);
  await serves(`http://127.0.0.1:${PORT}/healthz`);
  for (const GameCode of codes) await openGame(GameCode);
  console.log(
    `\n${NODES} processes are at http://localhost:${PORT} — codes for signing in: http://localhost:${PORT}/dev`,
  );
  console.log('Kill one with kill -9 and watch the page go on. Ctrl+C ends everything.\n');
}

/** Makes a game of the game server playable. */
async function openGame(GameCode: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${PORT}${setGameState.path}`, {
    method: setGameState.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ GameCode, Playable: true }),
  });
  if (!response.ok) throw new Error(`the game ${GameCode} was not opened: ${response.status}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  void end(1);
});
