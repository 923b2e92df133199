import type { RowOf } from '#store/table.ts';
import { startViewing, stopViewing } from '../../connection/viewers.ts';
import type { Moment, PlayerRow } from '../../dispatch/context.ts';
import { ON_AIR } from '../../live/onAir.ts';
import type { Reader, Transaction } from '../../ports/store.ts';
import type { Tables } from '../../tables.ts';
import { LIFE_CONNECTIONS, lifeConnection, RENEW_MS } from './cast.ts';
import { Draws } from './draws.ts';

const NO_PROCESS = { NodeID: '', Session: '', Tab: '', Socket: '' };
/** The shortest time that a player stays, or stays away. */
const STAY_MS = 7 * 60_000;
/** The time that a player stays after an act. */
const AFTER_ACT_MS = 3 * 60_000;
const SEEN_MS = 60_000;

/** A live room that is on air. */
type OnAirRoom = Pick<RowOf<Tables['liveRooms']>, 'RoomID' | 'HostID'>;

/**
 * The place of a player of the cast at a moment: undefined if offline, the watched live room, or '' for no room. A host on air is in their
 * own room.
 */
function placeOf({ PlayerID }: PlayerRow, now: number, rooms: readonly OnAirRoom[]): string | undefined {
  const own = rooms.find(({ HostID }) => HostID === PlayerID);
  if (own !== undefined) return own.RoomID;
  // Each player comes and goes at different times.
  const shift = (Number(PlayerID) * 7919) % STAY_MS;
  const draws = new Draws(Math.floor((now + shift) / STAY_MS), Number(PlayerID));
  if (draws.below(5) >= 2) return undefined;
  return draws.below(3) > 0 ? (draws.pick(rooms)?.RoomID ?? '') : '';
}

/** The players of the cast who wrote or played a moment ago. They stay for a while. */
async function actedLately(db: Reader, now: number, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const CreateTime = { gt: new Date(now - AFTER_ACT_MS).toISOString() };
  const lines = await db.table('messages').find({ where: { FromID: { in: ids }, CreateTime } });
  const rounds = await db.table('rounds').find({ where: { PlayerID: { in: ids }, CreateTime } });
  return new Set([...lines.map(({ FromID }) => FromID), ...rounds.map(({ PlayerID }) => PlayerID)]);
}

/** Writes when players of the cast were last seen. For online players it is at most a minute old. */
async function noteSeen(
  tx: Transaction,
  { now, nowText }: Pick<Moment, 'now' | 'nowText'>,
  { there, gone }: { readonly there: readonly string[]; readonly gone: readonly string[] },
): Promise<void> {
  const players = tx.table('players');
  const LastLoginTime = { lt: new Date(now - SEEN_MS).toISOString() };
  await players.update({ PlayerID: { in: there }, LastLoginTime }, { LastLoginTime: nowText });
  await players.update({ PlayerID: { in: gone } }, { LastLoginTime: nowText });
}

/** Brings a player of the cast online to speak. The next renewal includes the player. */
export async function comeToTalk(tx: Transaction, { now, nowText }: Moment, { PlayerID }: PlayerRow): Promise<void> {
  const ConnectionID = lifeConnection(PlayerID);
  const connections = tx.table('connections');
  if ((await connections.get(ConnectionID)) !== undefined) return;
  const SeenTime = new Date(now - RENEW_MS).toISOString();
  await connections.insert({ ...NO_PROCESS, ConnectionID, PlayerID, RoomID: '', SeenTime, GameCode: '' });
  await tx.table('players').update({ PlayerID }, { LastLoginTime: nowText });
}

/** The cast comes, watches a live room for a while, and leaves. No process has their rows, which last a minute and a half. */
export async function come(tx: Transaction, { now, nowText }: Moment, cast: readonly PlayerRow[]): Promise<void> {
  const acted = await actedLately(
    tx,
    now,
    cast.map(({ PlayerID }) => PlayerID),
  );
  const rooms = await tx.table('liveRooms').find({ where: { ShownStatus: ON_AIR }, order: [['RoomID', 'asc']] });
  await tx.lock(rooms.map(({ RoomID }) => `room:${RoomID}`));
  const RoomIDs = { in: rooms.map(({ RoomID }) => RoomID) };
  const PlayerIDs = { in: cast.map(({ PlayerID }) => PlayerID) };
  const kicks = await tx.table('liveSanctions').find({
    where: { RoomID: RoomIDs, PlayerID: PlayerIDs, Kind: 'kick', Until: { gt: nowText } },
  });
  const isKicked = (RoomID: string, PlayerID: string): boolean =>
    kicks.some((kick) => kick.RoomID === RoomID && kick.PlayerID === PlayerID);
  const table = tx.table('connections');
  // Includes players who left the cast because a person signed in as them.
  const where = { ConnectionID: { in: LIFE_CONNECTIONS } };
  const before = await table.find({ where });
  await table.remove(where);
  const placeBefore = (PlayerID: string): string => {
    const RoomID = before.find((row) => row.PlayerID === PlayerID)?.RoomID;
    return rooms.find((room) => room.RoomID === RoomID)?.RoomID ?? '';
  };
  const after = new Map<string, string>();
  for (const player of cast) {
    const { PlayerID } = player;
    const wanted = placeOf(player, now, rooms) ?? (acted.has(PlayerID) ? placeBefore(PlayerID) : undefined);
    if (wanted === undefined) continue;
    const RoomID = isKicked(wanted, PlayerID) ? '' : wanted;
    after.set(PlayerID, RoomID);
    const ConnectionID = lifeConnection(PlayerID);
    // A player who watches a room is not in a game.
    const GameCode = RoomID === '' ? (before.find((row) => row.PlayerID === PlayerID)?.GameCode ?? '') : '';
    await table.insert({ ...NO_PROCESS, ConnectionID, PlayerID, RoomID, SeenTime: nowText, GameCode });
  }
  const gone = before.filter(({ PlayerID }) => !after.has(PlayerID)).map(({ PlayerID }) => PlayerID);
  await noteSeen(
    tx,
    { now, nowText },
    { there: [...after.keys()], gone: gone.filter((id) => PlayerIDs.in.includes(id)) },
  );
  for (const row of before)
    if (row.RoomID !== '' && row.RoomID !== after.get(row.PlayerID)) await stopViewing(tx, row, now);
  for (const [PlayerID, RoomID] of after) if (RoomID !== '') await startViewing(tx, { RoomID, PlayerID }, now);
}
