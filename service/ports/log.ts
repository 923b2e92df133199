import { type DestinationStream, type Logger, pino } from 'pino';

/** What could hold a secret, wherever it stands in a logged object. */
const SECRET = [
  'token',
  'Token',
  'authorization',
  'cookie',
  'api-token',
  'password',
  'Phone',
  'PhoneNumber',
  'To',
  'Text',
];

/**
 * Makes the service's log: JSON lines without secrets.
 * @param destination where lines go; standard output when absent
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    redact: {
      paths: SECRET.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: '[redacted]',
    },
    serializers: { err: describeError, error: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Name, message and stack only, of an error and what caused it: libraries hang statements and their parameters on errors. */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const described = { type: name, message, stack };
  if (!(cause instanceof Error)) return described;
  return { ...described, cause: { type: cause.name, message: cause.message, stack: cause.stack } };
}
