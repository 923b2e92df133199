import { openConnection } from './connection.ts';
import { makePrivate } from './privateFile.ts';

/**
 * Copies a database to a new compact file as of one moment, while others write: readers do not block the writer of a write-ahead log. Only
 * the file's owner may read the copy.
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
