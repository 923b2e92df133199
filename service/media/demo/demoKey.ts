import type { Ports } from '#domain/ports/index.ts';
import { claimDemoRoom } from '#domain/world/demoRoom.ts';

/**
 * The stream key of the demo.
 * @returns undefined when the room is not free for the demo, since its host has a key of their own
 */
export function demoStreamKey(ports: Ports): Promise<string | undefined> {
  const now = ports.clock.now();
  const moment = { ports, now, nowText: new Date(now).toISOString() };
  return ports.store.transaction((tx) => claimDemoRoom(tx, moment));
}
