import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import * as z from 'zod/mini';

const Address = z.object({ port: z.number() });

/** Starts a balancer that sends connections to the given ports of this machine in turn. */
export async function startRoundRobin(
  ports: readonly number[],
): Promise<{ readonly origin: string; stop(): Promise<void> }> {
  let turn = 0;
  const server = createServer((from) => {
    turn += 1;
    const to = connect({ port: ports[turn % ports.length] ?? 0, host: '127.0.0.1', noDelay: true });
    from.pipe(to).pipe(from);
    // The end of one side ends the other.
    from.on('error', () => to.destroy());
    to.on('error', () => from.destroy());
    from.on('close', () => to.destroy());
    to.on('close', () => from.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Address.parse(server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
