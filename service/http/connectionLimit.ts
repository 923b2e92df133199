import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Ports } from '#domain/ports/index.ts';
import type { OpenCounts } from '../cluster/cluster.ts';
import type { Config } from '../config.ts';
import { WindowCounts } from '../windowCounts.ts';
import { networkOf } from './caller.ts';
import { answerParseErrors, watchConnection } from './connections.ts';
import { Lingering } from './lingering.ts';

/** Connections of one address that end by a refusal, in one window; its next ones are closed unread until the window ends. */
const MAX_REFUSALS = 100;
const REFUSALS_MS = 10_000;

/**
 * Bounds the connections that are open at once, in all and of one address. One too many is closed before anything is read.
 * Behind a proxy every connection is the proxy's, so that an address is bounded by its sockets and requests alone. A connection
 * that became a socket counts among the sockets and no longer here.
 * Bounds what is open on each connection, too, and closes it so that its last answer can be read.
 * @param onRefused called with the reason: `connections` of one address, which it names, `refusals` of one, or `full`
 */
export function boundConnections(
  server: Server,
  config: Pick<Config, 'maxConnections' | 'trustedProxies'> & {
    /** Counts the open connections of each address. */
    readonly open: OpenCounts;
  },
  clock: Pick<Ports['clock'], 'monotonic'>,
  onRefused: (why: 'connections' | 'refusals' | 'full', address: string) => void,
): void {
  server.maxConnections = config.maxConnections;
  server.on('drop', () => onRefused('full', ''));
  answerParseErrors(server);
  const lingering = new Lingering(clock);
  if (config.trustedProxies > 0) {
    server.on('connection', (socket: Socket) => watchConnection(socket, '', lingering, () => {}));
    return;
  }
  const refusals = new WindowCounts(MAX_REFUSALS, REFUSALS_MS);
  const { open } = config;
  const givers = new WeakMap<object, () => void>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    if (refusals.isSpent(address, clock.monotonic())) {
      onRefused('refusals', address);
      socket.destroy();
      return;
    }
    if (!open.take(address)) {
      onRefused('connections', address);
      socket.destroy();
      return;
    }
    const give = (): void => {
      socket.off('close', give);
      open.give(address);
    };
    socket.on('close', give);
    givers.set(socket, give);
    watchConnection(socket, address, lingering, () => refusals.take(address, clock.monotonic()));
  });
  server.on('upgrade', (request) => givers.get(request.socket)?.());
}
