import { setTimeout } from 'node:timers/promises';
import type { Connection } from '#domain/connection/connection.ts';
import { CLOSE } from '#protocol/limits.ts';

/**
 * Closes connections with 1012, each at a random moment of an equal part of the time, so that the players reach the
 * other processes one after another. A connection closes after its current calls are answered.
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
