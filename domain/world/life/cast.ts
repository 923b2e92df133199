import { leaseSpan } from '../../connection/presence.ts';
import type { Moment, PlayerRow } from '../../dispatch/context.ts';
import { lastVisit } from '../../lobby/visits.ts';
import type { Reader } from '../../ports/store.ts';
import { isDisabled } from '../../session/disabled.ts';

/** The players of the demo world after the accounts for developers (decisions §1) and before customer service. */
const FIRST_ID = 10_000_008;
const LAST_ID = 10_000_059;
const IDS = Array.from({ length: LAST_ID - FIRST_ID + 1 }, (_, at) => String(FIRST_ID + at));

/** The prefix of connections and sessions of the simulated players. */
const OWN = 'demo-life:';
export const lifeConnection = (playerID: string): string => `${OWN}${playerID}`;
export const lifeSession = (playerID: string): string => `${OWN}${playerID}`;
export const LIFE_CONNECTIONS: readonly string[] = IDS.map(lifeConnection);

/** The age at which the rows of the cast are written again. */
export const RENEW_MS = 20_000;

/** A visitor's page asks for the jackpots every 15 seconds. */
const VISIT_MS = 30_000;

/** Whether a client outside the demo world is connected, or a signed-out visitor has the lobby open. */
export async function isWatched(db: Reader, { now, ports }: Moment): Promise<boolean> {
  const visit = lastVisit(ports);
  if (visit !== undefined && now - visit < VISIT_MS) return true;
  const [all, own] = await Promise.all([
    db.table('connections').count(),
    db.table('connections').count({ ConnectionID: { in: LIFE_CONNECTIONS } }),
  ]);
  return all > own;
}

/** The players of a cast who are online now. */
export async function onlineOf(db: Reader, cast: readonly PlayerRow[]): Promise<readonly PlayerRow[]> {
  const rows = await db.table('connections').find({ where: { ConnectionID: { in: LIFE_CONNECTIONS } } });
  const online = new Set(rows.map(({ PlayerID }) => PlayerID));
  return cast.filter(({ PlayerID }) => online.has(PlayerID));
}

/** Whether the rows of the cast were written recently. */
export async function hasFreshLease(db: Reader, { now }: Moment): Promise<boolean> {
  const SeenTime = { ...leaseSpan(now), gt: new Date(now - RENEW_MS).toISOString() };
  return (await db.table('connections').count({ SeenTime, ConnectionID: { in: LIFE_CONNECTIONS } })) > 0;
}

/** The open sign-ins of a player, without those of the cast. */
export async function signInsOf(
  db: Reader,
  { nowText }: Moment,
  playerIDs: readonly string[],
): Promise<readonly { readonly PlayerID: string; readonly CreateTime: string }[]> {
  const open = { PlayerID: { in: playerIDs }, EndReason: '', Expires: { gt: nowText } };
  const sessions = await db.table('sessions').find({ where: open });
  return sessions.filter(({ TokenHash }) => !TokenHash.startsWith(OWN));
}

/** Whether a person is signed in as a player of the cast. Each act checks it in its own transaction. */
export const isTaken = async (db: Reader, moment: Moment, { PlayerID }: PlayerRow): Promise<boolean> =>
  (await signInsOf(db, moment, [PlayerID])).length > 0;

/** The players who may act now. They are not signed in, muted, banned or paused. */
export async function castOf(db: Reader, moment: Moment): Promise<readonly PlayerRow[]> {
  const players = await db.table('players').find({ where: { PlayerID: { in: IDS } }, order: [['PlayerID', 'asc']] });
  const signedIn = new Set((await signInsOf(db, moment, IDS)).map(({ PlayerID }) => PlayerID));
  const { nowText } = moment;
  return players.filter(
    (player) =>
      !signedIn.has(player.PlayerID) &&
      player.MutedUntil <= nowText &&
      player.PausedUntil <= nowText &&
      !isDisabled(player, nowText),
  );
}
