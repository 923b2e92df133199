import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDice } from '#domain/testing/fuzz.ts';
import type { ShotResult } from '#games/api/index.ts';
import { readFish } from '../../catalogue/readFish.ts';
import { declareProvider } from '../../development/declareProvider.ts';
import { createLog } from '../../log.ts';
import { openDatabase as openProvider } from '../../openDatabase.ts';
import { ask } from '../gameServerWorld.ts';
import { auditFishRun, type FishAudit } from './auditFishRun.ts';
import type { RunPlayer } from './auditRun.ts';
import { playFish, seeLast } from './fishPlayer.ts';
import { MischiefChooser } from './mischiefChooser.ts';
import { openPlayers } from './openPlayers.ts';
import { untilDone } from './player.ts';
import { type KillableGameServer, startGames, startPlatform } from './processes.ts';
import { Restarted } from './restarted.ts';
import { startProxy } from './unreliableProxy.ts';
import { isWalletReady } from './walletReady.ts';

const GAME = 'angler';
const ORIGIN = 'https://games.test';
const LAST_PAUSES_MS = 60 * 60 * 1000;
const LAST_PAUSES_EVERY_MS = 2000;
const STEPS_OF_CHANCE = 1000;
/** A game server dies within this many steps after its moment. */
const STEPS = 24;

export interface FishKillRun {
  readonly platformUrl: string;
  readonly providerUrl: string;
  readonly players: number;
  /** The run ends after so many results that players saw. */
  readonly shots: number;
  /** The game server dies after so many results. */
  readonly deathEvery: number;
  readonly platformDeaths: number;
  readonly seed: number;
  readonly mischiefEvery: number;
}

export interface FishKillReport extends FishAudit {
  readonly seed: number;
  readonly deaths: number;
  readonly platformDeaths: number;
  /** The longest time from the death of a game server to the next result that a player saw, in ms. */
  readonly longestGapMs: number;
  readonly mischief: Readonly<Record<string, number>>;
  readonly seconds: number;
}

/** Fires over the socket with the real service and the real game server, kills both meanwhile, then checks every shot. */
export async function fireAndKill(run: FishKillRun): Promise<FishKillReport> {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'fish-kill-run-'));
  const settings = declareProvider(folder, {
    id: 'studio',
    launchUrl: `${ORIGIN}/play`,
    brands: ['bj188'],
    games: [{ GameCode: GAME, Variant: 'only', Holds: true }],
    callsPerSecond: 100_000,
  });
  const dice = createDice(run.seed);
  const random = (): number => dice(STEPS_OF_CHANCE) / STEPS_OF_CHANCE;
  const opened = await openPlayers({ ...run, games: [GAME] }, settings.service);
  let diedAt: number | undefined;
  let longestGapMs = 0;
  const platform = new Restarted(
    () =>
      startPlatform({
        ...settings.service,
        PORT: '0',
        DATABASE_URL: run.platformUrl,
        OPEN_PARTS: 'Games',
        DEMO_LIFE: '0',
        LOG_LEVEL: 'error',
        MAX_REQUESTS_PER_MINUTE: '1000000',
      }),
    () => undefined,
  );
  // A window of about two shots has three calls of the wallet.
  const chooser = new MischiefChooser({ ...run, rounds: Math.ceil(run.shots / 2) });
  const proxy = await startProxy(
    () => platform.current(),
    () => chooser.next(),
    random,
  );
  const games = new Restarted(
    () =>
      startGames({
        ...settings.games,
        GAMES_PORT: '0',
        GAMES_ORIGIN: ORIGIN,
        PLATFORM_URL: proxy.origin,
        PROVIDER_DATABASE: run.providerUrl,
        GAMES_SPEED: '1',
        GAMES_EPOCH: String(Date.now()),
      }),
    () => {
      diedAt = performance.now();
    },
  );
  const port = async (): Promise<number> => (await games.current()).port;
  const seen = new Map<string, ShotResult>();
  let results = 0;
  const onResult = (): void => {
    results += 1;
    if (diedAt !== undefined) {
      longestGapMs = Math.max(longestGapMs, performance.now() - diedAt);
      diedAt = undefined;
    }
    if (results % run.deathEvery === 0)
      void games.current().then((each) => each.dieAfter(1 + Math.floor(random() * STEPS)));
  };
  const players: RunPlayer[] = [];
  try {
    await untilDone(async () => isWalletReady(`http://127.0.0.1:${await port()}`));
    for (const { LaunchToken, GameCode, ...player } of opened) {
      const { Token } = await ask(`http://127.0.0.1:${await port()}`, 'openSession', { LaunchToken, GameCode });
      players.push({ ...player, token: Token });
    }
    chooser.isOn = true;
    const isOver = (): boolean => seen.size >= run.shots;
    await Promise.all(players.map(({ token }) => playFish({ port, token, seen, random, onResult, isOver })));
    chooser.isOn = false;
    // Kills that were ordered before have happened by then.
    await pause(LAST_PAUSES_EVERY_MS);
    await untilDone(async () => {
      await Promise.all(players.map(({ token }) => seeLast({ port, token, seen })));
      return true;
    });
    await endAll(run.providerUrl, games);
  } finally {
    await games.stop();
    await platform.stop();
    await proxy.stop();
  }
  const { fish } = readFish(join(import.meta.dirname, '../../../rooms'));
  const audit = await auditFishRun({ ...run, fish }, players, seen);
  rmSync(folder, { recursive: true });
  return {
    ...audit,
    seed: run.seed,
    deaths: games.deaths,
    platformDeaths: platform.deaths,
    longestGapMs: Math.round(longestGapMs),
    mischief: Object.fromEntries(proxy.counts),
    seconds: Math.round((performance.now() - start) / 1000),
  };
}

/** Waits until rooms and janitor have ended every window. */
async function endAll(providerUrl: string, games: Restarted<KillableGameServer>): Promise<void> {
  const store = await openProvider(providerUrl, createLog('silent'));
  let moved = performance.now();
  await untilDone(async () => {
    const left = await store.table('fishWindows').count({ DueTime: { not: '' } });
    if (left > 0 && performance.now() - moved > LAST_PAUSES_EVERY_MS) {
      moved = performance.now();
      (await games.current()).advance(LAST_PAUSES_MS);
    }
    return left === 0;
  });
  await store.close();
}
