import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Refuses every method but GET with 405. A HEAD request is refused too: its answer has no body, so that it would be a viewer that
 * takes nothing.
 *
 * @returns whether it answered
 */
export function refuseOtherMethods({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET') return false;
  response.writeHead(405, { Allow: 'GET', 'Content-Length': 0 }).end();
  return true;
}
