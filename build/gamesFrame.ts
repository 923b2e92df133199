import { join } from 'node:path';
import { build, createServer, type Plugin } from 'vite';

const CONFIG = 'vite.games.config.ts';
/** Where the pages of the mocks find the frame. */
const BASE = '/games/';

/**
 * Gives the offline app the file of a game's frame under `/games/`: the development server serves it from its sources, and a build
 * gets a copy of its own.
 *
 * The frame is loaded by an `iframe` with `sandbox="allow-scripts"`. Its origin is opaque, so each of its scripts, fonts and pictures
 * needs `Access-Control-Allow-Origin: *`.
 */
export function gamesFrame(checkout: string): Plugin {
  const configFile = join(checkout, CONFIG);
  let folder = '';
  return {
    name: 'menagerie:games-frame',
    configResolved({ root, build: { outDir } }) {
      folder = join(root, outDir, BASE);
    },
    async configureServer(server) {
      const games = await createServer({
        configFile,
        base: BASE,
        appType: 'mpa',
        // No socket reaches a frame with an opaque origin through the other server.
        server: { middlewareMode: true, hmr: false, cors: { origin: '*' } },
      });
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
      await build({ configFile, logLevel: 'warn', build: { outDir: folder } });
    },
  };
}
