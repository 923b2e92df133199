import { pinoHttp } from 'pino-http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { describeError } from '../ports/log.ts';
import { loggedPath } from './loggedPath.ts';

/**
 * Logs each request: method, path without its query, status and time, without headers or bodies. A 503 is a debug line like other refusals,
 * because a probe gets 503 while the database accepts no writes, and a player during maintenance.
 */
export function logRequests(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    customLogLevel: (_request, { statusCode }) => (statusCode >= 500 && statusCode !== 503 ? 'error' : 'debug'),
    // pino-http creates an error for each status from 500 on, with its own stack. The line of the call has the cause.
    customErrorObject: (_request, _response, _error, line: object) => ({ ...line, err: undefined }),
    wrapSerializers: false,
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: loggedPath(request.url ?? ''),
      }),
      res: (response: { statusCode?: number }) => ({ status: response.statusCode }),
      err: describeError,
    },
  });
}
