import type { Break } from './break.ts';
import type { TestRun, TestRunner } from './testRunner.ts';

/** The results of the breaks' tests on unchanged code. */
export type UnbrokenRuns = ReadonlyMap<Break, TestRun>;

/**
 * Runs the tests of breaks on unchanged code. Tests of one file run together, because loading a file takes longer than most of its tests.
 */
export async function runUnbroken(breaks: readonly Break[], runner: Pick<TestRunner, 'run'>): Promise<UnbrokenRuns> {
  const runs = new Map<Break, TestRun>();
  for (const test of new Set(breaks.map((one) => one.test))) {
    const ofFile = breaks.filter((one) => one.test === test);
    const became = await runner.run(
      test,
      ofFile.map(({ title }) => title),
    );
    for (const [at, run] of became.entries()) {
      const one = ofFile[at];
      if (one !== undefined) runs.set(one, run);
    }
  }
  return runs;
}
