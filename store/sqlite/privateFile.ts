import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

const OWNER_ALONE = 0o600;

/**
 * Makes a database file that its owner alone may read, or takes it from others where it is there already. SQLite gives what it
 * makes beside it (`-wal`, `-shm`) the same permissions; what an earlier run left is taken from others too.
 */
export async function makePrivate(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await (await open(file, 'a', OWNER_ALONE)).close();
  for (const path of [file, `${file}-wal`, `${file}-shm`]) await takeFromOthers(path);
}

async function takeFromOthers(path: string): Promise<void> {
  try {
    await chmod(path, OWNER_ALONE);
  } catch (error) {
    // There is none, or it is another account's, who alone may change that.
    const isExpected = error instanceof Error && 'code' in error && ['ENOENT', 'EPERM'].includes(String(error.code));
    if (!isExpected) throw error;
  }
}
