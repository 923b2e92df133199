import { test } from 'vitest';

/**
 * The options of a test that runs in `npm run test:long` and by hand. `npm test` skips it: a lower test checks its rule, or another test of
 * the screen shows the same part (decision 0077).
 */
export const LONG = { tags: ['long'] };

/**
 * Tests cases that take the same way through the code. `npm test` runs the first case, and `npm run test:long` all of them.
 *
 * @param title contains a placeholder for each value, as in `test.each`
 */
export function testFirst<Case extends [unknown, ...unknown[]]>(
  title: string,
  cases: readonly Case[],
  run: (...given: Case) => Promise<void>,
): void {
  for (const [at, given] of cases.entries()) {
    const values = given.values();
    const named = title.replaceAll(/%[sij]/gu, () => String(values.next().value));
    test(`${named} (case ${at + 1})`, at === 0 ? {} : LONG, () => run(...given));
  }
}
