import { defineConfig } from '@playwright/test';
import { MOCK_PORT } from './scripts/testing/mockPort.ts';
import { chromiumLaunch } from './scripts/chromium.ts';

/** Blocks all other machines in the browser. A page that requests one fails its test (`fixtures/watch.ts`). */
function withoutNetwork(): ReturnType<typeof chromiumLaunch> {
  const { args, ...launch } = chromiumLaunch();
  return {
    ...launch,
    args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE *.localhost, EXCLUDE 127.0.0.1'],
  };
}

/**
 * End-to-end tests of the two built apps. `scripts/test.ts` builds both first; the tests start the service they need themselves
 * (a fresh database each), the static server of the offline build is started here.
 */
export default defineConfig({
  testDir: 'app/e2e',
  outputDir: 'test-results',
  // Each with a service of its own: while one test waits for its browser another goes on.
  workers: 2,
  forbidOnly: true,
  // A hang still ends a run; a slow machine does not.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // As in vitest.config.ts: named at the end of `npm test`.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [['list'], ['json', { outputFile: '.tsbuild/reports/e2e.json' }]],
  // Without traces, which take as long as the tests: `--trace retain-on-failure` keeps them.
  use: {
    launchOptions: withoutNetwork(),
    trace: 'off',
    // A press on a missing element fails at its own line, long before the timeout of the test.
    actionTimeout: 60_000,
    baseURL: `http://127.0.0.1:${MOCK_PORT}`,
  },
  // A walk of a fresh clone (`npm run walk:start`) has no build here.
  ...(process.env['FRONT_DOOR'] === undefined && {
    webServer: {
      command: `npx tsx scripts/testing/mockServer.ts ${MOCK_PORT}`,
      url: `http://127.0.0.1:${MOCK_PORT}`,
      reuseExistingServer: false,
    },
  }),
});
