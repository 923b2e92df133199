import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { FileAnswer } from './context.ts';

export type CsvCell = string | number;
export type CsvRow = readonly CsvCell[];

const BYTE_ORDER_MARK = '\uFEFF';
/** Characters that begin a formula in a spreadsheet. */
const FORMULA = /^[=+\-@\t\r]/;

/** Puts an apostrophe before a text that begins like a formula, and adds quotes if they are needed. Numbers do not change. */
export function csvCell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvLine = (row: CsvRow): string => `${row.map(csvCell).join(',')}\r\n`;

/**
 * Creates a CSV file that is written while it is sent. It is UTF-8 with a byte order mark, so that spreadsheets read Chinese.
 *
 * @param pages each page is read only after the previous page was sent
 */
export function csvFile(name: string, header: CsvRow, pages: AsyncIterable<readonly CsvRow[]>): FileAnswer {
  return { type: 'text/csv; charset=utf-8', name, maxAgeSeconds: 0, chunks: chunksOf(header, pages) };
}

async function* chunksOf(header: CsvRow, pages: AsyncIterable<readonly CsvRow[]>): AsyncGenerator<Uint8Array> {
  yield utf8ToBytes(BYTE_ORDER_MARK + csvLine(header));
  for await (const rows of pages) if (rows.length > 0) yield utf8ToBytes(rows.map(csvLine).join(''));
}
