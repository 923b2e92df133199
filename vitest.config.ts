import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunch } from './scripts/chromium.ts';
import { visualCommands } from './scripts/visual/commands.ts';
import { plainSpaces } from './scripts/testing/plainSpaces.ts';
import { LongestFirst } from './scripts/testing/longestFirst.ts';
import { interfacePlugins } from './vite.plugins.ts';

type ProjectTest = NonNullable<TestProjectInlineConfiguration['test']>;

const plugins = [plainSpaces(), ...interfacePlugins({ dropDefaults: false })];
const nodeMajor = Number(process.versions.node.split('.')[0]);
const outside = ['**/node_modules/**', '**/dist/**', '**/data/**', 'scratch/**', '**/.tsbuild/**', 'app/e2e/**'];

// Two browser projects must not share one object: Vitest writes into it.
const browser = (contextOptions = {}) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch(), contextOptions }),
  instances: [{ browser: 'chromium' as const }],
});

// Dependencies that Vite would only find while a test runs. It would then reload the page of the test.
const optimizeDeps = {
  include: [
    '@faker-js/faker',
    '@noble/hashes/hmac.js',
    '@noble/hashes/sha2.js',
    '@noble/hashes/utils.js',
    '@simplewebauthn/browser',
    '@simplewebauthn/server',
    '@simplewebauthn/server/helpers',
    '@radix-ui/react-accordion',
    '@radix-ui/react-dialog',
    '@radix-ui/react-dropdown-menu',
    '@radix-ui/react-navigation-menu',
    '@radix-ui/react-popover',
    '@radix-ui/react-progress',
    '@radix-ui/react-radio-group',
    '@radix-ui/react-select',
    '@radix-ui/react-slider',
    '@radix-ui/react-switch',
    '@radix-ui/react-tabs',
    '@radix-ui/react-toast',
    '@radix-ui/react-tooltip',
    '@tanstack/react-query',
    '@vanilla-extract/recipes/createRuntimeFn',
    'canvas-confetti',
    'culori',
    'downshift',
    'embla-carousel-autoplay',
    'embla-carousel',
    'fflate',
    'idb',
    'lucide-react',
    'msw',
    'msw/browser',
    'msw-storybook-addon/csf3',
    'qrcode.react',
    'react-dom/client',
    'react-draggable',
    'react-dropzone',
    'react-easy-crop',
    'react-intl',
    'react/jsx-dev-runtime',
    'virtua',
    'zod/locales',
    'zod/mini',
  ],
};

/** Environment variables for tests in a page, which has none of its own. */
const { CONFORMANCE, LOOKED_AT, STORIES } = process.env;
const inPage = CONFORMANCE === undefined ? {} : { CONFORMANCE };
const inVisualPage = LOOKED_AT === undefined ? {} : { LOOKED_AT };

/**
 * Times that end a hanging test, but not a test on a slow machine. CI runs a failed test once more, so that one busy moment of the machine
 * does not refuse a change. `npm test` lists the tests with a second try at its end.
 */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, retry: process.env['CI'] === undefined ? 0 : 1 };

/**
 * The functions that fake timers replace in a window by default: all but `performance`. The offline world of a
 * process measures with it how long its connections are silent, and would close them when the real clock comes
 * back.
 */
const fakeTimers: ProjectTest['fakeTimers'] = {
  toFake: [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'clearImmediate',
    'requestAnimationFrame',
    'cancelAnimationFrame',
    'Date',
  ],
};

/**
 * Tests in jsdom. The project `dom` runs each file in its own process. `npm test` uses the project `windows`, whose processes run many
 * files each: loading React, a window and a demo world for each file takes longer than its tests. `scripts/testing/dom-setup.ts` removes
 * the remains of a file, except for a `vi.mock`, so no test has one.
 */
const inWindow = (test: ProjectTest): TestProjectInlineConfiguration => ({
  plugins,
  test: { ...patience, environment: 'jsdom', setupFiles: ['scripts/testing/dom-setup.ts'], fakeTimers, ...test },
});

const notInNode = [...outside, '**/*.browser.test.ts'];
/**
 * Tests that repeat a race, a crash or random calls over processes. `npm run test:long` runs them (parts `kills`, `rounds` and `random`).
 * Their rules have a proof lower down: the delivery of an order in `domain/payment` and `service/payments/crash.test.ts`, races in
 * `conformance/`, a backup in `service/admin`, a death of the service in `service/e2e/kill.test.ts`, a round in `games/provider`.
 */
const races = [
  'domain/world/large.test.ts',
  'games/server/killRun.test.ts',
  'games/server/tableKillRun.test.ts',
  'games/server/fishKillRun.test.ts',
  'mocks/driftOverNodes.test.ts',
  'mocks/wrongHandler.test.ts',
  'scripts/chaos/chaos.test.ts',
  'service/admin/besideService.test.ts',
  'service/admin/pointInTime.test.ts',
  'service/cluster/redisTls.test.ts',
  'service/e2e/clockBack.test.ts',
  'service/e2e/crash.test.ts',
  'service/e2e/fuzz.test.ts',
  'service/e2e/grantWhileCollecting.test.ts',
  'service/e2e/kickWhileSigningIn.test.ts',
  'service/e2e/killAfterCommit.test.ts',
  'service/e2e/slowWriter.test.ts',
  'service/gameWallet.postgres.test.ts',
  'service/payments/adapterCrash.test.ts',
  'service/payments/randomFaults.test.ts',
  'service/wrongHandler.test.ts',
];

/**
 * Tests of tools that take seconds each, and the mocks' cases in Node, which `npm test` runs in a page. `npm run test:long` runs all of
 * them; `npm run test:changed` runs those that a change can break.
 */
const tools = [
  'mocks/conformance.test.ts',
  'scripts/brands/**/*.test.ts',
  'scripts/game/newGame.test.ts',
  'scripts/game/sounds/render.test.ts',
  'scripts/package/*.test.ts',
  'scripts/provider/*.test.ts',
  'scripts/verify/*.test.ts',
  'scripts/changed/*.test.ts',
  'scripts/messages/*.test.ts',
  'scripts/visual/*.test.ts',
  'scripts/generate-brands.test.ts',
  'scripts/studio-export.test.ts',
];

/**
 * Screens that `npm test` leaves to `npm run test:long`: the studio, which Storybook opens, and each dialog of a feature by keyboard. The
 * tests of `Dialog` and the test of the whole path by keyboard check the same rules.
 */
const longScreens = ['studio/page/StudioPage.test.tsx', 'features/**/*Windows.test.tsx'];

/** The tags of tests. `npm test` leaves out the tests with `long` (`features/testing/long.ts`). */
const tags = [{ name: 'long', description: 'Runs in `npm run test:long`' }];

/**
 * Tests without a window. The project `node` runs each file in its own process. `npm test` uses the project `plain`, whose processes run
 * many files each: loading the domain and the service for each file takes twice as long as its tests.
 */
const inNode = (test: ProjectTest): TestProjectInlineConfiguration => ({
  plugins,
  test: {
    ...patience,
    environment: 'node',
    // Node 20 hides its WebSocket behind a flag that newer versions no longer need.
    execArgv: nodeMajor < 22 ? ['--experimental-websocket'] : [],
    ...test,
  },
});

/**
 * Whether a run may need a project. Vitest loads this file with all projects, also those that `--project` leaves out, and the plugin of
 * Storybook then reads every story.
 */
const mayRun = (project: string): boolean =>
  !process.argv.some((word) => word.startsWith('--project')) ||
  process.argv.some((word) => word === project || word === `--project=${project}`);

/** The stories. They keep no state from one file to the next. A new frame for each file took three quarters of the time. */
async function storybook(): Promise<TestProjectInlineConfiguration> {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin');
  return {
    plugins: [
      ...plugins,
      storybookTest({ configDir: '.storybook', tags: { exclude: STORIES === 'whole' ? [] : ['long'] } }),
    ],
    optimizeDeps,
    test: { ...patience, name: 'storybook', isolate: false, browser: browser() },
  };
}

const projects: TestProjectInlineConfiguration[] = [
  inNode({ name: 'node', include: ['**/*.test.ts'], exclude: notInNode }),
  inNode({ name: 'plain', include: ['**/*.test.ts'], exclude: [...notInNode, ...races, ...tools], isolate: false }),
  inNode({ name: 'tools', include: tools, exclude: notInNode }),
  inWindow({ name: 'dom', include: ['**/*.test.tsx'], exclude: outside }),
  inWindow({ name: 'windows', include: ['**/*.test.tsx'], exclude: [...outside, ...longScreens], isolate: false }),
  {
    plugins,
    publicDir: 'app/public',
    optimizeDeps,
    test: {
      ...patience,
      name: 'browser',
      include: ['**/*.browser.test.ts'],
      exclude: [...outside, 'stories/visual/**'],
      env: inPage,
      browser: browser(),
    },
  },
  {
    plugins,
    publicDir: 'app/public',
    optimizeDeps: { include: [...optimizeDeps.include, 'axe-core'] },
    test: {
      ...patience,
      name: 'visual',
      include: ['stories/visual/*.browser.test.ts'],
      setupFiles: ['scripts/visual/untracked.ts'],
      env: inVisualPage,
      // Larger than every frame that a story renders in, or Vitest would scale the frame down.
      browser: { ...browser({ viewport: { width: 1920, height: 2400 } }), commands: visualCommands },
    },
  },
  ...(mayRun('storybook') ? [await storybook()] : []),
];

/** Without it, the compiler of the styles watches the whole checkout for each project. */
const server = process.argv.includes('run') ? { watch: null } : {};

export default defineConfig({
  test: {
    projects: projects.map((project) => ({ server, ...project })),
    tags,
    passWithNoTests: true,
    sequence: { sequencer: LongestFirst },
  },
});
