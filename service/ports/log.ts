import { type DestinationStream, type Logger, pino } from 'pino';

/** Keys whose values may be secret, at any depth of a logged object. */
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
 * Creates the service's log: JSON lines without secrets.
 * @param destination the stream for the lines; standard output by default
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

/**
 * Returns only name, message and stack of an error and its causes, since libraries attach statements and their
 * parameters to errors.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const described = { type: name, message, stack };
  if (!(cause instanceof Error)) return described;
  return { ...described, cause: { type: cause.name, message: cause.message, stack: cause.stack } };
}
