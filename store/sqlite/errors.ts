import { UniqueViolation } from '../port.ts';

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
export const failedAlone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'SQLITE_CONSTRAINT' || error.code === 'SQLITE_ERROR');
