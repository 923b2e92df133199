import { openConnection } from './connection.ts';
import { makePrivate } from './privateFile.ts';

/**
 * Copies a database to a new file as of one moment, while others write to it: readers do not stop the writer of a write-ahead log. The copy
 * is compact, and only its owner may read it.
 */
export async function backUpSqlite(file: string, target: string): Promise<void> {
  const connection = await openConnection({ file });
  try {
    await makePrivate(target);
    await connection.all('VACUUM INTO $1', [target]);
  } finally {
    await connection.close();
  }
}
