import { keptKeyAlone } from '#domain/session/signingKeys.ts';
import { openSession } from '#domain/auth/openSession.ts';
import { createBackend, type Handlers } from '#domain/backend.ts';
import type { Connection } from '#domain/connection/connection.ts';
import { ACTIVITY_COUNTERS } from '#domain/activityCounters.ts';
import { createRateLimiter } from '#domain/dispatch/rateLimiter.ts';
import type { Bus } from '#domain/ports/bus.ts';
import type { Ports, Random } from '#domain/ports/index.ts';
import type { Store } from '#domain/ports/store.ts';
import { noIdentities } from '#domain/identityProvider/developmentIdentities.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { PARTS } from '#protocol/entities/operator.ts';
import type { SocketName } from '#protocol/operation.ts';
import { readBrands } from '../brands.ts';
import { sharpPictures } from '../ports/pictures.ts';
import { systemRandom } from '../ports/random.ts';

/** A brand with all capabilities. */
const BRAND = 'bj188';

/** The product on a store without any transport, with signed-in players. */
export interface BenchWorld {
  readonly ports: Ports;
  /** The signed-in players, in the order of the connections. */
  readonly playerIDs: readonly string[];
  /** On the chat socket, one per player. */
  readonly connections: readonly Connection[];
  /** On the lobby socket, one per player. */
  readonly lobbyConnections: readonly Connection[];
  /** Signs a session in on one more chat socket. */
  signIn(token: string): Promise<Connection>;
  /** Advances the clock far enough to keep one caller within every limit. */
  passTime(): void;
  advance(milliseconds: number): void;
  /** The text of the last answer to any player. */
  lastAnswer(): string;
}

export interface BenchWorldParts {
  /** The product's own, unless a bench measures the code around the handlers. */
  readonly handlers?: Handlers;
  /** The machine's own, unless a bench needs repeatable values. */
  readonly random?: Random;
  /** The product's own, unless a bench calls faster than a player may. */
  readonly limiter?: Ports['limiter'];
  /** The start in milliseconds since 1970; now by default. */
  readonly begin?: number;
  /** Called with every text for a single player. */
  readonly onSent?: (text: string) => void;
}

/**
 * Creates the demo world on a store and signs players in.
 * @param who their IDs, or the most players from gold tier on
 */
export async function createBenchWorld(
  store: Store,
  bus: Bus,
  who: number | readonly string[],
  { handlers, random = systemRandom, limiter, begin = Date.now(), onSent }: BenchWorldParts = {},
): Promise<BenchWorld> {
  const brands = readBrands('brands');
  const brand = brands.find(({ ID }) => ID === BRAND);
  if (brand === undefined) throw new Error(`there is no brand ${BRAND}`);
  let now = begin;
  const clock = {
    now: () => now,
    monotonic: () => now,
    advance: (milliseconds: number) => void (now += milliseconds),
  };
  await seedDemoWorld(store, now);
  const ports: Ports = {
    store,
    node: { ID: 'bench', living: () => 1 },
    bus,
    clock,
    random,
    messenger: { send: async () => {} },
    limiter: limiter ?? createRateLimiter(clock),
    observer: {
      call: ({ name, code, error }) => {
        if (error !== undefined) throw new Error(`${name} answers ${code}`, { cause: error });
      },
    },
    pictures: sharpPictures,
    identities: noIdentities,
    settings: {
      siteID: 'dev',
      chatMinVip: 3,
      devTools: true,
      publicOrigin: 'http://bench.test',
      brands,
      openParts: PARTS,
    },
    secret: keptKeyAlone(random.bytes(32)),
    activityCounters: ACTIVITY_COUNTERS,
  };
  const backend = createBackend(ports, handlers);
  const players = await store
    .table('players')
    .find(
      typeof who === 'number' ? { where: { VIPLevel: { gte: 3 } }, limit: who } : { where: { PlayerID: { in: who } } },
    );
  const connections: Connection[] = [];
  const lobbyConnections: Connection[] = [];
  let last = '';
  const transport = {
    send: (text: string) => {
      last = text;
      onSent?.(text);
    },
    sendShared: () => {},
    close: () => {},
  };
  const signIn = async (token: string, socket: SocketName): Promise<Connection> => {
    const connection = backend.connect(transport, socket, brand);
    await connection.receive(JSON.stringify({ OP: 10_000, CloseRSA: true, R: 'login', Token: token }));
    return connection;
  };
  for (const player of players) {
    const { token } = await store.transaction((tx) =>
      openSession(ports, tx, player, { provider: 'choosePhoneAccount', isRegist: false, now }),
    );
    connections.push(await signIn(token, 'chat'));
    lobbyConnections.push(await signIn(token, 'lobby'));
  }
  return {
    ports,
    playerIDs: players.map(({ PlayerID }) => PlayerID),
    connections,
    lobbyConnections,
    signIn: (token) => signIn(token, 'chat'),
    passTime: () => clock.advance(400),
    advance: (milliseconds) => clock.advance(milliseconds),
    lastAnswer: () => last,
  };
}
