import { setupServer, type SetupServer } from 'msw/node';
import type { Handlers } from '#domain/backend.ts';
import { createHandlers } from './handlers/index.ts';
import { refuseStrays, type StrayRequest } from './handlers/unhandled.ts';
import { hostWorld } from './page/connectWorld.ts';
import type { WorldLink } from './page/link.ts';
import { Weather } from './scenario/weather.ts';
import { noArchive } from './world/archive.ts';
import { createWorld } from './world/world.ts';

export interface NodeMocks {
  readonly server: SetupServer;
  readonly link: WorldLink;
  readonly weather: Weather;
  /** Requests that nobody answered. */
  readonly strays: readonly StrayRequest[];
  /** Cuts every socket, as a lost network does. */
  disconnect(): void;
  /** Stops intercepting and ends the world. */
  stop(): Promise<void>;
}

export interface NodeMocksOptions {
  /** The origin that `fetch` and `WebSocket` reach the world by. */
  readonly origin: string;
  readonly weather?: Weather;
  /** The browser whose cookies go with each request; one for all unless said. */
  readonly jar?: () => string;
  readonly brand?: () => string;
  /** The product's own, unless a test plants a wrong one. */
  readonly handlers?: Handlers;
}

/** Starts the mocks in Node over a demo world of their own, for tests; the handlers are those of the page. */
export async function startNodeMocks(options: NodeMocksOptions): Promise<NodeMocks> {
  const { origin, weather = new Weather(), jar = () => 'shared', brand = () => '' } = options;
  const world = await createWorld({ archive: noArchive, origin, handlers: options.handlers });
  const link = hostWorld(world);
  const strays: StrayRequest[] = [];
  const { handlers, disconnect } = createHandlers({ link, weather, origin, jar, brand });
  const server = setupServer(...handlers);
  server.listen({ onUnhandledRequest: refuseStrays(origin, (stray) => strays.push(stray)) });
  return {
    server,
    link,
    weather,
    strays,
    disconnect,
    async stop() {
      server.close();
      link.leave();
      await world.close();
    },
  };
}
