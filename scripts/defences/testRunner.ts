import { join } from 'node:path';
import { createVitest } from 'vitest/node';
/** What became of the tests that a title names. A file that does not load runs none of them. */
export interface TestRun {
  readonly passed: number;
  readonly failed: number;
  /** Why a file did not load; empty where it did. */
  readonly message: string;
}

/** Runs tests of one checkout, which may change between two runs. */
export interface TestRunner {
  /**
   * Runs the tests of one file whose names hold one of some titles.
   * @returns what became of the tests of each title, in the order of the titles
   */
  run(test: string, titles: readonly string[]): Promise<readonly TestRun[]>;
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
    async run(test, titles) {
      vitest.setGlobalTestNamePattern(titles.map(escapePattern).join('|'));
      const specifications = await vitest.globTestSpecifications([test]);
      const { testModules: all } = await vitest.runTestSpecifications(specifications);
      // With those of the runs before.
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

/** A test's name as the pattern is held against it: its groups before it, with spaces between. */
const nameOf = ({ fullName }: { readonly fullName: string }): string => fullName.replaceAll(' > ', ' ');
