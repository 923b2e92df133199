import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { nodeCrypto } from '#games/provider/node/nodeCrypto.ts';
import type { PlatformParts } from '#games/provider/node/answerPlatform.ts';
import type { ProviderPorts } from '#games/provider/ports.ts';
import { createGameServer, type GameServer } from '#games/provider/provider.ts';
import type { Catalogue } from '#games/provider/catalogue.ts';
import type { WalletClient } from '#games/provider/wallet.ts';
import type { ProviderTables } from '#games/provider/tables.ts';
import type { Store } from '#store/port.ts';
import { repeat } from '#store/repeat.ts';
import { Rooms } from '#games/provider/room/Rooms.ts';
import type { FishCatalogue } from '#games/provider/fish/fishCatalogue.ts';
import type { TableCatalogue } from '#games/provider/table/tableCatalogue.ts';
import type { TableSettings } from '#games/provider/table/settings.ts';
import { followPlatformClock } from './clock/platformClock.ts';
import type { Config } from './config.ts';
import { createApp } from './http/app.ts';
import { createGameMetrics } from './metrics.ts';
import { everyTick } from './rooms/everyTick.ts';
import { openRoomSockets } from './rooms/roomSockets.ts';
import { broadcast } from './rooms/socketPeer.ts';
import { createWalletClient } from './wallet/walletClient.ts';

const JANITOR_MS = 1000;
const ROOMS_MS = 200;
/** Twenty ticks a second. */
const FISH_MS = 50;
const HOLDER_BYTES = 12;
/** How long a request under way may still take when the server stops. */
const LAST_ANSWER_MS = 5000;
const IDLE_CHECK_MS = 50;
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
/** Longer than nginx keeps an idle connection (60 s). Otherwise a request could meet a connection that closes, and fail. */
const KEEP_ALIVE_MS = 75_000;

export interface GameServerParts {
  readonly config: Config;
  readonly catalogue: Catalogue;
  /** The rules of tables. Without it there are no rooms. */
  readonly tables?: TableCatalogue;
  readonly tableSettings?: TableSettings;
  /** The rules of rooms of fishing. Without it there are none. */
  readonly fish?: FishCatalogue;
  /** Receives by how many milliseconds each tick of the rooms of fishing is late, for the bench. */
  readonly onFishTick?: (lateMs: number) => void;
  /** The public files of a version of a game, by its hash. */
  readonly publishedFiles: PlatformParts['files'];
  /** Migrated. The server closes it. */
  readonly store: Store<ProviderTables>;
  readonly log: Logger;
  readonly clientFolder: string;
  /** The clock of pauses and due times, for tests. Calls of the wallet do not have it. */
  readonly now?: () => number;
  /** Wraps the calls of the wallet, for tests. */
  readonly throughWallet?: (wallet: WalletClient) => WalletClient;
}

export interface RunningGameServer {
  readonly port: number;
  readonly server: GameServer;
  /** Stops accepting, answers requests under way, stores shown rounds, closes the store. */
  stop(): Promise<void>;
}

/** Starts the game server. @throws Error if the port is taken */
export async function startGameServer(parts: GameServerParts): Promise<RunningGameServer> {
  const { config, catalogue, tables, tableSettings, fish, publishedFiles, store, log, clientFolder } = parts;
  const clock = config.followsPlatformClock
    ? followPlatformClock({
        platformUrl: config.platformUrl,
        report: (error) => log.warn({ err: error }, 'the platform does not tell its time'),
      })
    : undefined;
  const serverTime = clock?.now ?? Date.now;
  const { now = serverTime, throughWallet = (wallet: WalletClient) => wallet } = parts;
  const ports: ProviderPorts = {
    store,
    now,
    randomBytes: (count) => randomBytes(count),
    crypto: nodeCrypto,
    wallet: throughWallet(
      createWalletClient({
        ...config,
        now: serverTime,
        readClock: clock?.read,
        report: (error) => log.warn({ err: error }, 'a call of the wallet has no answer'),
      }),
    ),
    catalogue,
    ...(tables && { tables }),
    ...(fish && { fish }),
    demoVariants: config.demoVariants,
    report: (error) => log.error({ err: error }, 'the game server failed'),
  };
  const server = createGameServer(ports);
  const metrics = createGameMetrics();
  const rooms = new Rooms({
    ports,
    holder: { id: randomBytes(HOLDER_BYTES).toString('hex'), address: config.nodeOrigin },
    wait: (milliseconds, work) => void setTimeout(work, milliseconds),
    broadcast,
    ...(tableSettings && { settings: tableSettings }),
  });
  const { roundsSecret: secret } = config;
  const published = secret === undefined ? undefined : { ports, secret, files: publishedFiles };
  let draining = false;
  const notReady = async (): Promise<string | undefined> => {
    if (draining) return 'draining';
    return store
      .table('jackpots')
      .find({ limit: 1 })
      .then(
        () => undefined,
        () => 'the database does not answer',
      );
  };
  const http = createServer(
    { headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, keepAliveTimeout: KEEP_ALIVE_MS },
    createApp({ config, metrics, server, log, clientFolder, notReady, published, readClock: clock?.read }),
  );
  await listen(http, config);
  http.on('error', (error) => log.error({ err: error }, 'a connection could not be accepted'));
  const janitor = repeat(
    JANITOR_MS,
    async () => {
      await clock?.read();
      await server.runJanitor();
    },
    (error) => server.report(error),
  );
  const sockets = openRoomSockets(http, { config, rooms, metrics, log, now });
  const ticks = repeat(
    ROOMS_MS,
    () => rooms.tick(),
    (error) => server.report(error),
  );
  const fishTicks = fish === undefined ? undefined : everyTick(FISH_MS, () => rooms.tickFish(), parts.onFishTick);
  const drain = async (): Promise<void> => {
    draining = true;
    await ticks.stop();
    fishTicks?.stop();
    await rooms.stop();
    await Promise.all([janitor.stop(), sockets.stop(), close(http)]);
    await server.runJanitor();
    await store.close();
  };
  let stopping: Promise<void> | undefined;
  return {
    port: (http.address() as AddressInfo).port,
    server,
    stop: () => {
      stopping ??= drain();
      return stopping;
    },
  };
}

function listen(http: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error) => {
      const isTaken = 'code' in error && error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`GAMES_PORT ${port} is in use.`, { cause: error }) : error);
    });
    http.listen(port, host, () => {
      http.removeAllListeners('error');
      resolve();
    });
  });
}

/** Resolves once the last request is answered and its connection gone. */
function close(http: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection kept alive turns idle only when its request is answered.
    const idle = setInterval(() => http.closeIdleConnections(), IDLE_CHECK_MS);
    const last = setTimeout(() => http.closeAllConnections(), LAST_ANSWER_MS);
    http.close(() => {
      clearInterval(idle);
      clearTimeout(last);
      resolve();
    });
  });
}
