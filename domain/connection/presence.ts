import type { Reader } from '../ports/store.ts';

/** How often a process renews the leases of its connections, and how long a lease holds. The leases of a dead process expire. */
export const RENEW_MS = 20_000;
export const LEASE_MS = 90_000;

/**
 * The renewal times of leases that hold now. The clocks of processes differ a little; later times were written under a clock that was set
 * back since.
 */
export const leaseSpan = (now: number) => ({
  gt: new Date(now - LEASE_MS).toISOString(),
  lte: new Date(now + LEASE_MS).toISOString(),
});

/**
 * Returns which of these players are connected now, to any process.
 *
 * @param now milliseconds
 */
export async function isOnline(db: Reader, playerIDs: readonly string[], now: number): Promise<ReadonlySet<string>> {
  if (playerIDs.length === 0) return new Set();
  const rows = await db
    .table('connections')
    .find({ where: { PlayerID: { in: [...new Set(playerIDs)] }, SeenTime: leaseSpan(now) } });
  return new Set(rows.map(({ PlayerID }) => PlayerID));
}
