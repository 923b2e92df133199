import { pinoHttp } from 'pino-http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { describeError } from '../ports/log.ts';

/** Logs each request: method, path without its query, status, time. No headers, no bodies. */
export function logRequests(log: Logger): RequestHandler {
  return pinoHttp({
    logger: log,
    customLogLevel: (_request, response) => (response.statusCode >= 500 ? 'error' : 'debug'),
    wrapSerializers: false,
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: request.url?.split('?')[0],
      }),
      res: (response: { statusCode?: number }) => ({ status: response.statusCode }),
      err: describeError,
    },
  });
}
