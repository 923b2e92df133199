import type { Reader } from '../ports/store.ts';

/** A session lives this long from its last profile refresh (decisions §3). */
const SESSION_MS = 24 * 60 * 60 * 1000;
/** The shell refreshes every five minutes; who missed two is away. */
const AWAY_MS = 10 * 60 * 1000;

/**
 * Who of several players is online: has a session whose profile was refreshed within the last ten minutes. It is read
 * from the sessions' expiry, so that every process knows it.
 * @param now milliseconds
 */
export async function onlineAmong(db: Reader, playerIDs: readonly string[], now: number): Promise<ReadonlySet<string>> {
  if (playerIDs.length === 0) return new Set();
  const seen = new Date(now + SESSION_MS - AWAY_MS).toISOString();
  const sessions = await db
    .table('sessions')
    .find({ where: { PlayerID: { in: playerIDs }, EndReason: '', Expires: { gt: seen } } });
  return new Set(sessions.map(({ PlayerID }) => PlayerID));
}
