import { connect, type Socket } from 'node:net';
import { pause, type Scene, type Siege } from './scene.ts';

const PER_SECOND = 2000;
const TICK_MS = 5;
/** Not the players' address. */
const ATTACKER_ADDRESS = '127.0.0.2';
/** A reply may be split between any two bytes. */
const STATUS_LENGTH = 'HTTP/1.1 200'.length;

/**
 * Sends 2,000 requests a second without waiting for an answer, on a new connection after each closed one.
 * @param perConnection the most requests on one connection
 */
export const floodScene =
  (path: string, perConnection = Number.POSITIVE_INFINITY) =>
  (attackers: number): Scene => ({
    attackers,
    async attack(siege) {
      const asked = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
      const began = performance.now();
      let sent = 0;
      let left = 0;
      let socket: Socket | undefined;
      while (!siege.stopped.aborted) {
        const due = ((performance.now() - began) * PER_SECOND) / 1000 / attackers;
        for (; sent < due; sent += 1) {
          if (socket === undefined || socket.destroyed || !socket.writable || left === 0) {
            socket = open(siege);
            left = perConnection;
          }
          socket.write(asked);
          left -= 1;
          siege.count('requests');
          siege.link.sentBytes += asked.length;
        }
        await pause(siege.stopped, TICK_MS);
      }
    },
  });

function open({ port, stopped, count }: Siege): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER_ADDRESS });
  count('connections');
  let rest = '';
  let isAnswered = false;
  const end = (): void => void socket.destroy();
  stopped.addEventListener('abort', end);
  socket.on('data', (chunk: Buffer) => {
    isAnswered = true;
    rest += chunk.toString('latin1');
    for (const [, status] of rest.matchAll(/HTTP\/1\.1 (\d\d\d)/gu)) count(`answered ${status}`);
    rest = rest.slice(-STATUS_LENGTH).replace(/HTTP\/1\.1 \d\d\d/u, '');
  });
  socket.on('error', end);
  socket.on('end', end);
  socket.on('close', () => {
    stopped.removeEventListener('abort', end);
    if (!isAnswered && !stopped.aborted) count('closed unread');
  });
  return socket;
}
