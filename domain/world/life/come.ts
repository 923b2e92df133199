import { startViewing, stopViewing } from '../../connection/viewers.ts';
import type { Moment, PlayerRow } from '../../dispatch/context.ts';
import type { Transaction } from '../../ports/store.ts';
import { lifeConnection } from './cast.ts';
import { Draws } from './draws.ts';

const NO_PROCESS = { NodeID: '', Session: '', Tab: '', Socket: '' };
/** Of a live room. */
const ON_AIR = 1;
/** How long somebody stays, or stays away, at least. */
const STAY_MS = 7 * 60_000;

/** Where one of the cast is at a moment: undefined where they are not online, else the live room that they watch or none (''). */
function placeOf({ PlayerID }: PlayerRow, now: number, rooms: readonly string[]): string | undefined {
  // Everyone comes and goes at a time of their own.
  const shift = (Number(PlayerID) * 7919) % STAY_MS;
  const draws = new Draws(Math.floor((now + shift) / STAY_MS), Number(PlayerID));
  if (draws.below(5) >= 2) return undefined;
  return draws.onceIn(3) ? (draws.pick(rooms) ?? '') : '';
}

/** The cast comes, watches a live room for a while, and goes. No process holds their rows: they last a minute and a half. */
export async function come(tx: Transaction, { now, nowText }: Moment, cast: readonly PlayerRow[]): Promise<void> {
  const live = await tx.table('liveRooms').find({ where: { ShownStatus: ON_AIR }, order: [['RoomID', 'asc']] });
  const rooms = live.map(({ RoomID }) => RoomID);
  await tx.lock(rooms.map((id) => `room:${id}`));
  const table = tx.table('connections');
  const where = { ConnectionID: { in: cast.map(({ PlayerID }) => lifeConnection(PlayerID)) } };
  const before = new Map((await table.find({ where })).map((row) => [row.PlayerID, row]));
  await table.remove(where);
  for (const player of cast) {
    const { PlayerID } = player;
    const RoomID = placeOf(player, now, rooms);
    const old = before.get(PlayerID);
    if (RoomID !== undefined)
      await table.insert({
        ...NO_PROCESS,
        ConnectionID: lifeConnection(PlayerID),
        PlayerID,
        RoomID,
        SeenTime: nowText,
      });
    if (old !== undefined && old.RoomID !== '' && old.RoomID !== RoomID) await stopViewing(tx, old, now);
    if (RoomID !== undefined && RoomID !== '') await startViewing(tx, { RoomID, PlayerID }, now);
  }
}
