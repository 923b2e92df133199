import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

export interface Tally {
  passed: number;
  failed: number;
  /** A line for each named failure: its name and the start of its message. */
  failures?: readonly string[];
  /** A line for each test that passed on a second try, which only CI makes. */
  secondTries?: readonly string[];
  costs?: readonly FileCost[];
}

/** The elapsed time of a test file from its import to the end of its last test. */
export interface FileCost {
  file: string;
  seconds: number;
}

const vitestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  success: z.boolean(),
  testResults: z
    .array(
      z.object({
        name: z.string(),
        status: z.string(),
        message: z.string().default(''),
        assertionResults: z.array(
          z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
        ),
      }),
    )
    .default([]),
  unhandledErrors: z.array(z.object({ name: z.string(), message: z.string() })).default([]),
  costs: z.array(z.object({ name: z.string(), seconds: z.number() })).default([]),
});

const playwrightResult = z.object({
  duration: z.number().default(0),
  error: z.object({ message: z.string().default('') }).optional(),
  steps: z.array(z.object({ title: z.string(), error: z.unknown().optional() })).default([]),
});
const playwrightSuite = z.object({
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        ok: z.boolean(),
        tests: z.array(z.object({ status: z.string(), results: z.array(playwrightResult) })).default([]),
      }),
    )
    .default([]),
  get suites(): z.ZodDefault<z.ZodArray<typeof playwrightSuite>> {
    return z.array(playwrightSuite).default([]);
  },
});
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
  suites: z.array(playwrightSuite).default([]),
});

async function read<Report>(file: string, schema: z.ZodType<Report>): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

/** A runner can fail outside every test (a file that does not load, an unhandled rejection) or find no test. Both count as one failure. */
function honest(tally: Tally | undefined, exitCode: number): Tally {
  const { passed, failed, failures = [], secondTries = [], costs = [] } = tally ?? { passed: 0, failed: 0 };
  const unseen = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unseen ? 1 : failed, failures, secondTries, costs };
}

/** Expected and actual values follow a message's first line; the stack after them is left out. */
function line(file: string, title: string, complaint: string): string {
  const lines = stripVTControlCharacters(complaint)
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const stack = lines.findIndex((text) => text.startsWith('at '));
  const said = lines.slice(0, stack === -1 ? undefined : stack).join(' | ');
  return `${[relative('.', file), title].filter((part) => part !== '').join(' › ')}: ${said.slice(0, 600)}`;
}

export async function tallyVitest(file: string, exitCode: number): Promise<Tally> {
  const report = await read(file, vitestReport);
  const inTests = report?.testResults.flatMap((tested) => {
    const failed = tested.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && tested.status === 'failed') return [line(tested.name, '', tested.message)];
    return failed.map(({ fullName, failureMessages }) => line(tested.name, fullName, failureMessages?.[0] ?? ''));
  });
  const secondTries = (report?.testResults ?? []).flatMap((tested) =>
    tested.assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
      .map(({ fullName, failureMessages }) => line(tested.name, fullName, failureMessages?.[0] ?? '')),
  );
  const outside = report?.unhandledErrors.map(({ name, message }) => line(name, '', message));
  const failures = [...(inTests ?? []), ...(outside ?? [])];
  const costs = (report?.costs ?? []).map(({ name, seconds }) => ({ file: relative('.', name), seconds }));
  const tally = report && {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures,
    secondTries,
    costs,
  };
  return honest(tally, exitCode);
}

type PlaywrightSpec = z.infer<typeof playwrightSuite>['specs'][number];

function specsOf({ specs, suites }: z.infer<typeof playwrightSuite>): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

const sum = (results: readonly { duration: number }[]): number =>
  results.reduce((total, { duration }) => total + duration, 0) / 1000;

function specLine({ file, title, tests }: PlaywrightSpec): string {
  const results = tests.flatMap((tested) => tested.results);
  const step = results.flatMap(({ steps }) => steps).find(({ error }) => error !== undefined);
  const error = results.flatMap((result) => result.error ?? []).at(0);
  return line(file, step === undefined ? title : `${title} › ${step.title}`, error?.message ?? 'skipped');
}

/** Counts a Playwright JSON report. A skipped test proves nothing, so it counts as failed. */
export async function tallyPlaywright(file: string, exitCode: number): Promise<Tally> {
  const report = await read(file, playwrightReport);
  const specs = report?.suites.flatMap(specsOf) ?? [];
  const stats = report?.stats;
  const tally = stats && {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    failures: specs.filter(({ ok }) => !ok).map(specLine),
    secondTries: specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(specLine),
    costs: specs.map(({ file, tests }) => ({ file, seconds: sum(tests.flatMap(({ results }) => results)) })),
  };
  return honest(tally, exitCode);
}

export function tallyCheck(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
