import { keptKeyAlone } from '#domain/session/signingKeys.ts';
import { readOrCreateSecret } from '#domain/session/keptSecret.ts';
import { type Backend, createBackend, type Handlers } from '#domain/backend.ts';
import { forgetConnections } from '#domain/connection/forgetConnections.ts';
import { createSystemClock } from '#domain/dev/clock.ts';
import { createOutbox } from '#domain/dev/outbox.ts';
import { ACTIVITY_COUNTERS } from '#domain/activityCounters.ts';
import { createRateLimiter } from '#domain/dispatch/rateLimiter.ts';
import { createLocalBus } from '#domain/ports/bus.ts';
import type { GameProviderPorts } from '#domain/ports/gameProvider.ts';
import type { Ports, Random } from '#domain/ports/index.ts';
import type { Pictures } from '#domain/ports/pictures.ts';
import { createMemoryBackend, createStore, type QueuedStore, type Snapshot } from '#domain/store.ts';
import type { Job } from '#domain/schedule/job.ts';
import { createDevelopmentIdentities } from '#domain/identityProvider/developmentIdentities.ts';
import { withProviderStates } from '#domain/identityProvider/providerStates.ts';
import type { Part } from '#protocol/entities/operator.ts';
import { seedDemoWorld } from '#domain/world/demo.ts';
import { resizeWorld } from '#domain/world/sizes.ts';
import { createGameWorld, type GameWorld } from '../gameProvider/gameWorld.ts';
import { createPublishedRounds } from '../gameProvider/publishedRounds.ts';
import { declareReferenceProvider, type ReferenceProvider } from '../gameProvider/referenceProvider.ts';
import type { WorldEvent, WorldSize } from '../wire/messages.ts';
import type { Archive, KeptWorld } from './archive.ts';
import { BRANDS } from './brands.ts';
import { CookieJars } from './cookieJars.ts';
import { browserPictures } from './pictures.ts';
import { browserRandom } from './random.ts';

/** The interval of checks for due jobs. */
const JOBS_MS = 1000;

/** `declared`: the reference provider serves its games, and an operator has to enable them. `playable`: they are enabled from the start. */
export type WorldGames = 'declared' | 'playable';

/** The dependencies of a world. */
export interface WorldParts {
  readonly archive: Archive;
  readonly origin: string;
  /** The parts that are open from the start. Defaults to none. */
  readonly openParts?: readonly Part[] | undefined;
  /** The games of the reference provider. Defaults to none. */
  readonly games?: WorldGames | undefined;
  /** Creates the rows of a new demo world, if the archive has none. */
  readonly demo?: ((now: number) => Promise<Snapshot>) | undefined;
  readonly handlers?: Handlers | undefined;
  readonly random?: Random | undefined;
  readonly jobs?: readonly Job[] | undefined;
  readonly pictures?: Pictures | undefined;
  readonly report?: ((error: unknown) => void) | undefined;
}

/** A world from its creation to its reset. */
export interface WorldInstance {
  readonly size: WorldSize;
  readonly ports: Ports;
  readonly store: QueuedStore;
  readonly backend: Backend;
  readonly jars: CookieJars;
  /** The game server. Undefined in a world without games. */
  readonly games: GameWorld | undefined;
  readonly runDueJobs: () => Promise<void>;
  /** Ends timed work. Resolves once none is running. */
  readonly stopClock: () => Promise<void>;
}

/**
 * Creates the domain on a store in memory: the archive's world, or a new one.
 *
 * @param tell called after a change of data that development tools show
 */
export async function createWorldInstance(
  parts: WorldParts,
  from: KeptWorld | WorldSize,
  tell: (event: WorldEvent) => void,
): Promise<WorldInstance> {
  const { archive, random = browserRandom, report = (error) => reportError(error) } = parts;
  const bus = createLocalBus();
  const kept = typeof from === 'string' ? undefined : from;
  const size = typeof from === 'string' ? from : from.size;
  if (kept === undefined) await archive.clear(size);
  const initial = kept?.rows ?? (await parts.demo?.(Date.now()));
  const memory = createMemoryBackend({
    ...(initial && { initial }),
    onCommit: (changes) => archive.append(changes),
  });
  const store = createStore(memory, { bus, uuid: () => random.uuid(), report });
  if (kept === undefined) {
    if (initial === undefined) await seedDemoWorld(store, Date.now());
    await resizeWorld(store, size, Date.now());
  } else await store.recoverPushes();
  const reference = parts.games === undefined ? undefined : await declareReferenceProvider(parts.origin);
  if (kept === undefined && reference !== undefined && parts.games === 'playable') await openGames(store, reference);
  const providers = reference && providerPorts(reference, () => games);
  const ports = await createPorts(parts, { store, bus, games: providers }, report, tell);
  const games: GameWorld | undefined =
    reference &&
    createGameWorld({
      reference,
      ports,
      initial: kept?.gameRows,
      onCommit: (changes) => archive.appendGames(changes),
      report,
    });
  const jars = new CookieJars(kept?.jars, (id, jar) => archive.saveJar(id, jar));
  // The connections of an earlier run.
  if (kept !== undefined) await forgetConnections(store, { not: ports.node.ID }, ports.clock.now());
  const backend = createBackend(ports, parts.handlers, parts.jobs);
  const runDueJobs = async (): Promise<void> => {
    await backend.runDueJobs();
    await games?.runJanitor();
  };
  return { size, ports, store, backend, jars, games, runDueJobs, stopClock: repeat(runDueJobs, report) };
}

/** The provider's port, whose calls go to the world's game server. */
function providerPorts({ ports }: ReferenceProvider, gameWorld: () => GameWorld | undefined): GameProviderPorts {
  const running = (): GameWorld => {
    const world = gameWorld();
    if (world === undefined) throw new Error('the game server has not started');
    return world;
  };
  return {
    ...ports,
    readJackpots: async (_provider, query) => (await running().server.readJackpots(query)).Jackpots,
    rounds: createPublishedRounds(() => running().ports),
    playDemoRound: (_provider, round) => running().playDemoRound(round),
  };
}

async function openGames(store: QueuedStore, { provider }: ReferenceProvider): Promise<void> {
  const GameCode = { in: provider.Games.map((game) => game.GameCode) };
  await store.transaction((tx) => tx.table('games').update({ GameCode }, { Playable: true }));
}

/** @returns a function that ends it */
function repeat(runDueJobs: () => Promise<void>, report: (error: unknown) => void): () => Promise<void> {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= runDueJobs()
      .catch(report)
      .finally(() => {
        running = undefined;
      });
  }, JOBS_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

async function createPorts(
  { origin, openParts = [], pictures = browserPictures, random = browserRandom }: WorldParts,
  { store, bus, games }: Pick<Ports, 'store' | 'bus'> & { readonly games: GameProviderPorts | undefined },
  report: (error: unknown) => void,
  tell: (event: WorldEvent) => void,
): Promise<Ports> {
  const clock = await createSystemClock({ store, bus, monotonic: () => performance.now(), onError: report });
  const messenger = createOutbox(store, random);
  const secret = keptKeyAlone(await readOrCreateSecret(store, random));
  return {
    store,
    node: { ID: browserRandom.uuid(), living: () => 1 },
    bus,
    clock: {
      now: () => clock.now(),
      monotonic: () => clock.monotonic(),
      advance: (milliseconds) => {
        clock.advance(milliseconds);
        tell('clock');
      },
    },
    random,
    messenger: {
      ...messenger,
      send: async (tx, text) => {
        await messenger.send(tx, text);
        tx.afterCommit(() => tell('outbox'));
      },
    },
    limiter: createRateLimiter(clock),
    observer: {
      call: ({ name, error }) => {
        if (error !== undefined) report(new Error(`${name} failed unexpectedly`, { cause: error }));
      },
    },
    pictures,
    identities: withProviderStates(store, createDevelopmentIdentities({ secret, origin })),
    ...(games !== undefined && { games }),
    settings: {
      siteID: 'dev',
      chatMinVip: 3,
      devTools: true,
      publicOrigin: origin,
      publishUrl: () => 'rtmp://localhost/live',
      brands: BRANDS,
      openParts,
    },
    secret,
    activityCounters: ACTIVITY_COUNTERS,
  };
}
