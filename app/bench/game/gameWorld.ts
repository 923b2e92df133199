import { generateKeyPairSync } from 'node:crypto';
import { readCatalogue } from '#games/server/catalogue/readCatalogue.ts';
import { startGameServer } from '#games/server/gameServer.ts';
import { createLog } from '#games/server/log.ts';
import { openDatabase } from '#games/server/openDatabase.ts';

/** Switches limits off, for many spins from one address. */
const NO_LIMIT = 1e7;

export interface GameWorld {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts the game server with the built client, for demos. A demo has the same client and rounds, but needs no platform.
 *
 * @param speed the factor by which the clock for the pause between two stakes runs faster
 */
export async function startGameWorld(speed: number): Promise<GameWorld> {
  const log = createLog('error', process.stderr);
  const start = Date.now();
  const running = await startGameServer({
    config: {
      port: 0,
      host: '127.0.0.1',
      origin: 'http://127.0.0.1',
      platformUrl: 'http://127.0.0.1:9',
      followsPlatformClock: false,
      keyID: 'bench',
      key: generateKeyPairSync('ed25519').privateKey,
      databaseUrl: '',
      frameAncestors: ['http://127.0.0.1'],
      demoVariants: {},
      roundsSecret: undefined,
      probesToken: undefined,
      trustedProxies: 0,
      maxRequestsPerMinute: NO_LIMIT,
      maxCallsPerMinute: NO_LIMIT,
      nodeOrigin: '',
    maxSocketsPerAddress: 500,
    maxOpeningsPerMinute: NO_LIMIT,
      logLevel: 'error',
    },
    ...readCatalogue('games/catalogue'),
    store: await openDatabase('sqlite::memory:', log),
    log,
    clientFolder: 'dist/games',
    now: () => start + (Date.now() - start) * speed,
  });
  return { origin: `http://127.0.0.1:${running.port}`, stop: () => running.stop() };
}
