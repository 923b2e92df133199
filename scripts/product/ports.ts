import { createServer } from 'node:net';

/** The ports of a product. The service uses the next port for its development identity provider. */
export interface ProductPorts {
  readonly service: number;
  readonly games: number;
  /** The sandbox gateway derives its port from the service's (`service/sandboxGateway/settings.ts`). */
  readonly gateway: number;
  /** Undefined if the service chooses the port. */
  readonly rtmp: number | undefined;
}

const GAMES_OFFSET = 2;
const GATEWAY_OFFSET = 3;
const RTMP_OFFSET = 4;
const BLOCK_SIZE = 5;

/** Below Linux's range for outgoing connections. */
const FIRST_PORT = 20_000;
const BLOCKS = 1200;
const BLOCK_STEP = 10;
/** Processes with consecutive ids start this many blocks apart. */
const BLOCKS_PER_PROCESS = 7;

export const portsAfter = (service: number): ProductPorts => ({
  service,
  games: service + GAMES_OFFSET,
  gateway: service + GATEWAY_OFFSET,
  rtmp: undefined,
});

let taken = 0;

/**
 * Finds free ports. Parallel calls, even in two processes, get different ports.
 * @throws Error if all are in use
 */
export async function freePorts(): Promise<ProductPorts & { readonly rtmp: number }> {
  for (let tries = 0; tries < BLOCKS; tries += 1) {
    const block = (process.pid * BLOCKS_PER_PROCESS + taken) % BLOCKS;
    taken += 1;
    const service = FIRST_PORT + block * BLOCK_STEP;
    const ports = Array.from({ length: BLOCK_SIZE }, (_, offset) => service + offset);
    const free = await Promise.all(ports.map(isFree));
    if (!free.includes(false)) return { ...portsAfter(service), rtmp: service + RTMP_OFFSET };
  }
  throw new Error('no ports are free');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

const DEFAULT_PORT = 8787;

/** Returns the ports of a developer's product. @param port `PORT`; 0 means free ports */
export const portsOf = async (port = ''): Promise<ProductPorts> =>
  port === '0' ? freePorts() : portsAfter(Number(port === '' ? DEFAULT_PORT : port));
