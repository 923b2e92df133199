import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../config.ts';

/** How often Node checks for callers who are too slow. */
const MAX_CHECK_MS = 2000;
/** Longer than nginx keeps an idle connection (60 s). Otherwise a request could meet a connection that closes, and fail. */
const KEEP_ALIVE_MS = 75_000;

/** Creates a server that disconnects callers who are too slow with a head, a body, or an answer. */
export function serverFor({ timeouts }: Pick<Config, 'timeouts'>, listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(MAX_CHECK_MS, timeouts.headersMs),
      // Node would answer 400 before any limit. The entrance answers instead.
      requireHostHeader: false,
    },
    listener,
  );
  // Closes a connection without traffic. WebSockets are exempt, since they answer pings.
  return server.setTimeout(timeouts.answerStallMs);
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

export function closeNow(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

export function listen(server: Server, { port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
