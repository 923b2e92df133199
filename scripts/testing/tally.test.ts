import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tallyCheck, tallyPlaywright, tallyVitest } from './tally.ts';

let folder: string;
let report: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tally-'));
  report = join(folder, 'report.json');
});

afterEach(() => rm(folder, { recursive: true }));

describe('vitest', () => {
  test.each([
    ['all passed', { numPassedTests: 7, numFailedTests: 0, success: true }, 0, { passed: 7, failed: 0 }],
    ['some failed', { numPassedTests: 5, numFailedTests: 2, success: false }, 1, { passed: 5, failed: 2 }],
    ['a file did not load', { numPassedTests: 5, numFailedTests: 0, success: false }, 1, { passed: 5, failed: 1 }],
    ['no test was found', { numPassedTests: 0, numFailedTests: 0, success: true }, 0, { passed: 0, failed: 1 }],
  ])('%s', async (_case, content, exitCode, tally) => {
    await writeFile(report, JSON.stringify(content));
    expect(await tallyVitest(report, exitCode)).toEqual(tally);
  });

  test('no report at all is a failure', async () => {
    expect(await tallyVitest(report, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

test('playwright counts flaky and skipped walks as failed', async () => {
  await writeFile(report, JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 } }));
  expect(await tallyPlaywright(report, 1)).toEqual({ passed: 4, failed: 3 });
});

test('a check passes or fails', () => {
  expect([tallyCheck(0), tallyCheck(2)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});
