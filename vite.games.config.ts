import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { amountsFont } from './build/amountsFont.ts';
import { fishFolders } from './build/fishFolders.ts';
import { gameFolders } from './build/gameFolders.ts';
import { pixiParts } from './build/pixiParts.ts';
import { SUPPORTED_BROWSERS } from './build/supportedBrowsers.ts';
import { tableFolders } from './build/tableFolders.ts';

const checkout = fileURLToPath(new URL('.', import.meta.url));

/**
 * Files that every game needs for its first round: the calls of the first script, and the engine. In twenty files they were 3 kB larger,
 * since each is compressed by itself, and each is one more request. Parts that tables use too are in the first script, so that a table loads
 * no engine. Boards, shows of mechanics, sheets and the big win stay files of their own.
 */
const GROUPS = [
  {
    name: 'calls',
    test: /\/node_modules\/zod\/|\/games\/api\/(?!board|room|table|mergeTable|fish|emote)|\/games\/client\/(?:transport\/(?!port|room)|randomID|page\/|loading\/|texts\/texts|hud\/(?:element|icons|TopBar)|look\/(?:theme|sounds|entriesOf))|vite\/preload-helper/,
  },
  {
    name: 'engine',
    test: /pixi-(?:parts|colours|no-colour-names)|\/node_modules\/(?:pixi\.js|eventemitter3)\/|\/games\/api\/board|\/games\/client\/(?:Game|openGame|hud\/(?!element|icons|TopBar)|look\/(?!theme|sounds|entriesOf)|round\/|show\/|timing\/countUp|assets\/|mechanics\/(?:loadMechanics|windowChanges|\w+\/\w+Steps)|scene\/(?!Reels|ReelView|paintedText|falling\/|strike\/|tall\/)|sheet\/symbolImage)/,
  },
];

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
  plugins: [pixiParts(), gameFolders(checkout), tableFolders(checkout), fishFolders(checkout), amountsFont(checkout)],
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
    // A chunk imports only files that are loaded already. Their names would be in the first script twice, those of every game too.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // A game is parsed when it is built, so its frame takes functions of the maths without the schemas beside them, and a slot game
    // leaves the calls of rooms out.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/games\/(?:maths|api)\//, sideEffects: false }] },
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
});
