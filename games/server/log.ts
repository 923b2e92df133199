import { type DestinationStream, type Logger, pino } from 'pino';

/** Makes the log: JSON lines. Nothing that is logged holds a token, a key or a body. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Name, message and stack only, of an error and its cause: libraries hang statements and their parameters on errors. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const described = { type: name, message, stack };
  return cause instanceof Error ? { ...described, cause: `${cause.name}: ${cause.message}` } : described;
}
