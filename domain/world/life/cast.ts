import { leaseSpan } from '../../connection/presence.ts';
import type { Moment, PlayerRow } from '../../dispatch/context.ts';
import { lastVisit } from '../../lobby/visits.ts';
import type { Reader } from '../../ports/store.ts';

/** The players of the demo world whom nobody signs in as: behind the accounts of decisions §1, before customer service. */
const FIRST_ID = 10_000_008;
const LAST_ID = 10_000_059;
const IDS = Array.from({ length: LAST_ID - FIRST_ID + 1 }, (_, at) => String(FIRST_ID + at));

/** The connections that the life of the demo world writes down. */
const CONNECTION = 'demo-life:';
export const lifeConnection = (playerID: string): string => `${CONNECTION}${playerID}`;

/** How old the rows of the cast may be before they are written again. */
const RENEW_MS = 20_000;

/** A visitor's page asks for the jackpots every 15 seconds. */
const VISIT_MS = 30_000;

/** Whether anybody who is no part of the demo world is connected, or looks at the lobby without being signed in. */
export async function isWatched(db: Reader, { now, ports }: Moment): Promise<boolean> {
  const visit = lastVisit(ports);
  if (visit !== undefined && now - visit < VISIT_MS) return true;
  const [all, own] = await Promise.all([
    db.table('connections').count(),
    db.table('connections').count({ ConnectionID: { in: IDS.map(lifeConnection) } }),
  ]);
  return all > own;
}

/** Whether the rows of the cast were written a moment ago. */
export async function hasFreshLease(db: Reader, { now }: Moment): Promise<boolean> {
  const SeenTime = { ...leaseSpan(now), gt: new Date(now - RENEW_MS).toISOString() };
  return (await db.table('connections').count({ SeenTime, ConnectionID: { in: IDS.map(lifeConnection) } })) > 0;
}

/** Who takes part now: not disabled, and not in the hands of a developer who signed in as them. */
export async function castOf(db: Reader, { nowText }: Moment): Promise<readonly PlayerRow[]> {
  const players = await db.table('players').find({ where: { PlayerID: { in: IDS } }, order: [['PlayerID', 'asc']] });
  const there = await db.table('connections').find({ where: { PlayerID: { in: IDS } } });
  const real = new Set(
    there.filter(({ ConnectionID }) => !ConnectionID.startsWith(CONNECTION)).map(({ PlayerID }) => PlayerID),
  );
  return players.filter(({ PlayerID, MutedUntil }) => !real.has(PlayerID) && MutedUntil <= nowText);
}
