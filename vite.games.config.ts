import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { amountsFont } from './build/amountsFont.ts';
import { pixiParts } from './build/pixiParts.ts';
import { SUPPORTED_BROWSERS } from './build/supportedBrowsers.ts';

/**
 * The file that a game's frame loads, with everything it needs, in `dist/games`. It is no part of the app: the game server serves it
 * from an origin of its own, and the offline build has a copy in `dist/mock/games`.
 */
export default defineConfig({
  root: 'games/client',
  // Any origin and any folder may serve it.
  base: './',
  // The cache of the app's server is another one.
  cacheDir: '../../node_modules/.vite/games',
  publicDir: false,
  plugins: [pixiParts(), amountsFont(fileURLToPath(new URL('.', import.meta.url)))],
  // The frame has an opaque origin where it is sandboxed, so each of its files is requested across origins.
  server: { host: '127.0.0.1', cors: { origin: '*' } },
  build: {
    outDir: '../../dist/games',
    emptyOutDir: true,
    // A picture in a data address would be compressed worse, and read before it is needed.
    assetsInlineLimit: 0,
    // The game server reads from it which files a game needs first.
    manifest: true,
    target: SUPPORTED_BROWSERS.map(({ target }) => target),
    modulePreload: { polyfill: false },
  },
});
