import type { Reader } from '../ports/store.ts';

/** How often a process renews the leases of its connections, and how long a lease holds: those of a process that died run out. */
export const RENEW_MS = 20_000;
export const LEASE_MS = 90_000;

/**
 * The times of renewal of leases that hold now. Processes' clocks differ a little; later times were only
 * written under a clock that was set back since.
 */
export const leaseSpan = (now: number) => ({
  gt: new Date(now - LEASE_MS).toISOString(),
  lte: new Date(now + LEASE_MS).toISOString(),
});

/**
 * Which of these players are connected now, to whichever process.
 * @param now milliseconds
 */
export async function isOnline(db: Reader, playerIDs: readonly string[], now: number): Promise<ReadonlySet<string>> {
  if (playerIDs.length === 0) return new Set();
  const rows = await db
    .table('connections')
    .find({ where: { PlayerID: { in: [...new Set(playerIDs)] }, SeenTime: leaseSpan(now) } });
  return new Set(rows.map(({ PlayerID }) => PlayerID));
}
