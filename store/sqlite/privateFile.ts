import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';

const OWNER_ALONE = 0o600;

/**
 * Makes a database file that only its owner may read, or removes other users' permissions from an existing file. SQLite gives the files
 * beside it (`-wal`, `-shm`) the same permissions; existing ones are changed too.
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
    // The file does not exist, or belongs to another account.
    const isExpected = error instanceof Error && 'code' in error && ['ENOENT', 'EPERM'].includes(String(error.code));
    if (!isExpected) throw error;
  }
}
