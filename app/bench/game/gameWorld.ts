import { generateKeyPairSync } from 'node:crypto';
import { readCatalogue } from '#games/server/catalogue/readCatalogue.ts';
import { startGameServer } from '#games/server/gameServer.ts';
import { createLog } from '#games/server/log.ts';
import { openDatabase } from '#games/server/openDatabase.ts';
import { planFeatures } from './planFeatures.ts';

/** Switches limits off, for many spins from one address. */
const NO_LIMIT = 1e7;

export interface GameWorld {
  readonly origin: string;
  /** Lets the next rounds of the newest demo show each feature of a game. @returns the number of features that they do not show */
  planFeatures(code: string, rounds: number): Promise<number>;
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
  const files = readCatalogue('games/catalogue');
  const store = await openDatabase('sqlite::memory:', log);
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
    ...files,
    store,
    log,
    clientFolder: 'dist/games',
    now: () => start + (Date.now() - start) * speed,
  });
  return {
    origin: `http://127.0.0.1:${running.port}`,
    planFeatures: (code, rounds) => {
      const version = files.catalogue.current(code);
      if (version === undefined) throw new Error(`there is no game ${code}`);
      return planFeatures(store, version.file, rounds);
    },
    stop: () => running.stop(),
  };
}
