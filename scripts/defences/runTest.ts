import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { runIn } from '../brandGuide/runIn.ts';
import type { Break } from './break.ts';

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  testResults: z.array(z.object({ status: z.string(), message: z.string().default('') })),
});

/** What became of the tests that a title names. A file that does not load runs none of them. */
export interface TestRun {
  readonly passed: number;
  readonly failed: number;
  /** Why a file did not load; empty where it did. */
  readonly message: string;
}

const projectOf = (test: string): string =>
  test.endsWith('.browser.test.ts') ? 'browser' : test.endsWith('.tsx') ? 'dom' : 'node';
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Runs the tests of one file whose names hold a title, in a checkout. */
export async function runTest(root: string, { test, title }: Pick<Break, 'test' | 'title'>): Promise<TestRun> {
  const report = join(root, 'defence.report.json');
  rmSync(report, { force: true });
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const options = `--project ${projectOf(test)} --reporter=json --outputFile=${quoted(report)}`;
  const vitest = join('node_modules', 'vitest', 'vitest.mjs');
  let said = '';
  // Its exit code says less than its report.
  await runIn(root, `node ${vitest} run ${options} -t ${quoted(pattern)} ${quoted(test)}`).catch((error: unknown) => {
    said = error instanceof Error ? error.message : '';
  });
  let text: string;
  try {
    text = readFileSync(report, 'utf8');
  } catch {
    return { passed: 0, failed: 0, message: said };
  }
  const { numPassedTests, numFailedTests, testResults } = Report.parse(JSON.parse(text));
  const broken = testResults.find(({ status, message }) => status === 'failed' && message !== '');
  return { passed: numPassedTests, failed: numFailedTests, message: broken?.message ?? '' };
}
