import { featureFlagsOf } from '../../../featureFlags/featureFlags.ts';
import type { Moment, PlayerRow } from '../../../dispatch/context.ts';
import { ON_AIR } from '../../../live/onAir.ts';
import type { RoomRow } from '../../../live/room.ts';
import { kickedFromRoom } from '../../../live/sanctions.ts';
import type { Reader } from '../../../ports/store.ts';
import { lifeConnection } from '../cast.ts';

/** Rooms in which the cast acts at the same time. */
const MAX_ROOMS = 8;

/** The first rooms on air, or none while no brand shows live rooms. */
export async function roomsOnAir(db: Reader, { ports }: Moment): Promise<readonly RoomRow[]> {
  const flags = await featureFlagsOf(ports).read();
  if (!ports.settings.brands.some((brand) => flags.of(brand).open.Live)) return [];
  const where = { ShownStatus: ON_AIR };
  return db.table('liveRooms').find({ where, order: [['Position', 'asc']], limit: MAX_ROOMS });
}

/** The players of the cast who watch a room now, without its host. */
export async function castIn(
  db: Reader,
  { nowText }: Moment,
  { RoomID, HostID }: RoomRow,
  cast: readonly PlayerRow[],
): Promise<readonly PlayerRow[]> {
  const own = { ConnectionID: { in: cast.map(({ PlayerID }) => lifeConnection(PlayerID)) } };
  const there = new Set((await db.table('connections').find({ where: { ...own, RoomID } })).map((row) => row.PlayerID));
  const kicked = await kickedFromRoom(db, RoomID, [...there], nowText);
  return cast.filter(({ PlayerID }) => PlayerID !== HostID && there.has(PlayerID) && !kicked.has(PlayerID));
}

/** The host of a room, if it is a player of the cast who is in the room now. */
export async function hostIn(
  db: Reader,
  { RoomID, HostID }: RoomRow,
  cast: readonly PlayerRow[],
): Promise<PlayerRow | undefined> {
  const isThere = (await db.table('connections').count({ ConnectionID: lifeConnection(HostID), RoomID })) > 0;
  return isThere ? cast.find(({ PlayerID }) => PlayerID === HostID) : undefined;
}
