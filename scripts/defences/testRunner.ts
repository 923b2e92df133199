import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import type { Break } from './break.ts';

/** What became of the tests that a title names. A file that does not load runs none of them. */
export interface TestRun {
  readonly passed: number;
  readonly failed: number;
  /** Why a file did not load; empty where it did. */
  readonly message: string;
}

/** Runs tests of one checkout, which may change between two runs. */
export interface TestRunner {
  /** Runs the tests of one file whose names hold a title. */
  run(test: Pick<Break, 'test' | 'title'>): Promise<TestRun>;
  /** To be told of each file that changed. */
  changed(file: string): void;
  close(): Promise<void>;
}

/**
 * Starts Vitest once for many runs: starting it takes longer than most of the tests.
 * @param root the checkout; the working folder has to be this one, as for a run by hand
 */
export async function createTestRunner(root: string): Promise<TestRunner> {
  // Quiet: a test that fails here does what it should.
  const reporters = [{}];
  const vitest = await createVitest('test', { root, watch: false, project: ['node', 'dom'], reporters, silent: true });
  return {
    async run({ test, title }) {
      vitest.setGlobalTestNamePattern(title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
      const specifications = await vitest.globTestSpecifications([test]);
      const { testModules: all } = await vitest.runTestSpecifications(specifications);
      // With those of the runs before.
      const testModules = all.filter(({ relativeModuleId }) => relativeModuleId === test);
      const count = (state: 'passed' | 'failed'): number =>
        testModules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);
      const [error] = testModules.flatMap((tested) => tested.errors());
      return { passed: count('passed'), failed: count('failed'), message: error?.message ?? '' };
    },
    changed: (file) => vitest.invalidateFile(join(root, file)),
    close: () => vitest.close(),
  };
}
