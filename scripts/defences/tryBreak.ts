import type { Break } from './break.ts';
import { plant } from './plant.ts';
import type { TestRun, TestRunner } from './testRunner.ts';

const NO_TESTS: TestRun = { passed: 0, failed: 0, message: '' };
const firstLine = (text: string): string => text.trim().split('\n', 1)[0]?.slice(0, 200) ?? '';

/**
 * Checks that a test protects its defence: it passes on unchanged code, and fails without the defence.
 * @param root a checkout that may be changed
 * @param before the test's result on unchanged code
 * @returns the fault, or undefined
 */
export async function tryBreak(
  root: string,
  one: Break,
  runner: Pick<TestRunner, 'run' | 'changed'>,
  before = NO_TESTS,
): Promise<string | undefined> {
  const what = `${one.test} › ${one.title}`;
  if (before.passed + before.failed === 0) return `${what}: runs no test. ${firstLine(before.message)}`.trim();
  if (before.failed > 0) return `${what}: fails before anything is broken`;
  let undo: () => void;
  try {
    undo = plant(root, one);
  } catch (error) {
    return error instanceof Error ? error.message : `${one.file}: cannot be broken`;
  }
  try {
    runner.changed(one.file);
    const [after = NO_TESTS] = await runner.run(one.test, [one.title]);
    if (after.failed > 0) return undefined;
    const instead = firstLine(one.replace) || 'the text is taken out';
    if (after.passed > 0) return `${what}: stays green though ${one.file} is broken: ${instead}`;
    return `${what}: does not run once ${one.file} is broken. ${firstLine(after.message)}`;
  } finally {
    undo();
    runner.changed(one.file);
  }
}
