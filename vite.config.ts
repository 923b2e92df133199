import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { z } from 'zod';
import { compressed } from './build/compressed.ts';
import { firstScreen } from './build/firstScreen.ts';
import { gamesFrame } from './build/gamesFrame.ts';
import { liveBrands } from './build/liveBrands.ts';
import { retryableChunks } from './build/retryableChunks.ts';
import { LATE_TEXTS_FILE, lateTexts } from './build/lateTexts.ts';
import { messageIndex, numberTexts } from './build/messageIndex.ts';
import { chunkedEntry } from './build/chunkedEntry.ts';
import { firstPaint } from './build/firstPaint.ts';
import { serviceProxy } from './build/serviceProxy.ts';
import { startNotice } from './build/startNotice/index.ts';
import { SUPPORTED_BROWSERS } from './build/supportedBrowsers.ts';
import { pageFiles } from './build/pageFiles.ts';
import { preloadTexts } from './build/preloadTexts.ts';
import { pwaOptions } from './build/pwa.ts';
import { withoutMockWorker } from './build/withoutMockWorker.ts';
import { withoutStudioTexts } from './build/withoutStudioTexts.ts';
import { interfacePlugins } from './vite.plugins.ts';

/**
 * The first page's code in few files. In forty files it was 9 % larger, since each is compressed by itself. It is
 * more than one file, so that a phone runs them one by one. The entry stays a small file of its own.
 */
const FIRST = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: 'zod', test: /\/node_modules\/zod\// },
  { name: 'entities', test: /\/protocol\/entities\// },
  { name: 'protocol', test: /\/protocol\// },
  { name: 'packages', test: /\/node_modules\// },
  { name: 'dom', test: /\/app\/dom\.ts/ },
  { name: 'first', test: /\/(features|studio|ui|locales|app\/(?!main|index))/ },
];
/**
 * Groups of later code, each in one file: the frame of every page but the lobby, long texts, the sign-in, fields,
 * icons, and the base of dialogs and lists. By itself the build makes a file for each set of parts that share
 * something, and a page loads dozens that are smaller than their requests.
 */
const LATER = [
  { name: 'dialog', test: /\/node_modules\/@radix-ui\/react-dialog\// },
  { name: 'popper', test: /\/node_modules\/@radix-ui\/react-popper\// },
  {
    name: 'pages',
    test: /\/app\/(?:OtherPages\.tsx|preloadPage\.ts)|\/shared\/frames\/PageFrameSkeleton\.tsx|\/ui\/(?:components\/(?:Card|DateTime|Heading|Text)|layout\/(?:Box|Inline|Stack))\//,
  },
  { name: 'longText', test: /\/content\/(?:text|bare)\// },
  { name: 'signIn', test: /\/features\/shared\/sign-in\/(?!consent|liff|newcomer|welcome)/ },
  { name: 'fields', test: /\/ui\/components\/(?:Field|TextField)\// },
  { name: 'icons', test: /\/node_modules\/lucide-react\/dist\/esm\/icons\//, minShareCount: 6 },
];
/**
 * Texts of the lobby's first load, by their names or the first word of them. All others come with the first part
 * that uses them. If the first page uses a text that is not on the list, the build stops and names it
 * (`build/lateTexts.ts`).
 */
const FIRST_TEXTS =
  /^(?:(?:ageGate|app|badges|consent|entrance|error|foot|item|lobby|maintenance|reward|session|shell|speedDial|wallet|welcome)\.|vip\.(?:copper|silver|gold|platinum|diamond|ruby|sapphire|obsidian)$|player\.deleted$|demo\.mark$|play\.coming$|frame\.(?:missions|rewards|passbook)$)/;
const checkout = fileURLToPath(new URL('.', import.meta.url));
const INITIAL: '$initial'[] = ['$initial'];

const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')));

const hasMocks = (mode: string): boolean => mode === 'mock' || mode === 'operator';

/** How much of the demo world's life the mocks have: all of it while one develops, only who is there in what is built. */
function demoLife(isBuild: boolean, mocks: boolean): 'whole' | 'present' | 'none' {
  if (!mocks) return 'none';
  if (isBuild) return 'present';
  return process.env['DEMO_LIFE'] === '0' ? 'none' : 'whole';
}
const hasStudio = (command: string, mode: string): boolean => command === 'serve' || mode === 'operator';

/**
 * Four ways to run the one app: - `mock`: on the offline backend (`npm run dev`, and `vite build --mode mock` into
 * `dist/mock`); - `operator`: the same with the Brand Studio at `/studio` (`vite build --mode operator` into
 * `dist/operator`). A development server always has it; - `service`: the development server in front of a running
 * service (`npm run dev:service`); - `production`: the build for the service (`vite build` into `dist/app`);
 * nothing of the mocks reaches it.
 */
export default defineConfig(({ command, mode, isPreview = false }) => {
  const isProduct = command === 'build' && mode === 'production';
  // The Brand Studio is no part of it.
  const numbering = isProduct
    ? numberTexts(
        checkout,
        (id) => !id.startsWith('studio.'),
        (id) => !FIRST_TEXTS.test(id),
      )
    : undefined;
  return {
    root: 'app',
    publicDir: 'public',
    // `npm run dev` and `npm run dev:service` may run at once.
    cacheDir: `../node_modules/.vite/${mode}`,
    define: {
      'import.meta.env.VITE_BUILD': JSON.stringify(version),
      'import.meta.env.VITE_LATE_TEXTS': JSON.stringify(numbering !== undefined),
      'import.meta.env.VITE_MOCK': JSON.stringify(hasMocks(mode)),
      'import.meta.env.VITE_DEMO_LIFE': JSON.stringify(demoLife(command === 'build', hasMocks(mode) && !isPreview)),
      'import.meta.env.VITE_STUDIO': JSON.stringify(hasStudio(command, mode)),
    },
    plugins: [
      // Before the texts lose their names.
      numbering ? lateTexts(numbering) : [],
      interfacePlugins({ dropDefaults: command === 'build', nameText: numbering?.numberOf }),
      startNotice(),
      mode === 'production' ? [] : firstPaint(join(checkout, 'brands')),
      liveBrands(checkout),
      retryableChunks(),
      hasMocks(mode) ? gamesFrame(checkout) : [],
      numbering
        ? [
            withoutMockWorker(),
            messageIndex(numbering),
            preloadTexts(),
            pageFiles(checkout),
            chunkedEntry(['zod', 'entities', 'protocol', 'react', 'packages', 'dom', 'first']),
            compressed(),
            firstScreen(checkout, numbering),
          ]
        : [],
      numbering === undefined && !hasStudio(command, mode) ? withoutStudioTexts() : [],
      VitePWA(pwaOptions(isProduct)),
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
      proxy: mode === 'service' ? serviceProxy(process.env['PORT']) : {},
    },
    build: {
      outDir: hasMocks(mode) ? `../dist/${mode}` : '../dist/app',
      emptyOutDir: true,
      chunkSizeWarningLimit: 600,
      // JavaScript and CSS. For features besides syntax, see scripts/browsers/.
      target: SUPPORTED_BROWSERS.map(({ target }) => target),
      // A browser that does not fetch ahead fetches a little later.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        treeshake: {
          // A page that calls one contract of a group need not carry the schemas of all.
          manualPureFunctions: ['z', 'operation', 'endpoint', 'pushOf', 'perPage'],
          // Excludes modules behind an index file that uses a single export of them, since index files only
          // re-export.
          moduleSideEffects: (id: string) => !/\/(?:features|studio|ui)\/(?:.*\/)?index\.ts$/.test(id),
        },
        output: {
          codeSplitting: {
            groups: [
              ...FIRST.map((group) => ({ ...group, tags: INITIAL })),
              { name: LATE_TEXTS_FILE, test: /virtual:late-texts/ },
              ...LATER,
            ],
          },
        },
      },
    },
  };
});
