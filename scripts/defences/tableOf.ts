import type { Break, TableBreaks } from './break.ts';

/**
 * A break as a row states it. If a file or a test is missing, the break has those of the break before it in its row. If there is no
 * replacement, its text is removed.
 */
type StatedBreak = Partial<Break> & Pick<Break, 'find' | 'title'>;
type StatedRow = readonly [StatedBreak & Pick<Break, 'file'>, ...StatedBreak[]];

/**
 * Completes the breaks of a table.
 * @param test the test of the first break of each row that names no test
 */
export function tableOf(test: string, rows: Readonly<Record<string, StatedRow>>): TableBreaks {
  return Object.fromEntries(
    Object.entries(rows).map(([against, [first, ...others]]) => {
      let before: Break = { replace: '', test, ...first };
      const row: [Break, ...Break[]] = [before];
      for (const stated of others) {
        before = { ...before, replace: '', ...stated };
        row.push(before);
      }
      return [against, row];
    }),
  );
}
