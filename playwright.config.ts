import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

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
  use: { launchOptions: chromiumLaunch(), trace: 'off', baseURL: 'http://127.0.0.1:4690' },
  webServer: {
    command: 'npx vite preview --mode mock --host 127.0.0.1 --port 4690 --strictPort',
    url: 'http://127.0.0.1:4690',
    reuseExistingServer: false,
  },
});
