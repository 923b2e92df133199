import type { Reader } from '../ports/store.ts';

/** How often a process compares the rows of connections with its own connections. */
export const COMPARE_MS = 20_000;
/** How long a row without a process lasts. Such rows come from the demo world, or from a process of the previous version. */
export const LEASE_MS = 90_000;

/**
 * The times of leases that are valid now. The clocks of processes differ a little. Later times were written before the clock was set back.
 */
export const leaseSpan = (now: number) => ({
  gt: new Date(now - LEASE_MS).toISOString(),
  lte: new Date(now + LEASE_MS).toISOString(),
});

export async function isOnline(db: Reader, playerIDs: readonly string[]): Promise<ReadonlySet<string>> {
  if (playerIDs.length === 0) return new Set();
  const rows = await db.table('connections').find({ where: { PlayerID: { in: [...new Set(playerIDs)] } } });
  return new Set(rows.map(({ PlayerID }) => PlayerID));
}
