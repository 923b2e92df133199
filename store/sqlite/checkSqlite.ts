import { openConnection } from './connection.ts';

/** The most problems to name. */
const MOST = 5;

/** Checks the pages of a database file. Returns the problems in SQLite's words; none if the file is sound. */
export async function checkSqlite(file: string): Promise<readonly string[]> {
  const connection = await openConnection({ file });
  try {
    const rows = await connection.all(`PRAGMA quick_check(${MOST})`);
    return rows.map((row) => String(row['quick_check'])).filter((problem) => problem !== 'ok');
  } finally {
    await connection.close();
  }
}
