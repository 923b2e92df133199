import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Ports } from '#domain/ports/index.ts';
import type { OpenCounts } from '../cluster/cluster.ts';
import type { Config } from '../config.ts';
import { WindowCounts } from '../windowCounts.ts';
import { networkOf } from './caller.ts';
import { answerParseErrors, watchConnection } from './connections.ts';
import { Lingering } from './lingering.ts';

/**
 * The most connections of one address that end by a refusal in one window. Further connections are closed unread until
 * the window ends.
 */
const MAX_REFUSALS = 100;
const REFUSALS_MS = 10_000;

/**
 * Limits the open connections, in total and of one address. Connections over the limit are closed before anything is read. Behind a proxy
 * every connection comes from the proxy, so only sockets and requests limit an address. An upgraded connection counts as a socket and no
 * longer as a connection. Also limits the open requests of each connection, and closes it so that its last answer can be read.
 * @param onRefused called with the reason: `connections` or `refusals` with the address, or `full`
 */
export function boundConnections(
  server: Server,
  config: Pick<Config, 'maxConnections' | 'trustedProxies'> & {
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
