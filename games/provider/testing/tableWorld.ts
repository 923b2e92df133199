import { readFileSync } from 'node:fs';
import { TableFile } from '#games/maths/index.ts';
import type { Store } from '#store/port.ts';
import { createCatalogue } from '../catalogue.ts';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import type { ProviderPorts } from '../ports.ts';
import { createGameServer, type GameServer } from '../provider.ts';
import { SharedCommit } from '../room/sharedCommit.ts';
import { Table } from '../table/Table.ts';
import { createTableCatalogue } from '../table/tableCatalogue.ts';
import type { TableSettings } from '../table/settings.ts';
import type { ProviderTables } from '../tables.ts';
import { type Mortal, mortal } from './mortal.ts';
import { memoryStore, START } from './providerWorld.ts';
import { TableLedger } from './tableLedger.ts';

/** The published rules of each table. */
export const TABLE_TEXTS = Object.fromEntries(
  ['cards', 'dice', 'seasons', 'mahjong'].map((code) => [code, readFileSync(`games/rooms/${code}/rules.json`, 'utf8')]),
);
/** The rounds of a chain in tests. */
export const CHAIN = 3;
export const TABLE_GOLD = 10_000;
export const ANN = '10000002';
export const BOB = '10000003';

/** A process with a table. */
export interface TableProcess {
  readonly table: Table;
  readonly server: GameServer;
  readonly mortal: Mortal;
}

export interface TableWorld {
  readonly ports: ProviderPorts;
  readonly ledger: TableLedger;
  readonly reports: readonly unknown[];
  /** Starts another process on the same store. @param diesAt the step at which it dies */
  start(diesAt?: number): TableProcess;
  pass(milliseconds: number): void;
  /** Opens the game for a player. Returns the client's token. */
  open(process: Pick<TableProcess, 'server'>, player: string): Promise<string>;
  /** Ends everything that is due, by another process. */
  finish(): Promise<void>;
}

export interface TableWorldParts {
  readonly game?: string;
  readonly seed?: string;
  readonly settings?: TableSettings;
  readonly store?: Store<ProviderTables>;
}

/** A wallet, a store and a clock for processes with a table. */
export function createTableWorld({
  game = 'cards',
  seed = 'table',
  settings,
  store = memoryStore(),
}: TableWorldParts = {}): TableWorld {
  const ledger = new TableLedger();
  for (const player of [ANN, BOB]) ledger.give(player, TABLE_GOLD);
  let time = START;
  let processes = 0;
  let bytes = 0;
  const reports: unknown[] = [];
  const ports: ProviderPorts = {
    store,
    now: () => time,
    randomBytes: (count) => {
      bytes += 1;
      return Uint8Array.from(nodeCrypto.hmac(seed, `${bytes}`).slice(0, count));
    },
    crypto: nodeCrypto,
    wallet: ledger.client,
    catalogue: createCatalogue([]),
    tables: createTableCatalogue(
      Object.values(TABLE_TEXTS).map((text) => ({
        hash: nodeCrypto.sha256(text),
        file: TableFile.parse(JSON.parse(text)),
      })),
    ),
    report: (error) => reports.push(error),
  };
  const advance = async ({ table, server }: TableProcess): Promise<number> => {
    await table.tick();
    await table.idle();
    return server.runJanitor();
  };
  const start = (diesAt?: number): TableProcess => {
    processes += 1;
    const process = mortal(ports, diesAt);
    const table = new Table({
      ports: process.ports,
      commit: new SharedCommit(process.ports.store, (_milliseconds, work) => queueMicrotask(work)),
      place: { Brand: 'crab', GameCode: game, IsDemo: false, Number: 1 },
      holder: { id: `process-${processes}`, address: '' },
      chainLength: CHAIN,
      ...(settings && { settings }),
    });
    return { table, server: createGameServer(process.ports), mortal: process };
  };
  return {
    ports,
    ledger,
    reports,
    start,
    pass(milliseconds) {
      time += milliseconds;
    },
    open: ({ server }, player) => server.openSession({ LaunchToken: ledger.launch(player, game), GameCode: game }),
    async finish() {
      const process = start();
      const isLeft = { DueTime: { not: '' } };
      for (let run = 0; run < 40; run += 1) {
        await advance(process);
        const [bet] = await store.table('tableBets').find({ where: isLeft, order: [['DueTime', 'asc']], limit: 1 });
        const [seat] = await store.table('tableSeats').find({ where: isLeft, order: [['DueTime', 'asc']], limit: 1 });
        const open = await store.table('tableRounds').count({ State: 'betting' });
        const next = [bet, seat].flatMap((row) => (row === undefined ? [] : [Date.parse(row.DueTime)]));
        if (next.length === 0 && open === 0) return;
        time = Math.max(time + 5000, ...(next.length === 0 ? [0] : [Math.min(...next)]));
      }
      throw new Error('bets are left after 40 runs');
    },
  };
}
