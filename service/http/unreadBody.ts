import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';

/** Answers that close their connection until their body is read, and whether the connection may then stay open. */
const unread = new WeakMap<ServerResponse, boolean>();

/**
 * Makes every answer to a request with a body close its connection until the body is read. Otherwise Node would read
 * and discard the rest of a body of any length.
 */
export const closeUnread: RequestHandler = (request, response, next) => {
  if (declaresBody(request)) {
    unread.set(response, response.shouldKeepAlive);
    response.shouldKeepAlive = false;
  }
  next();
};

/** Records that the body was read to its end, so that the connection may carry the next request. */
export function bodyWasRead(response: ServerResponse): void {
  response.shouldKeepAlive = unread.get(response) ?? response.shouldKeepAlive;
}

const declaresBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
