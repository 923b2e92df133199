import { type DestinationStream, type Logger, pino } from 'pino';

/** JSON lines. Never logs a token, a key or a body. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = { level, base: null, serializers: { err: describeError } };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Keeps name, message and stack of an error and its cause: libraries attach statements and their parameters to errors. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const described = { type: name, message, stack };
  return cause instanceof Error ? { ...described, cause: `${cause.name}: ${cause.message}` } : described;
}
