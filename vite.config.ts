import { readdirSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { paintFirst } from './scripts/vite/firstPaint.ts';
import { pwaOptions } from './scripts/vite/pwa.ts';
import { withoutJsonSchema } from './scripts/vite/withoutJsonSchema.ts';
import { withoutMockWorker } from './scripts/vite/withoutMockWorker.ts';
import { withoutStudioTexts } from './scripts/vite/withoutStudioTexts.ts';
import { interfacePlugins } from './vite.plugins.ts';

/** Rooms and packages; not the entry, which stays a small file of its own. */
const FIRST = /\/(features|ui|protocol|locales|node_modules)\//;
const service = 'http://127.0.0.1:8787';

/** Where no service fills the page, a script in its head decides brand and language before anything is painted. */
function paintFirstPlugin(): Plugin {
  const brands = readdirSync(new URL('brands', import.meta.url));
  const children = `(${paintFirst.toString()})(document, location, localStorage, ${JSON.stringify(brands)})`;
  return {
    name: 'menagerie:first-paint',
    transformIndexHtml: () => [{ tag: 'script', children, injectTo: 'head-prepend' }],
  };
}

const hasMocks = (mode: string): boolean => mode === 'mock' || mode === 'operator';
const hasStudio = (command: string, mode: string): boolean => command === 'serve' || mode === 'operator';

/**
 * Four ways to run the one app:
 * - `mock`: on the offline backend (`npm run dev`, and `vite build --mode mock` into `dist/mock`);
 * - `operator`: the same with the Brand Studio at `/studio` (`vite build --mode operator` into `dist/operator`). A development
 *   server always has it;
 * - `service`: the development server in front of a running service (`npm run dev:service`);
 * - `production`: what the service serves (`vite build` into `dist/app`); nothing of the mocks reaches it.
 */
export default defineConfig(({ command, mode }) => ({
  root: 'app',
  publicDir: 'public',
  define: {
    'import.meta.env.VITE_MOCK': JSON.stringify(hasMocks(mode)),
    'import.meta.env.VITE_STUDIO': JSON.stringify(hasStudio(command, mode)),
  },
  plugins: [
    interfacePlugins({ dropDefaults: command === 'build' }),
    mode === 'production' ? [] : paintFirstPlugin(),
    withoutJsonSchema(),
    mode === 'production' ? withoutMockWorker() : [],
    hasStudio(command, mode) ? [] : withoutStudioTexts(),
    VitePWA(pwaOptions(command === 'build' && mode === 'production')),
  ],
  // The service puts each answer's own nonce in its place.
  html: { cspNonce: '__NONCE__' },
  resolve: {
    // Messages are compiled before they ship, so the bundle does not carry the parser (27 kB). Development keeps it for new texts.
    alias:
      command === 'build'
        ? [
            {
              find: /^@formatjs\/icu-messageformat-parser$/,
              replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
            },
          ]
        : [],
  },
  // The offline world runs in a worker, where Vite would find its packages only after the page began, and reload it.
  optimizeDeps: hasMocks(mode) ? { entries: ['index.html', '../mocks/world/world.worker.ts'] } : {},
  server: {
    host: '127.0.0.1',
    proxy:
      mode === 'service'
        ? Object.fromEntries(
            ['/api', '/ws', '/dev', '/docs'].map((path) => [path, { target: service, ws: path === '/ws' }]),
          )
        : {},
  },
  build: {
    outDir: hasMocks(mode) ? `../dist/${mode}` : '../dist/app',
    emptyOutDir: true,
    chunkSizeWarningLimit: 600,
    target: 'es2023',
    rolldownOptions: {
      // A page that calls one row of a group need not carry the schemas of all.
      treeshake: { manualPureFunctions: ['z', 'operation', 'endpoint', 'pushOf', 'perPage'] },
      // What the first page needs is one file: in forty it was 9 % larger, since each is compressed by itself.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'], test: FIRST }] } },
    },
  },
}));
