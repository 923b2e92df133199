/** Keeps text as text if a spreadsheet would read it as a formula. */
const FORMULA = /^[=+\-@\t\r]/u;

const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns rows as CSV for spreadsheets: with a UTF-8 mark, and line ends as RFC 4180 defines them. */
export const toCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
