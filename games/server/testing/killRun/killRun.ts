import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDice } from '#domain/testing/fuzz.ts';
import type { RoundView } from '#games/api/index.ts';
import { OPEN_CHOICE } from '#games/provider/round/states.ts';
import { openDatabase as openProvider } from '../../openDatabase.ts';
import { createLog } from '../../log.ts';
import { declareProvider } from '../../development/declareProvider.ts';
import { ask } from '../gameServerWorld.ts';
import { auditRun, type RunPlayer } from './auditRun.ts';
import { openPlayers } from './openPlayers.ts';
import { MischiefChooser } from './mischiefChooser.ts';
import { isWalletReady } from './walletReady.ts';
import { play, untilDone } from './player.ts';
import { startGames, startPlatform } from './processes.ts';
import { Restarted } from './restarted.ts';
import { RUN_GAMES, writeFeatureCatalogue } from './featureCatalogue.ts';
import { startProxy } from './unreliableProxy.ts';

/**
 * The speed of the game server's clock. Its janitor repeats a call after 5 s by that clock, and a call has a timeout of 4 s by the
 * system's: with a faster clock most repetitions would begin before the first try has ended.
 */
const SPEED = 4;
/** The step of the clock while only the janitor's pauses are left: they grow to an hour. */
const LAST_PAUSES_MS = 60 * 60 * 1000;
/** The step of the clock while a round waits for a choice, which takes its default after a day. */
const DEFAULT_MS = 24 * LAST_PAUSES_MS;
const LAST_PAUSES_EVERY_MS = 2000;
/** The resolution of a random number. */
const STEPS_OF_CHANCE = 1000;
/** A game server dies within this many steps. They include steps of rounds that the janitor ends. */
const STEPS = 14;

export interface KillRun {
  readonly platformUrl: string;
  readonly providerUrl: string;
  readonly players: number;
  readonly rounds: number;
  readonly deaths: number;
  readonly platformDeaths: number;
  /** Seeds the random choices. The order of processes differs from run to run. */
  readonly seed: number;
  /** One in so many calls of the wallet is lost, doubled or late. */
  readonly mischiefEvery: number;
  /** No round begins after this time. */
  readonly maxSeconds?: number;
}

export interface KillReport {
  readonly faults: readonly string[];
  readonly seed: number;
  readonly rounds: number;
  readonly refused: number;
  /** Rounds with a feature, whose win is a call of its own. */
  readonly long: number;
  readonly choices: number;
  /** Choices that no player answered. */
  readonly byDefault: number;
  /** Choices that their players had seen and not answered when a process died. */
  readonly amidChoice: number;
  readonly deaths: number;
  readonly platformDeaths: number;
  /** Spins that were under way when a process died. */
  readonly interrupted: number;
  readonly mischief: Readonly<Record<string, number>>;
  readonly seconds: number;
}

/** Plays rounds with the real service and the real game server, kills both meanwhile, then checks every round. */
export async function runAndKill(run: KillRun): Promise<KillReport> {
  const start = performance.now();
  const end = start + (run.maxSeconds ?? Number.POSITIVE_INFINITY) * 1000;
  const folder = mkdtempSync(join(tmpdir(), 'kill-run-'));
  const settings = declareProvider(folder, {
    id: 'studio',
    launchUrl: 'https://games.test/play',
    brands: ['bj188'],
    games: RUN_GAMES.map((GameCode) => ({ GameCode, Variant: 'r96' })),
    callsPerSecond: 100_000,
  });
  const catalogue = writeFeatureCatalogue(folder);
  const dice = createDice(run.seed);
  const random = (): number => dice(STEPS_OF_CHANCE) / STEPS_OF_CHANCE;
  const underWay = new Set<string>();
  const choosing = new Set<string>();
  let interrupted = 0;
  let amidChoice = 0;
  const died = (): void => {
    interrupted += underWay.size;
    amidChoice += choosing.size;
  };
  const opened = await openPlayers({ ...run, games: RUN_GAMES }, settings.service);
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
    died,
  );
  const chooser = new MischiefChooser(run);
  const proxy = await startProxy(
    () => platform.current(),
    () => chooser.next(),
    random,
  );
  // One for all processes, or the clock would go back with each restart.
  const epoch = String(Date.now());
  const games = new Restarted(
    () =>
      startGames({
        ...settings.games,
        GAMES_PORT: '0',
        PLATFORM_URL: proxy.origin,
        PROVIDER_DATABASE: run.providerUrl,
        GAMES_SPEED: String(SPEED),
        GAMES_EPOCH: epoch,
        GAMES_CATALOGUE: catalogue,
      }),
    died,
  );
  const origin = async (): Promise<string> => `http://127.0.0.1:${(await games.current()).port}`;
  const acknowledged = new Map<string, RoundView>();
  let left = run.rounds;
  let armed = 0;
  const players: RunPlayer[] = [];
  try {
    await untilDone(async () => isWalletReady(await origin()));
    for (const { LaunchToken, GameCode, ...player } of opened) {
      const { Token } = await ask(await origin(), 'openSession', { LaunchToken, GameCode });
      players.push({ ...player, token: Token });
    }
    chooser.isOn = true;
    const wantsRound = (): boolean => {
      left -= 1;
      const played = run.rounds - left;
      if (played * run.deaths > (armed + 1) * run.rounds) {
        armed += 1;
        const steps = ((armed * 5) % STEPS) + 1;
        void games.current().then((each) => each.dieAfter(steps));
      }
      return left >= 0 && performance.now() < end;
    };
    const onRound = (round: RoundView): void => void acknowledged.set(round.RoundID, round);
    const parts = { origin, wantsRound, onRound, random, underWay, choosing };
    await Promise.all(players.map(({ token }) => play({ ...parts, token })));
    chooser.isOn = false;
    const store = await openProvider(run.providerUrl, createLog('silent'));
    // The janitor ends the remaining rounds.
    let moved = performance.now();
    await untilDone(async () => {
      const isLeft = (await store.table('rounds').count({ DueTime: { not: '' } })) > 0;
      if (isLeft && performance.now() - moved > LAST_PAUSES_EVERY_MS) {
        moved = performance.now();
        const waiting = await store.table('rounds').count({ Chosen: OPEN_CHOICE, State: 'staked' });
        (await games.current()).advance(waiting > 0 ? DEFAULT_MS : LAST_PAUSES_MS);
      }
      return !isLeft;
    });
    await store.close();
  } finally {
    await games.stop();
    await platform.stop();
    await proxy.stop();
  }
  const audit = await auditRun({ ...run, catalogue }, players, acknowledged);
  rmSync(folder, { recursive: true });
  return {
    ...audit,
    seed: run.seed,
    interrupted,
    amidChoice,
    deaths: games.deaths,
    platformDeaths: platform.deaths,
    mischief: Object.fromEntries(proxy.counts),
    seconds: Math.round((performance.now() - start) / 1000),
  };
}
