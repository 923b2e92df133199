import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Refuses every method but GET with 405. HEAD is refused too: its answer has no body, so it would be a viewer that
 * never reads.
 *
 * @returns whether it answered
 */
export function refuseOtherMethods({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET') return false;
  response.writeHead(405, { Allow: 'GET', 'Content-Length': 0 }).end();
  return true;
}
