import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A connection over the network, which a fault may cut. */
export interface Relay {
  readonly port: number;
  /** Closes all connections and refuses new connections. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Forwards connections to a port of this machine. @param target called for each connection */
export async function startRelay(target: () => number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(target(), '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const drop = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: portOf(server.address()),
    cut() {
      isCut = true;
      drop();
    },
    mend() {
      isCut = false;
    },
    async close() {
      drop();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the relay listens on no port');
  return address.port;
}
