import { UniqueViolation } from '../port.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Converts a database error to the port's error. */
export function portError(error: unknown, table: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message.includes('UNIQUE constraint failed')) return new UniqueViolation(table);
  if (error.message.includes('CHECK constraint failed') || error.message.includes('integer overflow')) {
    return new RangeError(`${table}: a value is not within its range`, { cause: error });
  }
  return error;
}

/** Whether only the statement failed. After other errors (disk, lock, memory) the transaction is lost. */
export const failedAlone = (error: unknown): boolean => ['SQLITE_CONSTRAINT', 'SQLITE_ERROR'].includes(codeOf(error));

/** Whether another process holds a lock. */
export const isBusy = (error: unknown): boolean => codeOf(error) === 'SQLITE_BUSY';

/** Returns an error with a sentence if the content of a file is no sound database. Returns other errors unchanged. */
export function withDamageNamed(error: unknown, file: string): unknown {
  const code = codeOf(error);
  if (code !== 'SQLITE_CORRUPT' && code !== 'SQLITE_NOTADB') return error;
  return new Error(`${file} is damaged or no database (${code}). Restore a backup: docs/running.md, "Backups".`, {
    cause: error,
  });
}
