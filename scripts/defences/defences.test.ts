import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { breaksByRow } from './breaks.ts';
import { countOf } from './plant.ts';
import { readDefenceRows } from './rows.ts';
import { tableOf } from './tableOf.ts';
import type { TestRun } from './testRunner.ts';
import { tryBreak } from './tryBreak.ts';
import { runUnbroken } from './unbroken.ts';

const rows = readDefenceRows(readFileSync('docs/security.md', 'utf8'));
const breaks = [...breaksByRow].flatMap(([id, several]) => several.map((one) => [id, one] as const));

describe('docs/security.md', () => {
  it('names each defence once', () => {
    expect(rows.length).toBeGreaterThan(30);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  it.each(rows.map(({ id }) => id))('has a break for: %s', (id) => {
    expect(breaksByRow.get(id)?.length ?? 0).toBeGreaterThan(0);
  });

  it('has a row for each break', () => {
    const known = new Set(rows.map(({ id }) => id));
    expect([...breaksByRow.keys()].filter((id) => !known.has(id))).toEqual([]);
  });
});

it.each(breaks)('finds the break’s text once, and its test file: %s', (_id, { file, find, replace, test }) => {
  expect([file, find, countOf(readFileSync(file, 'utf8'), find)]).toEqual([file, find, 1]);
  expect(replace).not.toBe(find);
  expect([test, existsSync(test)]).toEqual([test, true]);
});

it('completes a break from its table and from the break before it', () => {
  const first = { file: 'a.ts', find: 'a', replace: 'b', title: 'is first' };
  const second = { find: 'c', test: 'b.test.ts', title: 'is second' };
  expect(tableOf('a.test.ts', { door: [first, second, { ...first, title: 'is third' }], gate: [first] })).toEqual({
    door: [
      { ...first, test: 'a.test.ts' },
      { ...second, file: 'a.ts', replace: '' },
      { ...first, test: 'b.test.ts', title: 'is third' },
    ],
    gate: [{ ...first, test: 'a.test.ts' }],
  });
});

describe('a break', () => {
  const root = mkdtempSync(join(tmpdir(), 'menagerie-break-'));
  const lock = join(root, 'lock.ts');
  const one = { file: 'lock.ts', find: 'locked', replace: 'open', test: 'lock.test.ts', title: 'is locked' };
  beforeEach(() => writeFileSync(lock, 'the door is locked'));
  afterAll(() => rmSync(root, { recursive: true }));

  const ran = (passed: number, failed: number, message = ''): TestRun => ({ passed, failed, message });
  /** Returns this result after the break. Until then, the runner is not called. */
  const testing = (after: TestRun) => ({
    run: async (): Promise<readonly TestRun[]> => (readFileSync(lock, 'utf8').includes('locked') ? [] : [after]),
    changed: () => {},
  });

  it('accepts a break that fails its test, and undoes it', async () => {
    expect(await tryBreak(root, one, testing(ran(0, 1)), ran(1, 0))).toBeUndefined();
    expect(readFileSync(lock, 'utf8')).toBe('the door is locked');
  });

  it.each([
    ['whose test stays green', one, ran(1, 0), ran(1, 0), /stays green though lock\.ts is broken/],
    ['whose test is red before', one, ran(0, 1), ran(0, 1), /fails before anything is broken/],
    ['that no test answers to', one, ran(0, 0), ran(0, 0), /runs no test/],
    ['that keeps the test from loading', one, ran(1, 0), ran(0, 0, 'SyntaxError'), /does not run.*SyntaxError/],
    ['whose text is not there', { ...one, find: 'bolted' }, ran(1, 0), ran(0, 1), /found 0 times, not once: bolted/],
    ['whose text is there twice', { ...one, find: 'o' }, ran(1, 0), ran(0, 1), /found 3 times, not once: o/],
  ])('%s is an error', async (_what, planted, before, after, problem) => {
    expect(await tryBreak(root, planted, testing(after), before)).toMatch(problem);
    expect(readFileSync(lock, 'utf8')).toBe('the door is locked');
  });
});

it('runs the unbroken tests of a file together', async () => {
  const one = { file: 'a.ts', find: 'a', replace: 'b', test: 'a.test.ts', title: 'is first' };
  const [two, three] = [
    { ...one, title: 'is second' },
    { ...one, test: 'b.test.ts' },
  ];
  const asked: string[] = [];
  const run = async (test: string, titles: readonly string[]): Promise<readonly TestRun[]> => {
    asked.push(`${test}: ${titles.join(', ')}`);
    return titles.map((title) => ({ passed: title === 'is second' ? 2 : 1, failed: 0, message: '' }));
  };
  const runs = await runUnbroken([one, two, three], { run });
  expect(asked).toEqual(['a.test.ts: is first, is second', 'b.test.ts: is first']);
  expect([one, two, three].map((each) => runs.get(each)?.passed)).toEqual([1, 2, 1]);
});
