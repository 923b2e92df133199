import type { Ports } from '#domain/ports/index.ts';
import { claimDemoRooms, type ClaimedRoom } from '#domain/world/demoRoom.ts';

/**
 * The rooms of the demo with their stream keys.
 * @returns the rooms without those whose host has a key of their own
 */
export function demoStreams(ports: Ports): Promise<readonly ClaimedRoom[]> {
  const now = ports.clock.now();
  const moment = { ports, now, nowText: new Date(now).toISOString() };
  return ports.store.transaction((tx) => claimDemoRooms(tx, moment));
}
