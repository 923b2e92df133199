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
    expect(await tallyVitest(report, exitCode)).toMatchObject(tally);
  });

  test('lists failures, a line each', async () => {
    const testResults = [
      {
        name: join(process.cwd(), 'domain/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'a works', status: 'passed', failureMessages: [] },
          { fullName: 'a fails', status: 'failed', failureMessages: ['Error: no\n\n  - 1\n  at b'] },
        ],
      },
      { name: 'domain/c.test.ts', status: 'failed', message: 'does not load', assertionResults: [] },
    ];
    await writeFile(report, JSON.stringify({ numPassedTests: 1, numFailedTests: 1, success: false, testResults }));
    expect((await tallyVitest(report, 1)).failures).toEqual([
      'domain/a.test.ts › a fails: Error: no | - 1',
      'domain/c.test.ts: does not load',
    ]);
  });

  test('lists uncaught errors', async () => {
    const unhandledErrors = [{ name: 'stories/a.stories.tsx', message: 'Failed to fetch\n at b' }];
    await writeFile(report, JSON.stringify({ numPassedTests: 3, numFailedTests: 0, success: false, unhandledErrors }));
    expect(await tallyVitest(report, 1)).toEqual({
      passed: 3,
      failed: 1,
      failures: ['stories/a.stories.tsx: Failed to fetch'],
      secondTries: [],
      costs: [],
    });
  });

  test('lists tests that passed on the second try', async () => {
    const assertionResults = [
      { fullName: 'a is late', status: 'passed', failureMessages: ['Error: not yet\n at b'] },
      { fullName: 'a works', status: 'passed', failureMessages: [] },
    ];
    const testResults = [{ name: join(process.cwd(), 'domain/a.test.ts'), status: 'passed', assertionResults }];
    await writeFile(report, JSON.stringify({ numPassedTests: 2, numFailedTests: 0, success: true, testResults }));
    expect(await tallyVitest(report, 0)).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
      secondTries: ['domain/a.test.ts › a is late: Error: not yet'],
      costs: [],
    });
  });

  test('returns the seconds of each file', async () => {
    const costs = [{ name: join(process.cwd(), 'domain/a.test.ts'), seconds: 3.5 }];
    await writeFile(report, JSON.stringify({ numPassedTests: 2, numFailedTests: 0, success: true, costs }));
    expect((await tallyVitest(report, 0)).costs).toEqual([{ file: 'domain/a.test.ts', seconds: 3.5 }]);
  });

  test('counts a missing report as a failure', async () => {
    expect(await tallyVitest(report, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

test('playwright counts skipped tests as failed', async () => {
  await writeFile(report, JSON.stringify({ stats: { expected: 4, unexpected: 1, flaky: 0, skipped: 1 } }));
  expect(await tallyPlaywright(report, 1)).toMatchObject({ passed: 4, failed: 2 });
});

test('playwright lists tests that passed on the second try', async () => {
  const specs = [
    {
      title: 'is late',
      file: 'app/e2e/a.spec.ts',
      ok: true,
      tests: [
        {
          status: 'flaky',
          results: [{ duration: 1500, error: { message: 'Error: no tiles\n at …' } }, { duration: 500 }],
        },
      ],
    },
  ];
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 };
  await writeFile(report, JSON.stringify({ stats, suites: [{ specs }] }));
  expect(await tallyPlaywright(report, 0)).toEqual({
    passed: 5,
    failed: 0,
    failures: [],
    secondTries: ['app/e2e/a.spec.ts › is late: Error: no tiles'],
    costs: [{ file: 'app/e2e/a.spec.ts', seconds: 2 }],
  });
});

test('playwright lists failed tests at any depth', async () => {
  const specs = [
    { title: 'goes well', file: 'app/e2e/a.spec.ts', ok: true },
    {
      title: 'goes wrong',
      file: 'app/e2e/a.spec.ts',
      ok: false,
      tests: [
        {
          status: 'unexpected',
          results: [
            {
              error: { message: 'Error: \u001B[2mno tiles\u001B[22m\n\nExpected: 24\n at …' },
              steps: [{ title: 'signs in' }, { title: 'opens the lobby', error: {} }],
            },
          ],
        },
      ],
    },
  ];
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
  await writeFile(report, JSON.stringify({ stats, suites: [{ suites: [{ specs }] }] }));
  expect((await tallyPlaywright(report, 1)).failures).toEqual([
    'app/e2e/a.spec.ts › goes wrong › opens the lobby: Error: no tiles | Expected: 24',
  ]);
});

test('counts a check as passed or failed', () => {
  expect([tallyCheck(0), tallyCheck(2)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});
