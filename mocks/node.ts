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
  /** Requests that no handler answered. */
  readonly unhandled: readonly UnhandledRequest[];
  /** Errors of the world that no caller received. */
  readonly failures: readonly unknown[];
  /** Cuts every socket, as a lost network does. */
  readonly disconnect: () => void;
  /** Stops intercepting and ends the world. */
  stop(): Promise<void>;
}

export interface NodeMocksOptions {
  /** The origin that `fetch` and `WebSocket` reach the world by. */
  readonly origin: string;
  readonly conditions?: NetworkConditions;
  /** The browser whose cookies go with each request; one for all unless said. */
  readonly jar?: () => string;
  readonly brand?: () => string;
  /** The loop that live streams send; they are refused without it. */
  readonly loadLoop?: () => Promise<FlvFile>;
  /** Where each call is written down. */
  readonly log?: CallLog;
  /** Parts that are open; all unless a test closes some. */
  readonly openParts?: readonly Part[];
  /** The games of the reference provider; none unless said. */
  readonly games?: WorldGames;
  /** The product's own, unless a test plants a wrong one. */
  readonly handlers?: Handlers;
  /** The system's own, unless a test wants the same chances again. */
  readonly random?: Random;
  /** What its world begins with; the demo world unless said. */
  readonly demo?: WorldParts['demo'];
  /** Where its world is kept; nowhere unless said. */
  readonly archive?: Archive;
  /** Node has no decoder of its own: without one, no picture can be read. */
  readonly pictures?: Pictures;
}

/** Starts the mocks in Node over a demo world of their own, for tests; the handlers are those of the page. */
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
