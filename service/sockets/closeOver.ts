import { setTimeout } from 'node:timers/promises';
import type { Connection } from '#domain/connection/connection.ts';
import { CLOSE } from '#protocol/limits.ts';

/**
 * Closes connections with 1012, spread evenly over a time and each at a random moment of its part, so that the players arrive at the other
 * processes one after another. A connection closes after the calls under way on it are answered.
 */
export async function closeOver(
  connections: readonly Pick<Connection, 'settled' | 'close'>[],
  overMs: number,
  random: () => number = Math.random,
): Promise<void> {
  const partMs = overMs / Math.max(1, connections.length);
  const closing = connections.map(async (connection, at) => {
    await setTimeout((at + random()) * partMs);
    await connection.settled();
    connection.close(CLOSE.serviceRestart, 'service restart');
  });
  await Promise.all(closing);
}
