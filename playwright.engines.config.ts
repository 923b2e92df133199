import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/**
 * End-to-end tests in the two engines beside Chromium, over the existing builds: `npx playwright test --config
 * playwright.engines.config.ts`.
 */
export default defineConfig({
  ...base,
  testMatch: 'engines/*.engine.ts',
  // A machine that serves many browsers at once takes its time.
  timeout: 300_000,
  reporter: [['list'], ['json', { outputFile: '.tsbuild/reports/engines.json' }]],
  use: { baseURL: base.use?.baseURL },
});
