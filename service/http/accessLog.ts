import { pinoHttp } from 'pino-http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { describeError } from '../ports/log.ts';
import { loggedPath } from './loggedPath.ts';

/**
 * Logs each request: method, path without its query, status, time. No headers, no bodies. A 503 is a debug line as other refusals are:
 * a probe gets one as long as the database takes no writes, and a player while the service is under maintenance.
 */
export function logRequests(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    customLogLevel: (_request, { statusCode }) => (statusCode >= 500 && statusCode !== 503 ? 'error' : 'debug'),
    // pino-http makes up an error for each answer from 500 on. Its stack is its own: the line of the call has the cause.
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
