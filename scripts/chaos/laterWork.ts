import { setTimeout as sleep } from 'node:timers/promises';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { RoundView } from '#games/api/index.ts';
import type { ProviderTables } from '#games/provider/tables.ts';
import { createLog } from '#games/server/log.ts';
import { openDatabase as openProvider } from '#games/server/openDatabase.ts';
import { auditRounds, type RoundsAudit } from '#games/server/testing/killRun/auditRounds.ts';
import { advanceClock } from '#protocol/endpoints/dev.ts';
import { openDatabase as openPlatform } from '#service/database.ts';
import type { Store } from '#store/port.ts';
import { type Books, findWrongPurchases, readBooks } from './purchaseChecks.ts';
import type { Payment } from './purchases.ts';
import type { Sides } from './sides.ts';

/** The steps of the clock, longer than the pauses before lost callbacks and queries are repeated. */
const STEPS_S = [300, 900, 3600, 3 * 3600, 6 * 3600] as const;
/** The longest time after a step until its work is done. */
const STEP_MS = 20_000;
const LOOK_MS = 500;
/** The steps of the game server's clock: its pauses grow to an hour. */
const GAMES_STEP_MS = 3_600_000;
const GAMES_EVERY_MS = 2000;
/** The longest time until all rounds have ended. */
const ROUNDS_MS = 300_000;

export interface LaterWork {
  readonly broken: readonly string[];
  readonly books: Books;
  readonly rounds: RoundsAudit;
}

export interface LaterParts {
  readonly databaseUrl: string;
  /** The address of a service. */
  readonly origin: string;
  readonly sides: Sides;
  /** The ids of the players of the run. */
  readonly buyers: readonly string[];
  readonly payments: readonly Payment[];
  readonly spins: ReadonlyMap<string, RoundView>;
}

/**
 * Moves the clocks on until lost callbacks and the ends of rounds are repeated, then compares the purchases and the rounds of the game
 * server with what players were told.
 */
export async function finishLaterWork(parts: LaterParts): Promise<LaterWork> {
  const { databaseUrl, payments, spins } = parts;
  const log = createLog('silent');
  const provider = await openProvider(databaseUrl, log);
  const platform = await openPlatform(databaseUrl, { bus: createLocalBus(), log });
  try {
    // The platform refuses wallet calls whose time is minutes off, so its clock moves last.
    await finishRounds(parts.sides, provider);
    const books = await finishPurchases(parts);
    const rounds = await auditRounds(provider, platform, spins);
    return { books, rounds, broken: [...findWrongPurchases(books, payments), ...rounds.faults] };
  } finally {
    await provider.close();
    await platform.close();
  }
}

async function finishPurchases({ databaseUrl, origin, sides, buyers, payments }: LaterParts): Promise<Books> {
  const read = (): Promise<Books> => readBooks(databaseUrl, sides.trades, buyers);
  let books = await read();
  const isDone = (): boolean => findWrongPurchases(books, payments).length === 0;
  for (const seconds of STEPS_S) {
    if (isDone()) break;
    await moveClock(origin, seconds);
    await sides.gateway.current?.postWaiting();
    const until = Date.now() + STEP_MS;
    while (Date.now() < until && !isDone()) {
      await sleep(LOOK_MS);
      books = await read();
    }
  }
  return books;
}

async function finishRounds({ gameServer }: Sides, provider: Store<ProviderTables>): Promise<void> {
  const until = Date.now() + ROUNDS_MS;
  while ((await provider.table('rounds').count({ DueTime: { not: '' } })) > 0 && Date.now() < until) {
    gameServer.current?.advance(GAMES_STEP_MS);
    await sleep(GAMES_EVERY_MS);
  }
}

async function moveClock(origin: string, seconds: number): Promise<void> {
  const { path, method } = advanceClock;
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ Advance: seconds });
  // A busy service closes a call that takes long. The clock moves nevertheless.
  const moved = await fetch(`${origin}${path}`, { method, headers, body }).catch(() => undefined);
  if (moved?.ok === false) throw new Error(`the clock did not move: the service answered ${moved.status}`);
  await moved?.body?.cancel();
}
