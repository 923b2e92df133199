import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createDice } from '#domain/testing/fuzz.ts';
import type { TableRoundHead } from '#games/api/index.ts';
import { readTables } from '../../catalogue/readTables.ts';
import { declareProvider } from '../../development/declareProvider.ts';
import { createLog } from '../../log.ts';
import { openDatabase as openProvider } from '../../openDatabase.ts';
import { ask } from '../gameServerWorld.ts';
import type { RunPlayer } from './auditRun.ts';
import { auditTableRun, type TableAudit } from './auditTableRun.ts';
import { MischiefChooser } from './mischiefChooser.ts';
import { openPlayers } from './openPlayers.ts';
import { untilDone } from './player.ts';
import { type KillableGameServer, startGames, startPlatform } from './processes.ts';
import { Restarted } from './restarted.ts';
import { playTable, type SeenTables } from './tablePlayer.ts';
import { startProxy } from './unreliableProxy.ts';
import { isWalletReady } from './walletReady.ts';

/** As in the run of slots. A round of 20 s lasts 5 s. */
const SPEED = 4;
const GAME = 'cards';
const ORIGIN = 'https://games.test';
/** The step of the clock while only the janitor's pauses are left. */
const LAST_PAUSES_MS = 60 * 60 * 1000;
const LAST_PAUSES_EVERY_MS = 2000;
const STEPS_OF_CHANCE = 1000;
/** The moments at which a game server dies: while bets are open, while they close, and after the drawing. */
const MOMENTS = ['before', 'at', 'after'] as const;
type Moment = (typeof MOMENTS)[number];
/** Milliseconds of the game server's clock before the end of the bets. */
const BEFORE_MS = 6000;
const AT_MS = 300;
/** A game server dies within this many steps after its moment. */
const STEPS = 12;

export interface TableKillRun {
  readonly platformUrl: string;
  readonly providerUrl: string;
  readonly players: number;
  readonly rounds: number;
  /** The game server dies in one of so many rounds, at the three moments in turn. */
  readonly deathEvery: number;
  readonly platformDeaths: number;
  readonly seed: number;
  readonly mischiefEvery: number;
}

export interface TableKillReport extends TableAudit {
  readonly seed: number;
  readonly deaths: number;
  readonly platformDeaths: number;
  readonly moments: readonly Moment[];
  /** The longest time from the death of a game server to the next change that a player saw, in ms of the real clock. */
  readonly longestGapMs: number;
  readonly mischief: Readonly<Record<string, number>>;
  readonly seconds: number;
}

/** Plays a table over its socket with the real service and the real game server, kills both meanwhile, then checks every bet. */
export async function runTableAndKill(run: TableKillRun): Promise<TableKillReport> {
  const start = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'table-kill-run-'));
  const settings = declareProvider(folder, {
    id: 'studio',
    launchUrl: `${ORIGIN}/play`,
    brands: ['bj188'],
    games: [{ GameCode: GAME, Variant: 'only', SeveralBets: true }],
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
  // A round has about ten calls of the wallet for each player.
  const chooser = new MischiefChooser({ ...run, rounds: run.rounds * run.players });
  const proxy = await startProxy(
    () => platform.current(),
    () => chooser.next(),
    random,
  );
  const epoch = String(Date.now());
  const games = new Restarted(
    () =>
      startGames({
        ...settings.games,
        GAMES_PORT: '0',
        GAMES_ORIGIN: ORIGIN,
        PLATFORM_URL: proxy.origin,
        PROVIDER_DATABASE: run.providerUrl,
        GAMES_SPEED: String(SPEED),
        GAMES_EPOCH: epoch,
      }),
    () => {
      diedAt = performance.now();
    },
  );
  const port = async (): Promise<number> => (await games.current()).port;
  const seen: SeenTables = { bets: new Map(), results: new Map() };
  const rounds = new Set<string>();
  const moments: Moment[] = [];
  const armed = new Map<string, Moment>();
  const die = (each: KillableGameServer): void => each.dieAfter(1 + Math.floor(random() * STEPS));
  const onRound = ({ TableRoundID, State, BetsEnd }: TableRoundHead, now: string): void => {
    if (diedAt !== undefined) {
      longestGapMs = Math.max(longestGapMs, performance.now() - diedAt);
      diedAt = undefined;
    }
    if (!rounds.has(TableRoundID)) {
      rounds.add(TableRoundID);
      if (rounds.size % run.deathEvery === 0 && rounds.size <= run.rounds) {
        const moment = MOMENTS[moments.length % MOMENTS.length] ?? 'at';
        moments.push(moment);
        armed.set(TableRoundID, moment);
      }
    }
    const moment = armed.get(TableRoundID);
    if (moment === undefined) return;
    if (State === 'betting' && moment !== 'after') {
      armed.delete(TableRoundID);
      const left = Date.parse(BetsEnd) - Date.parse(now) - (moment === 'before' ? BEFORE_MS : AT_MS);
      void pause(Math.max(0, left / SPEED))
        .then(() => games.current())
        .then(die);
    } else if (State !== 'betting') {
      armed.delete(TableRoundID);
      void games.current().then(die);
    }
  };
  const players: RunPlayer[] = [];
  try {
    await untilDone(async () => isWalletReady(`http://127.0.0.1:${await port()}`));
    for (const { LaunchToken, GameCode, ...player } of opened) {
      const { Token } = await ask(`http://127.0.0.1:${await port()}`, 'openSession', { LaunchToken, GameCode });
      players.push({ ...player, token: Token });
    }
    chooser.isOn = true;
    const isOver = (): boolean => rounds.size > run.rounds;
    const parts = { port, origin: ORIGIN, seen, random, onRound, isOver };
    await Promise.all(players.map(({ token }) => playTable({ ...parts, token })));
    chooser.isOn = false;
    await endAll(run.providerUrl, games);
  } finally {
    await games.stop();
    await platform.stop();
    await proxy.stop();
  }
  const { tables } = readTables(join(import.meta.dirname, '../../../rooms'));
  const audit = await auditTableRun({ ...run, tables }, players, seen);
  rmSync(folder, { recursive: true });
  return {
    ...audit,
    seed: run.seed,
    deaths: games.deaths,
    platformDeaths: platform.deaths,
    moments,
    longestGapMs: Math.round(longestGapMs),
    mischief: Object.fromEntries(proxy.counts),
    seconds: Math.round((performance.now() - start) / 1000),
  };
}

/** Waits until rooms and janitor have ended every round and every bet. */
async function endAll(providerUrl: string, games: Restarted<KillableGameServer>): Promise<void> {
  const store = await openProvider(providerUrl, createLog('silent'));
  let moved = performance.now();
  await untilDone(async () => {
    const due = { DueTime: { not: '' } };
    const left =
      (await store.table('tableBets').count(due)) +
      (await store.table('tableSeats').count(due)) +
      (await store.table('tableRounds').count({ State: 'betting' }));
    if (left > 0 && performance.now() - moved > LAST_PAUSES_EVERY_MS) {
      moved = performance.now();
      (await games.current()).advance(LAST_PAUSES_MS);
    }
    return left === 0;
  });
  await store.close();
}
