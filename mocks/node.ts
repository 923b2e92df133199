import { setupServer, type SetupServer } from 'msw/node';
import type { Handlers } from '#domain/backend.ts';
import type { Random } from '#domain/ports/index.ts';
import type { Pictures } from '#domain/ports/pictures.ts';
import { demoSnapshot } from '#domain/world/demoSnapshot.ts';
import { PARTS, type Part } from '#protocol/entities/operator.ts';
import { createHandlers, type UnhandledRequest } from './handlers/index.ts';
import type { FlvFile } from './live/flvFile.ts';
import type { CallLog } from './log/callLog.ts';
import { hostWorld } from './page/hostWorld.ts';
import type { WorldLink } from './page/link.ts';
import { NetworkConditions } from './scenario/networkConditions.ts';
import { type Archive, noArchive } from './world/archive.ts';
import type { WorldGames, WorldParts } from './world/worldInstance.ts';
import { createWorld } from './world/world.ts';

export interface NodeMocks {
  readonly server: SetupServer;
  readonly link: WorldLink;
  readonly conditions: NetworkConditions;
  readonly unhandled: readonly UnhandledRequest[];
  /** Errors of the world without a waiting caller. */
  readonly failures: readonly unknown[];
  readonly disconnect: () => void;
  stop(): Promise<void>;
}

export interface NodeMocksOptions {
  /** The origin through which `fetch` and `WebSocket` reach the world. */
  readonly origin: string;
  readonly conditions?: NetworkConditions;
  /** Returns the jar of each request's cookies. By default all requests share one jar. */
  readonly jar?: () => string;
  readonly brand?: () => string;
  /** Loads the loop of live streams. Without it they are refused. */
  readonly loadLoop?: (GameCode: string) => Promise<FlvFile>;
  readonly log?: CallLog;
  /** The open parts. Defaults to all. */
  readonly openParts?: readonly Part[];
  /** The games of the reference provider. Defaults to none. */
  readonly games?: WorldGames;
  readonly handlers?: Handlers;
  readonly random?: Random;
  readonly demo?: WorldParts['demo'];
  readonly archive?: Archive;
  /** The picture decoder. Node has none, and then no picture can be read. */
  readonly pictures?: Pictures;
}

/** Starts the mocks in Node over their own demo world, for tests, with the page's handlers. */
export async function startNodeMocks(options: NodeMocksOptions): Promise<NodeMocks> {
  const failures: unknown[] = [];
  const { origin, conditions = new NetworkConditions(), jar = () => 'shared', brand = () => '' } = options;
  const report = (error: unknown): void => void failures.push(error);
  const world = await createWorld({
    archive: options.archive ?? noArchive,
    demo: options.demo ?? demoSnapshot,
    origin,
    openParts: options.openParts ?? PARTS,
    games: options.games,
    handlers: options.handlers,
    pictures: options.pictures,
    random: options.random,
    report,
  });
  const link = hostWorld(world);
  const unhandled: UnhandledRequest[] = [];
  const { handlers, disconnect } = createHandlers(
    { link, conditions, origin, jar, brand, log: options.log, loadLoop: options.loadLoop },
    (request) => unhandled.push(request),
  );
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: 'error' });
  return {
    server,
    link,
    conditions,
    unhandled,
    failures,
    disconnect,
    async stop() {
      server.close();
      link.leave();
      await world.close();
    },
  };
}
