import { join } from 'node:path';
import { build, createServer, type InlineConfig, type Plugin, type ViteDevServer } from 'vite';

const CONFIG = 'vite.games.config.ts';
/** Where the pages of the mocks find the frame. */
const BASE = '/games/';

/**
 * The development server of the frame, inside the app's development server.
 * @param httpServer that of the app; the sockets of the frame open there, since a port of their own would be taken in a second checkout
 */
export const frameServer = (checkout: string, httpServer: ViteDevServer['httpServer']): InlineConfig => ({
  configFile: join(checkout, CONFIG),
  base: BASE,
  appType: 'mpa',
  // A server deletes the packages of any other server from a shared cache, and answers 504 for its own.
  cacheDir: join(checkout, 'node_modules/.vite/gamesFrame'),
  server: {
    middlewareMode: true,
    hmr: false,
    ws: httpServer === null ? false : { server: httpServer },
    cors: { origin: '*' },
  },
});

/**
 * Gives the offline app the file of a game's frame under `/games/`: the development server serves it from its sources, and a build
 * gets a copy of its own.
 *
 * The frame is loaded by an `iframe` with `sandbox="allow-scripts"`. Its origin is opaque, so each of its scripts, fonts and pictures
 * needs `Access-Control-Allow-Origin: *`.
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
      // The folder of the app is emptied before its own build only.
      await build({ configFile: join(checkout, CONFIG), logLevel: 'warn', build: { outDir: folder } });
    },
  };
}
