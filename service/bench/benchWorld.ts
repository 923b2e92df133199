import { openSession } from '#domain/auth/session.ts';
import { createBackend, type Handlers } from '#domain/backend.ts';
import type { Connection } from '#domain/connection/connection.ts';
import { createRateLimiter } from '#domain/dispatch/rateLimiter.ts';
import type { Bus } from '#domain/ports/bus.ts';
import type { Ports } from '#domain/ports/index.ts';
import type { Store } from '#domain/ports/store.ts';
import { noIdentities } from '#domain/thirdParty/developmentIdentities.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { readBrands } from '../brands.ts';
import { sharpPictures } from '../ports/pictures.ts';
import { systemRandom } from '../ports/random.ts';

/** The product on a store, without any transport, and players who are signed in. */
export interface BenchWorld {
  /** On the chat socket, one a player. */
  readonly connections: readonly Connection[];
  /** The same players' on the lobby socket. */
  readonly lobbyConnections: readonly Connection[];
  /** Lets as much time pass as keeps one caller within every limit. */
  passTime(): void;
  advance(milliseconds: number): void;
  /** The text of the last answer to anyone. */
  lastAnswer(): string;
}

/**
 * Makes the demo world on a store and signs players in.
 * @param who their ids, or how many at most from gold tier on
 * @param handlers the product's own, unless a bench looks at what is around them
 */
export async function createBenchWorld(
  store: Store,
  bus: Bus,
  who: number | readonly string[],
  handlers?: Handlers,
): Promise<BenchWorld> {
  const brands = readBrands('brands');
  const [brand] = brands;
  if (brand === undefined) throw new Error('there is no brand');
  let now = Date.now();
  const clock = { now: () => now, advance: (milliseconds: number) => void (now += milliseconds) };
  await seedDemoWorld(store, now);
  const ports: Ports = {
    store,
    bus,
    clock,
    random: systemRandom,
    messenger: { send: async () => {} },
    limiter: createRateLimiter(clock),
    observer: {
      call: ({ row, code, error }) => {
        if (error !== undefined) throw new Error(`${row} answers ${code}`, { cause: error });
      },
    },
    pictures: sharpPictures,
    identities: noIdentities,
    settings: { siteID: 'dev', chatMinVip: 3, devTools: true, publicOrigin: 'http://bench.test', brands },
    secret: systemRandom.bytes(32),
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
  for (const player of players) {
    const { token } = await store.transaction((tx) =>
      openSession(ports, tx, player, { provider: 'choosePhoneAccount', isRegist: false, now }),
    );
    const transport = {
      send: (text: string) => {
        last = text;
      },
      sendShared: () => {},
      close: () => {},
    };
    for (const [socket, list] of [
      ['chat', connections],
      ['lobby', lobbyConnections],
    ] as const) {
      const connection = backend.connect(transport, socket, brand);
      await connection.receive(JSON.stringify({ OP: 10_000, CloseRSA: true, R: 'login', Token: token }));
      list.push(connection);
    }
  }
  return {
    connections,
    lobbyConnections,
    passTime: () => clock.advance(400),
    advance: (milliseconds) => clock.advance(milliseconds),
    lastAnswer: () => last,
  };
}
