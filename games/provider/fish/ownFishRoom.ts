import type { ProviderPorts } from '../ports.ts';
import { isSameKind, kindOf, readRoomID, type RoomPlace } from '../room/roomID.ts';
import type { SessionRow } from '../tables.ts';

/** The room of fishing in which a player has a seat, such as after a reload. Undefined without one. */
export async function ownFishRoom(
  { store, fish }: Pick<ProviderPorts, 'store' | 'fish'>,
  session: Pick<SessionRow, 'SessionID' | 'Brand' | 'GameCode' | 'Currency'>,
): Promise<RoomPlace | undefined> {
  if (fish?.current(session.GameCode) === undefined) return undefined;
  const [seat] = await store.table('fishSeats').find({ where: { SessionID: session.SessionID }, limit: 1 });
  const place = seat && readRoomID(seat.RoomID);
  return place !== undefined && isSameKind(place, kindOf(session)) ? place : undefined;
}
