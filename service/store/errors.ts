import { BaseError } from 'sequelize';
import { UniqueViolation } from '#domain/ports/store.ts';

const causeOf = (error: unknown): unknown => (error instanceof BaseError && 'parent' in error ? error.parent : error);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** What the port promises instead of the database's own error. */
export function portError(error: unknown, table: string): unknown {
  const cause = causeOf(error);
  if (!(cause instanceof Error)) return error;
  if (cause.message.includes('UNIQUE constraint failed')) return new UniqueViolation(table);
  if (cause.message.includes('CHECK constraint failed') || cause.message.includes('integer overflow')) {
    return new RangeError(`${table}: a value is not within its range (${cause.message})`);
  }
  return error;
}

/** Whether a statement failed for itself alone; after any other error (disk, lock, memory) the transaction is lost. */
export function failedAlone(error: unknown): boolean {
  const code = codeOf(causeOf(error));
  return code === 'SQLITE_CONSTRAINT' || code === 'SQLITE_ERROR';
}
