import { receiveWalletCall } from '#domain/gameWallet/receiveCall.ts';
import type { DemoRound } from '#domain/ports/gameProvider.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { PortAnswer, PortRequest } from '#games/api/index.ts';
import { answerCall } from '#games/provider/answerCall.ts';
import { nobleCrypto } from '#games/provider/crypto/nobleCrypto.ts';
import type { ProviderPorts } from '#games/provider/ports.ts';
import { createGameServer, type GameServer } from '#games/provider/provider.ts';
import { PROVIDER_TABLES, type ProviderTables } from '#games/provider/tables.ts';
import { createLocalBus } from '#store/bus.ts';
import { createMemoryBackend, createStore, type QueuedStore, type RowChange, type Snapshot } from '#store/index.ts';
import { loadCatalogue } from './catalogue.ts';
import { playDemoFish } from './playDemoFish.ts';
import { playDemoRound } from './playDemoRound.ts';
import { playDemoTable } from './playDemoTable.ts';
import { createRoomsOfWorld, type RoomsOfWorld } from './roomsOfWorld.ts';
import { loadFish } from './fish.ts';
import { loadTables } from './tables.ts';
import type { GamePlan } from '../wire/messages.ts';
import { findSession, OutcomePlanner, PlannedWallet } from './plannedSpins.ts';
import type { ReferenceProvider } from './referenceProvider.ts';
import { createWalletClient } from './walletClient.ts';

export type GameRows = Snapshot<ProviderTables>;

interface GameWorldParts {
  readonly reference: ReferenceProvider;
  /** The platform, with the wallet that the game server calls. */
  readonly ports: Ports;
  readonly initial: GameRows | undefined;
  /** Called with the changes of a commit before it resolves. */
  readonly onCommit: (changes: readonly RowChange[]) => Promise<void>;
  readonly report: (error: unknown) => void;
}

/** The game server of a world. */
export interface GameWorld {
  readonly server: GameServer;
  readonly ports: ProviderPorts;
  readonly store: QueuedStore<ProviderTables>;
  readonly rooms: RoomsOfWorld;
  /** Answers a call as the game server does over HTTP, by the page's plan. */
  answer(request: PortRequest, plan: GamePlan): Promise<PortAnswer>;
  playDemoRound(round: DemoRound): Promise<void>;
  /** Waits for running rounds of the demo world, and settles due ones. */
  runJanitor(): Promise<void>;
}

/** Starts the reference provider beside the platform: on its own store, with the platform's clock. */
export function createGameWorld({ reference, ports, initial, onCommit, report }: GameWorldParts): GameWorld {
  const { clock, random } = ports;
  const uuid = (): string => random.uuid();
  const now = (): number => clock.now();
  const backend = createMemoryBackend(PROVIDER_TABLES, { ...(initial && { initial }), onCommit });
  const store = createStore(backend, { bus: createLocalBus(), uuid, report });
  const wallet = new PlannedWallet(
    createWalletClient({ reference, now, uuid, send: (call) => receiveWalletCall(ports, call) }),
  );
  const tables = loadTables();
  const fish = loadFish();
  const providerPorts: ProviderPorts = {
    store,
    now,
    randomBytes: (count) => random.bytes(count),
    crypto: nobleCrypto,
    wallet: wallet.client,
    catalogue: loadCatalogue(),
    tables,
    fish,
    demoVariants: Object.fromEntries(reference.provider.Games.map(({ GameCode, Variant }) => [GameCode, Variant])),
    report,
  };
  const server = createGameServer(providerPorts);
  const planner = new OutcomePlanner(server, providerPorts);
  const demoRounds = new Set<Promise<void>>();
  const answer: GameWorld['answer'] = async ({ ID, Call, Token = '', Body }, { outcome, ...walletPlan }) => {
    const call = () => answerCall(server, Call, Token, Body);
    const session = await findSession(providerPorts, Token);
    if (session === undefined) return { ID, ...(await call()) };
    if (outcome !== undefined) await planner.plan(session, outcome);
    return { ID, ...(await wallet.during(session.WalletToken, walletPlan, call)) };
  };
  const rooms = createRoomsOfWorld(providerPorts, uuid);
  return {
    server,
    ports: providerPorts,
    store,
    rooms,
    answer,
    async playDemoRound(round) {
      const { LaunchToken, GameCode, MaxStake } = round;
      if (fish.current(GameCode) !== undefined) {
        const token = await server.openSession({ LaunchToken, GameCode });
        await playDemoFish({ rooms, token, MaxStake, uuid });
        return;
      }
      if (tables.current(GameCode) !== undefined) {
        const token = await server.openSession({ LaunchToken, GameCode });
        await playDemoTable({ rooms, tables, token, GameCode, MaxStake, uuid });
        return;
      }
      const played = playDemoRound(server, round).finally(() => demoRounds.delete(played));
      demoRounds.add(played);
      await played;
    },
    async runJanitor() {
      await Promise.allSettled(demoRounds);
      await server.runJanitor();
    },
  };
}
