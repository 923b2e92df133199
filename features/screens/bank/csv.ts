/** What a spreadsheet would take for a formula is kept as words. */
const FORMULA = /^[=+\-@\t\r]/u;

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as comma-separated values, for spreadsheets: with a mark for UTF-8, each line ended as RFC 4180 has it. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
