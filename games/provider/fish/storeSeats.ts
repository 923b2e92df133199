import { type ProviderPorts, type ProviderTransaction, randomHex } from '../ports.ts';
import type { FishRoomRow, FishSeatRow } from '../tables.ts';

const SEED_BYTES = 4;
/** A new room begins as if fish had come for this time, so that it is not empty. */
const BEGUN_MS = 30_000;

/** The stored state of a room with its seats. A new room gets a seed for its paths. */
export async function openFishRoom(
  tx: ProviderTransaction,
  ports: Pick<ProviderPorts, 'now' | 'randomBytes'>,
  RoomID: string,
): Promise<{ readonly room: FishRoomRow; readonly seats: readonly FishSeatRow[] }> {
  const seats = await tx.table('fishSeats').find({ where: { RoomID }, order: [['Seat', 'asc']] });
  const known = await tx.table('fishRooms').get(RoomID);
  if (known !== undefined) return { room: known, seats };
  const PathSeed = randomHex(ports, SEED_BYTES);
  const room: FishRoomRow = { RoomID, PathSeed, At: ports.now(), Path: BEGUN_MS, SlowUntil: 0 };
  await tx.table('fishRooms').insert(room);
  return { room, seats };
}
