import { assertDefined } from '#conformance/expectation.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { WalletAnswer, type WalletCallName } from '#protocol/wallet/index.ts';
import { DAY_MS } from '#protocol/duration.ts';
import { receiveWalletCall } from '../gameWallet/receiveCall.ts';
import { JOBS } from '../jobs.ts';
import { auditLedger } from '../ledger/audit.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { openGameSession } from '../play/gameSession.ts';
import type { GameProvider, GameProviderPorts } from '../ports/gameProvider.ts';
import type { Observer, Ports, WalletEvent } from '../ports/index.ts';
import type { Push } from '../ports/store.ts';
import { runDueJobs } from '../schedule/runDueJobs.ts';
import type { Snapshot } from '../store.ts';
import { demoSnapshot } from '../world/demoSnapshot.ts';
import { freshSession } from './freshSession.ts';
import { createMemoryWorld, createMovableClock } from './memoryWorld.ts';

const NOON = Date.parse('2026-11-20T04:00:00.000Z');

export const GAME = 'owl';
/** A game of the provider whose rounds may have several bets. Both games may have holds. */
export const LONG_GAME = 'tiger';
export const BRAND_ID = 'bj188';
export const KEY = 'key-1';
export const PLAYER = '10000002';
export const OTHER = '10000003';

export const PROVIDER: GameProvider = {
  ID: 'studio',
  Name: 'Studio',
  LaunchURL: 'https://games.studio.test/launch',
  Brands: [BRAND_ID],
  Games: [
    { GameCode: GAME, Variant: '96', SeveralBets: false, Holds: true },
    { GameCode: LONG_GAME, Variant: '96', SeveralBets: true, Holds: true },
  ],
  CallsPerSecond: 1000,
  MaxWin: 1_000_000_000,
  MaxWinPerDay: 10_000_000_000_000,
};

/** The provider's signature is a fixed word. */
export const gamesOf = (
  provider: GameProvider,
  readJackpots: GameProviderPorts['readJackpots'] = async () => [],
): GameProviderPorts => ({
  providers: [provider],
  ownerOf: (keyID) => (keyID === KEY ? provider : undefined),
  readJackpots,
  verify: async (_keyID, _body, signature) => signature === 'right',
});

export interface WalletWorldParts {
  readonly gold?: number;
  readonly provider?: Partial<GameProvider>;
  readonly random?: Ports['random'];
  readonly readJackpots?: GameProviderPorts['readJackpots'];
  readonly onCommit?: () => Promise<void>;
  /** Receives errors of jobs. Without it, an error fails the test. */
  readonly onError?: (error: unknown) => void;
}

/** Fields that a test may set. The others have defaults. */
export type CallFields = Readonly<Record<string, unknown>>;

/** A few players, the games, and one provider. The provider's signature is a fixed word. */
export interface WalletWorld {
  readonly ports: Ports;
  readonly provider: GameProvider;
  /** Oldest first. */
  readonly pushes: readonly Push[];
  readonly observed: readonly WalletEvent[];
  /** @returns the token of the launch */
  launch(playerID?: string, gameCode?: string): Promise<string>;
  /** Opens a game session and authenticates. @returns the token of the session */
  enter(playerID?: string, gameCode?: string): Promise<string>;
  call(name: WalletCallName, fields: CallFields, signed?: SignedParts): Promise<WalletAnswer>;
  gold(playerID?: string): Promise<number>;
  /** Moves the clock and runs the jobs that are due. */
  pass(milliseconds: number): Promise<void>;
  /** The imbalances of the ledger. */
  audit(): Promise<readonly unknown[]>;
}

interface SignedParts {
  readonly keyID?: string;
  readonly signature?: string;
  readonly body?: string;
}

/** The rows of the demo world without its history. */
async function startRows(): Promise<Snapshot> {
  const { players = [], games = [] } = await demoSnapshot(NOON - 1000);
  return {
    players: players
      .filter(({ PlayerID }) => PlayerID === PLAYER || PlayerID === OTHER)
      .map((player) => ({ ...player, Disabled: false, PausedUntil: '', ClubID: '' })),
    games: games.map((game) => ({ ...game, Playable: true, MinBet: 1, MaxBet: 20_000 })),
  };
}

export async function createWalletWorld({
  gold = 1000,
  provider: changes,
  random,
  readJackpots,
  onCommit,
  onError,
}: WalletWorldParts = {}): Promise<WalletWorld> {
  const provider = { ...PROVIDER, ...changes };
  const observed: WalletEvent[] = [];
  const observer: Observer = {
    call: ({ name, error }) => {
      if (error === undefined) return;
      if (onError === undefined) throw new Error(`${name} failed unexpectedly`, { cause: error });
      onError(error);
    },
    wallet: (event) => void observed.push(event),
  };
  const world = await createMemoryWorld({
    clock: createMovableClock(() => NOON),
    initial: await startRows(),
    observer,
    ...(random !== undefined && { random }),
    ...(onCommit !== undefined && { onCommit }),
    games: gamesOf(provider, readJackpots),
  });
  const { ports } = world;
  const { store, clock } = ports;
  const pushes: Push[] = [];
  ports.bus.subscribe((push) => void pushes.push(push));
  for (const id of [PLAYER, OTHER]) await prepare(ports, id, gold);
  let made = 0;
  const unique = (): string => {
    made += 1;
    return `id-${made}`;
  };
  const momentNow = () => ({ ports, now: clock.now(), nowText: new Date(clock.now()).toISOString() });

  const launch: WalletWorld['launch'] = (PlayerID = PLAYER, GameCode = GAME) =>
    store.transaction((tx) =>
      openGameSession(tx, momentNow(), {
        PlayerID,
        GameCode,
        Brand: BRAND_ID,
        Provider: provider.ID,
        SessionHash: freshSession(PlayerID, '').TokenHash,
      }),
    );
  const call: WalletWorld['call'] = async (name, fields, { keyID = KEY, signature = 'right', body } = {}) =>
    WalletAnswer.parse(
      await receiveWalletCall(ports, {
        path: name,
        keyID,
        signature,
        body:
          body ??
          JSON.stringify({
            call: name,
            request_uuid: unique(),
            timestamp: clock.now(),
            game_code: GAME,
            transaction_uuid: unique(),
            ...fields,
          }),
      }),
    );
  return {
    ports,
    provider,
    pushes,
    observed,
    launch,
    async enter(playerID, gameCode = GAME) {
      const { token } = await call('authenticate', { token: await launch(playerID, gameCode), game_code: gameCode });
      return assertDefined(token, 'the token of the session');
    },
    call,
    gold: async (playerID = PLAYER) =>
      (await store.table('accounts').get(`player:${playerID}`, ITEM.gold))?.Balance ?? 0,
    async pass(milliseconds) {
      clock.advance(milliseconds);
      await runDueJobs(ports, JOBS);
    },
    audit: () => auditLedger(store),
  };
}

/** Adds a sign-in of the day, and gold from the house. */
async function prepare({ store }: Ports, PlayerID: string, gold: number): Promise<void> {
  const nowText = new Date(NOON).toISOString();
  await store.transaction(async (tx) => {
    await tx.table('sessions').insert({
      ...freshSession(PlayerID, nowText),
      Expires: new Date(NOON + DAY_MS).toISOString(),
    });
    await transferWithin(tx, nowText, {
      ID: `start:${PlayerID}`,
      Reason: 'grant',
      Source: 'test',
      Lines: [
        { Owner: 'house:grants', ItemID: ITEM.gold, Amount: -gold },
        { Owner: `player:${PlayerID}`, ItemID: ITEM.gold, Amount: gold },
      ],
    });
  });
}
