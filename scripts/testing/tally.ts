import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** What one step of `npm test` found. */
export interface Tally {
  passed: number;
  failed: number;
}

const vitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), success: z.boolean() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

async function read<Report>(file: string, schema: z.ZodType<Report>): Promise<Report | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

/**
 * A runner can fail outside every test (a file that does not load, an unhandled rejection) or find no test at all: both count as one failure,
 * since a count that hides them would lie.
 */
function honest(tally: Tally | undefined, exitCode: number): Tally {
  const { passed, failed } = tally ?? { passed: 0, failed: 0 };
  const unseen = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unseen ? 1 : failed };
}

/** Counts a Vitest JSON report. */
export async function tallyVitest(file: string, exitCode: number): Promise<Tally> {
  const report = await read(file, vitestReport);
  return honest(report && { passed: report.numPassedTests, failed: report.numFailedTests }, exitCode);
}

/** Counts a Playwright JSON report; a flaky test failed once, so it failed, and so did a skipped one. */
export async function tallyPlaywright(file: string, exitCode: number): Promise<Tally> {
  const stats = (await read(file, playwrightReport))?.stats;
  const tally = stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
  return honest(tally, exitCode);
}

/** Counts a check that only passes or fails. */
export function tallyCheck(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
