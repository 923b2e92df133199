/** A row of `docs/security.md`. */
export interface DefenceRow {
  /** The first column in lower case with hyphens, for `--only`. */
  readonly id: string;
  /** The first column: the threat or the entry point. */
  readonly against: string;
}

/** Returns the id of a row from its first column. */
export const rowID = (against: string): string =>
  against
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const FIRST_COLUMNS = ['against', 'entry point'];

/** Reads the rows of every table whose first column is a threat, or an entry point that the table bounds. */
export function readDefenceRows(markdown: string): readonly DefenceRow[] {
  const rows: DefenceRow[] = [];
  let isInTable = false;
  for (const line of markdown.split('\n')) {
    const [, against] = /^\|\s*(.*?)\s*\|/.exec(line) ?? [];
    if (against === undefined) isInTable = false;
    else if (FIRST_COLUMNS.includes(against)) isInTable = true;
    else if (isInTable && !/^-+$/.test(against)) rows.push({ id: rowID(against), against });
  }
  return rows;
}
