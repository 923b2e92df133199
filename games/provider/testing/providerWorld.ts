import type { RoundView } from '#games/api/index.ts';
import { MathsFile } from '#games/maths/index.ts';
import owl from '#games/catalogue/owl/maths.json' with { type: 'json' };
import { TINY } from '#games/maths/testing/tinyGame.ts';
import { createMemoryBackend, createStore } from '#store/index.ts';
import type { Store } from '#store/port.ts';
import { createCatalogue } from '../catalogue.ts';
import type { ProviderCrypto, ProviderPorts } from '../ports.ts';
import { createGameServer, type GameServer } from '../provider.ts';
import { PROVIDER_TABLES, type ProviderTables } from '../tables.ts';
import { Ledger } from './ledger.ts';
import { type Mortal, mortal } from './mortal.ts';

/** A tiny game whose jackpot is hit once in four rounds. */
export const LUCKY: MathsFile = {
  ...TINY,
  stakes: [10, 20],
  jackpots: [{ name: 'minor', seed: 100, contribution: 125_000, odds: 4 }],
};
/** The lucky game with free spins in each round. */
export const FEATURE: MathsFile = {
  ...LUCKY,
  code: 'feature',
  strips: { ...LUCKY.strips, base: ['s s', 's s', 's s'] },
};
const SHARED = { name: 'pool', pool: 'shared', seed: 1000 } as const;
/** Feeds and often wins a pool that it shares with `TOAD`. Each of its rounds wins a small jackpot too. */
export const FORTUNE: MathsFile = {
  ...LUCKY,
  code: 'fortune',
  jackpots: [
    { name: 'minor', seed: 10, contribution: 0, odds: 1 },
    { ...SHARED, contribution: 500_000, odds: 4 },
  ],
};
/** Feeds the shared pool and hardly ever wins it. */
export const TOAD: MathsFile = {
  ...LUCKY,
  code: 'toad',
  jackpots: [{ ...SHARED, contribution: 250_000, odds: 2 ** 32 }],
};
export const PLAYER = '10000002';
export const START = Date.parse('2026-11-27T04:00:00.000Z');
export const GOLD = 1000;

export interface ProviderWorld {
  readonly ports: ProviderPorts;
  readonly files: readonly MathsFile[];
  readonly ledger: Ledger;
  readonly reports: readonly unknown[];
  server(): GameServer;
  /** Restarts the server on the same store. @param diesAt the step at which it dies */
  restart(diesAt?: number): Mortal;
  pass(milliseconds: number): void;
  /** Returns the client's token. */
  open(GameCode?: string, player?: string): Promise<string>;
  /** Spins as a client does: with the seed and the nonce of the state. */
  spin(token: string, Stake?: number): Promise<RoundView>;
  /** Runs the janitor until nothing is left to do. */
  finish(): Promise<void>;
}

export const memoryStore = (): Store<ProviderTables> =>
  createStore(createMemoryBackend(PROVIDER_TABLES), {
    bus: undefined,
    uuid: () => 'run',
  });

/** Repeatable bytes of a seed. */
function bytesOf(crypto: ProviderCrypto, seed: string): (count: number) => Uint8Array {
  let calls = 0;
  return (count) => {
    calls += 1;
    return Uint8Array.from(crypto.hmac(seed, `${calls}`).slice(0, count));
  };
}

export interface WorldParts {
  readonly crypto: ProviderCrypto;
  readonly store?: Store<ProviderTables>;
  readonly seed?: string;
  readonly demoVariants?: Readonly<Record<string, string>>;
  /** Games besides the tiny one and owl. */
  readonly games?: Parameters<typeof createCatalogue>[0];
}

/** A game server with a wallet, a clock and random bytes of its own. */
export function createProviderWorld({
  crypto,
  store = memoryStore(),
  seed = 'world',
  demoVariants = {},
  games = [],
}: WorldParts): ProviderWorld {
  const ledger = new Ledger();
  ledger.give(PLAYER, GOLD);
  const small = [
    { hash: 'hash-of-tiny', file: LUCKY },
    { hash: 'hash-of-feature', file: FEATURE },
    { hash: 'hash-of-fortune', file: FORTUNE },
    { hash: 'hash-of-toad', file: TOAD },
    { hash: 'hash-of-owl', file: MathsFile.parse(owl) },
  ];
  // A game of the catalogue may have the code of a small one.
  const given = new Set(games.map(({ file }) => file.code));
  const all = [...small.filter(({ file }) => !given.has(file.code)), ...games];
  const catalogue = createCatalogue(all);
  ledger.variantOf = (code) => catalogue.current(code)?.file.variants[0]?.name ?? '';
  let time = START;
  const reports: unknown[] = [];
  const ports: ProviderPorts = {
    store,
    now: () => time,
    randomBytes: bytesOf(crypto, seed),
    crypto,
    wallet: ledger.client,
    catalogue,
    demoVariants,
    report: (error) => reports.push(error),
  };
  let running = createGameServer(ports);
  return {
    ports,
    files: all.map(({ file }) => file),
    ledger,
    reports,
    server: () => running,
    restart(diesAt) {
      const process = mortal(ports, diesAt);
      running = createGameServer(process.ports);
      return process;
    },
    pass(milliseconds) {
      time += milliseconds;
    },
    open: (GameCode = 'tiny', player = PLAYER) => running.openSession({ LaunchToken: ledger.launch(player), GameCode }),
    async spin(token, Stake = 10) {
      const { Next } = await running.readState(token);
      return running.spin(token, { Stake, SeedID: Next.SeedID, Nonce: Next.Nonce });
    },
    async finish() {
      const isLeft = { DueTime: { not: '' } };
      for (let run = 0; run < 50; run += 1) {
        await running.runJanitor();
        const [next] = await store.table('rounds').find({ where: isLeft, order: [['DueTime', 'asc']], limit: 1 });
        if (next === undefined) return;
        // A round may wait a day for a choice.
        time = Math.max(time + 60_000, Date.parse(next.DueTime));
      }
      throw new Error('rounds are left after 50 runs of the janitor');
    },
  };
}
