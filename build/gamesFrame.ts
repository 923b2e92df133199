import { join } from 'node:path';
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
  return {
    name: 'menagerie:games-frame',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir, BASE);
    },
    async configureServer(server) {
      const games = await createServer(frameServer(checkout, server.httpServer));
      server.httpServer?.once('close', () => void games.close());
      server.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(BASE) !== true) {
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
