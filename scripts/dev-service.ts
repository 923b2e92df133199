import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readCatalogue } from '#games/server/catalogue/readCatalogue.ts';
import { declaredGames } from '#games/server/development/declaredGames.ts';
import { declareProvider } from '#games/server/development/declareProvider.ts';
import { setGameState } from '#protocol/endpoints/dev.ts';
import { readBrands } from '#service/brands.ts';

// `npm run dev:service`: the service, restarted when its code changes, Vite's hot reload in front of it, and the game server beside it.
// If a process ends, all end.

const PORT = Number(process.env['PORT'] ?? 8787);
const GAMES_PORT = Number(process.env['GAMES_PORT'] ?? PORT + 2);
const games = process.env['GAMES_ORIGIN'] ?? `http://localhost:${GAMES_PORT}`;
const platform = `http://127.0.0.1:${PORT}`;
/** Pages of Vite and of the service. */
const PAGES = [5173, PORT].flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]);
const TRIES = 120;
const TRY_MS = 1000;
const folder = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** A provider that the developer declares replaces ours. */
const isDeclared = (process.env['GAME_PROVIDERS'] ?? '') !== '';
const { codes } = readCatalogue(folder('games/catalogue'));
const settings = declareProvider(folder('data/games'), {
  id: 'menagerie',
  launchUrl: `${games}/play`,
  brands: readBrands(folder('brands')).map(({ ID }) => ID),
  games: declaredGames(folder('games/catalogue'), codes),
});

const start = (name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess =>
  spawn(name, args, { stdio: 'inherit', env: { ...env, ...process.env } });
const watch = (file: string, env: Readonly<Record<string, string>>): ChildProcess =>
  start('tsx', ['watch', '--clear-screen=false', file], env);

const running = [
  // A recorded scene is on air in development.
  watch('service/main.ts', { OPEN_PARTS: 'Live', ...(isDeclared ? {} : settings.service) }),
  start('vite', ['--mode', 'service']),
];
if (!isDeclared)
  running.push(
    watch('games/server/main.ts', {
      ...settings.games,
      GAMES_PORT: String(GAMES_PORT),
      PLATFORM_URL: platform,
      PLATFORM_CLOCK: '1',
      FRAME_ANCESTORS: PAGES.join(' '),
    }),
  );

let isStopping = false;
function stopAll(): void {
  isStopping = true;
  for (const child of running) child.kill('SIGTERM');
}

for (const child of running)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0;
    stopAll();
  });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopAll);
if (!isDeclared) for (const code of codes) await openGame(code);

/** Makes a game playable once the service answers. */
async function openGame(GameCode: string): Promise<void> {
  for (let tries = 0; tries < TRIES && !isStopping; tries += 1) {
    const response = await fetch(`${platform}${setGameState.path}`, {
      method: setGameState.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ GameCode, Playable: true }),
    }).catch(() => undefined);
    if (response !== undefined) return;
    await setTimeout(TRY_MS);
  }
}
