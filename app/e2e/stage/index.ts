import { test as base } from '@playwright/test';
import { signInByPhone } from './phoneSignIn.ts';
import { type ServiceProcess, startService } from './service.ts';
import { advanceService, type Backend, type Stage, stageOnMocks, stageOnService } from './stage.ts';
import { createWatch, type Watch } from './watch.ts';

export { type Backend, DESKTOP, LIVELY, PHONE, type Stage } from './stage.ts';
export { expect } from '@playwright/test';

export const BACKENDS: readonly Backend[] = ['service', 'mocks'];
/** Limits by day (codes sent to a number, and from an address) begin anew for each walk. */
const DAY_S = 24 * 60 * 60;

interface Walk {
  /** What this walk runs on: `test.use({ backend })`. */
  backend: Backend;
  watch: Watch;
  stage: Stage;
}

interface WalkWorker {
  /** Starts the service when a walk first asks, once for all walks of this process. */
  service: () => Promise<ServiceProcess>;
}

/** A walk fails on anything that its browsers complain about. */
export const test = base.extend<Walk, WalkWorker>({
  backend: ['service', { option: true }],
  service: [
    async ({ browserName: _browserName }, provide) => {
      let started: Promise<ServiceProcess> | undefined;
      await provide(() => (started ??= startService()));
      await (await started)?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  watch: async ({ browserName: _browserName }, provide) => {
    const watch = createWatch();
    await provide(watch);
    base.expect(watch.problems, 'what the browsers complained about').toEqual([]);
  },
  stage: async ({ backend, browser, baseURL, service, watch }, provide) => {
    const origin = backend === 'service' ? (await service()).origin : (baseURL ?? '');
    if (backend === 'service') await advanceService(origin, DAY_S);
    const parts = { browser, origin, watch, signIn: signInByPhone };
    const stage = backend === 'service' ? stageOnService(parts) : stageOnMocks(parts);
    await provide(stage);
    await stage.close();
  },
});
