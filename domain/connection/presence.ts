import type { Reader } from '../ports/store.ts';

/** How often a process compares the rows of its connections with the connections that it has. */
export const COMPARE_MS = 20_000;
/** How long a row without a process lasts: of the demo world's life, and of a process of the version before. */
export const LEASE_MS = 90_000;

/**
 * The times of leases that hold now. The clocks of processes differ a little; later times were written under a clock that was set back
 * since.
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
