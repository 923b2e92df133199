import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';

const CONFIG = 'vite.games.config.ts';
/** Path of the frame for the pages of the mocks. */
const BASE = '/games/';

/**
 * Configures the frame's development server inside the app's.
 * @param httpServer the app's server. The frame's sockets open there, because a second checkout would need the same port.
 */
export const frameServer = (checkout: string, httpServer: ViteDevServer['httpServer']): InlineConfig => ({
  configFile: join(checkout, CONFIG),
  base: BASE,
  appType: 'mpa',
  // A server deletes another server's packages from a shared cache, and then answers 504 for its own.
  cacheDir: join(checkout, 'node_modules/.vite/gamesFrame'),
  server: {
    middlewareMode: true,
    hmr: false,
    ws: httpServer === null ? false : { server: httpServer },
    cors: { origin: '*' },
  },
});

/**
 * Serves a game's frame to the offline app under `/games/`: the development server from the sources, and a build from a built copy.
 *
 * An `iframe` with `sandbox="allow-scripts"` loads the frame. Its origin is opaque, so each of its scripts, fonts and pictures needs
 * `Access-Control-Allow-Origin: *`.
 */
export function gamesFrame(checkout: string): Plugin {
  let folder = '';
  /** Whether an address under `/games/` can name a file of the checkout, as in Storybook. */
  let isCheckoutServed = false;
  return {
    name: 'menagerie:games-frame',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir, BASE);
      isCheckoutServed = resolve(root) === resolve(checkout);
    },
    async configureServer(server) {
      const games = await createServer(frameServer(checkout, server.httpServer));
      server.httpServer?.once('close', () => void games.close());
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        if (!pathname.startsWith(BASE) || (isCheckoutServed && existsSync(join(checkout, pathname)))) {
          next();
          return;
        }
        response.setHeader('Access-Control-Allow-Origin', '*');
        games.middlewares(request, response, next);
      });
    },
    async closeBundle() {
      // The app's build has emptied the folder already.
      await build({ configFile: join(checkout, CONFIG), logLevel: 'warn', build: { outDir: folder } });
    },
  };
}
