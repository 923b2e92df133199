import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../config.ts';
import { AddressCount } from '../sockets/addressCount.ts';
import { networkOf } from './caller.ts';

/**
 * Bounds the connections that are open at once, in all and of one address. One too many is closed before anything is read.
 * Behind a proxy every connection is the proxy's, so that an address is bounded by its sockets and requests alone. A connection
 * that became a socket counts among the sockets and no longer here.
 * @param onRefused called with the reason: `connections` of one address, which it names, or `full`
 */
export function boundConnections(
  server: Server,
  config: Pick<Config, 'maxConnections' | 'maxConnectionsPerAddress' | 'trustedProxies'>,
  onRefused: (why: 'connections' | 'full', address: string) => void,
): void {
  server.maxConnections = config.maxConnections;
  server.on('drop', () => onRefused('full', ''));
  if (config.trustedProxies > 0) return;
  const open = new AddressCount(config.maxConnectionsPerAddress);
  const givers = new WeakMap<object, () => void>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
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
  });
  server.on('upgrade', (request) => givers.get(request.socket)?.());
}
