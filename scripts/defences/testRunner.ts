import { join } from 'node:path';
import { createVitest } from 'vitest/node';
/** The result of the tests that a title names. A file that fails to load runs no test. */
export interface TestRun {
  readonly passed: number;
  readonly failed: number;
  /** Why a file failed to load; empty otherwise. */
  readonly message: string;
}

/** Runs tests of a checkout that may change between two runs. */
export interface TestRunner {
  /**
   * Runs the tests of a file whose names contain any of the titles.
   * @returns the results in the order of the titles
   */
  run(test: string, titles: readonly string[]): Promise<readonly TestRun[]>;
  /** Reports a changed file to the runner. */
  changed(file: string): void;
  close(): Promise<void>;
}

/**
 * Starts Vitest once for many runs, because the start takes longer than most tests.
 * @param root the checkout, which must be the working folder, as for a run by hand
 */
export async function createTestRunner(root: string): Promise<TestRunner> {
  // A failing test is expected here, so nothing is printed.
  const reporters = [{}];
  const vitest = await createVitest('test', { root, watch: false, project: ['node', 'dom'], reporters, silent: true });
  return {
    async run(test, titles) {
      vitest.setGlobalTestNamePattern(titles.map(escapePattern).join('|'));
      const specifications = await vitest.globTestSpecifications([test]);
      const { testModules: all } = await vitest.runTestSpecifications(specifications);
      // Vitest's state includes earlier runs.
      const testModules = all.filter(({ relativeModuleId }) => relativeModuleId === test);
      const namesOf = (state: 'passed' | 'failed'): readonly string[] =>
        testModules.flatMap(({ children }) => Array.from(children.allTests(state), nameOf));
      const [passed, failed] = [namesOf('passed'), namesOf('failed')];
      const [error] = testModules.flatMap((tested) => tested.errors());
      return titles.map((title) => ({
        passed: passed.filter((name) => name.includes(title)).length,
        failed: failed.filter((name) => name.includes(title)).length,
        message: error?.message ?? '',
      }));
    },
    changed: (file) => vitest.invalidateFile(join(root, file)),
    close: () => vitest.close(),
  };
}

const escapePattern = (title: string): string => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns a test's full name in the form that the pattern matches: groups and name, separated by spaces. */
const nameOf = ({ fullName }: { readonly fullName: string }): string => fullName.replaceAll(' > ', ' ');
