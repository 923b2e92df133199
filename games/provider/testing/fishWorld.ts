import { readFileSync } from 'node:fs';
import type { FishPush } from '#games/api/index.ts';
import { FishFile } from '#games/maths/index.ts';
import type { Store } from '#store/port.ts';
import { createCatalogue } from '../catalogue.ts';
import { createFishCatalogue, type FishVersion } from '../fish/fishCatalogue.ts';
import { FishRoom } from '../fish/FishRoom.ts';
import { nodeCrypto } from '../node/nodeCrypto.ts';
import type { ProviderPorts } from '../ports.ts';
import { createGameServer, type GameServer } from '../provider.ts';
import { SharedCommit } from '../room/sharedCommit.ts';
import type { ProviderTables } from '../tables.ts';
import { type Mortal, mortal } from './mortal.ts';
import { memoryStore, START } from './providerWorld.ts';
import { TableLedger } from './tableLedger.ts';

export const ANGLER_TEXT = readFileSync('games/rooms/angler/rules.json', 'utf8');
const ANGLER = FishFile.parse(JSON.parse(ANGLER_TEXT));
/** Small fish and pools that are hit often, so that few shots show everything. */
export const GENEROUS: FishFile = {
  ...ANGLER,
  jackpots: ANGLER.jackpots.map((pool) => ({ ...pool, seed: 50, odds: 40 })),
  fish: ANGLER.fish.slice(0, 4).map((fish) => ({ ...fish, swim: { ...fish.swim, radius: 400 } })),
};
export const FISH_GOLD = 10_000;
export const PLAYERS = ['10000002', '10000003', '10000004', '10000005', '10000006'] as const;
export const TICK_MS = 50;

export interface FishProcess {
  readonly room: FishRoom;
  readonly server: GameServer;
  readonly mortal: Mortal;
  readonly pushes: FishPush[];
  readonly refused: string[];
}

export interface FishWorld {
  readonly ports: ProviderPorts;
  readonly version: FishVersion;
  readonly ledger: TableLedger;
  readonly reports: readonly unknown[];
  /** Starts another process on the same store. @param diesAt the step at which it dies */
  start(diesAt?: number): FishProcess;
  pass(milliseconds: number): void;
  /** Lets a process tick for some time, 20 times a second. */
  play(process: FishProcess, milliseconds: number): Promise<void>;
  /** Opens the game for a player. Returns the client's token. */
  open(process: Pick<FishProcess, 'server'>, player: string): Promise<string>;
  /** Ends everything that is due, by another process. */
  finish(): Promise<void>;
}

interface FishWorldParts {
  readonly seed?: string;
  readonly file?: FishFile;
  readonly holds?: boolean;
  readonly store?: Store<ProviderTables>;
}

/** A wallet, a store and a clock for processes with a room of fishing. */
export function createFishWorld({
  seed = 'fish',
  file = GENEROUS,
  holds = true,
  store = memoryStore(),
}: FishWorldParts = {}): FishWorld {
  const ledger = new TableLedger({ min_bet: 2, max_bet: 1000, ...(holds && { holds }) });
  for (const player of PLAYERS) ledger.give(player, FISH_GOLD);
  let time = START;
  let processes = 0;
  let bytes = 0;
  const reports: unknown[] = [];
  const version = { hash: nodeCrypto.sha256(JSON.stringify(file)), file };
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
    fish: createFishCatalogue([version]),
    report: (error) => reports.push(error),
  };
  const start = (diesAt?: number): FishProcess => {
    processes += 1;
    const process = mortal(ports, diesAt);
    const pushes: FishPush[] = [];
    const refused: string[] = [];
    const room = new FishRoom({
      ports: process.ports,
      commit: new SharedCommit(process.ports.store, (_milliseconds, work) => queueMicrotask(work)),
      place: { Brand: 'crab', GameCode: 'angler', IsDemo: false, Number: 1 },
      holder: { id: `process-${processes}`, address: '' },
      onPush: (push) => pushes.push(push),
      events: {
        ownChanged: () => undefined,
        shotRefused: (_session, ShotID, reason) => refused.push(`${ShotID} ${reason}`),
        seatFreed: () => undefined,
        dropped: () => undefined,
      },
    });
    return { room, server: createGameServer(process.ports), mortal: process, pushes, refused };
  };
  const play = async ({ room }: FishProcess, milliseconds: number): Promise<void> => {
    for (let passed = 0; passed < milliseconds; passed += TICK_MS) {
      time += TICK_MS;
      await room.tick();
      await room.idle();
    }
  };
  return {
    ports,
    version,
    ledger,
    reports,
    start,
    pass(milliseconds) {
      time += milliseconds;
    },
    play,
    open: ({ server }, player) =>
      server.openSession({ LaunchToken: ledger.launch(player, 'angler'), GameCode: 'angler' }),
    async finish() {
      const process = start();
      for (let run = 0; run < 40; run += 1) {
        await play(process, TICK_MS);
        await process.server.runJanitor();
        const order = [['DueTime', 'asc']] as const;
        const [next] = await store.table('fishWindows').find({ where: { DueTime: { not: '' } }, order, limit: 1 });
        if (next === undefined) return;
        time = Math.max(time + 5000, Date.parse(next.DueTime));
      }
      throw new Error('windows are left after 40 runs');
    },
  };
}
