import { type ProviderPorts, timeText } from '../ports.ts';
import { isSameKind, readRoomID, type RoomPlace, roomsOf } from './roomID.ts';

type Kind = Omit<RoomPlace, 'Number'>;

/** The rooms of a game and brand that ever existed, by their numbers. */
async function roomsOfKind({ store }: Pick<ProviderPorts, 'store'>, kind: Kind) {
  const leases = await store.table('leases').find({ where: { RoomID: { like: `${roomsOf(kind)}%` } } });
  return leases
    .flatMap((lease) => {
      const place = readRoomID(lease.RoomID);
      return place !== undefined && isSameKind(place, kind) ? [{ ...lease, place }] : [];
    })
    .toSorted((one, other) => one.place.Number - other.place.Number);
}

/**
 * Finds a room with a free seat: the first that runs, otherwise the first that does not run, otherwise a new one.
 *
 * @param playersOf the players of a room that this process runs. Undefined for another room
 * @param mayPass whether the room may run in another process
 */
export async function chooseRoom(
  ports: Pick<ProviderPorts, 'store' | 'now'>,
  kind: Kind,
  playersOf: (RoomID: string) => number | undefined,
  { seats, mayPass }: { readonly seats: number; readonly mayPass: boolean },
): Promise<RoomPlace> {
  const rooms = await roomsOfKind(ports, kind);
  const time = timeText(ports.now());
  const hasSeat = (room: (typeof rooms)[number]): boolean => (playersOf(room.RoomID) ?? room.Players) < seats;
  const isReachable = (room: (typeof rooms)[number]): boolean => mayPass || playersOf(room.RoomID) !== undefined;
  const isRunning = (room: (typeof rooms)[number]): boolean =>
    playersOf(room.RoomID) !== undefined || room.Expires > time;
  const found =
    rooms.find((room) => isRunning(room) && isReachable(room) && hasSeat(room)) ??
    rooms.find((room) => !isRunning(room));
  return found?.place ?? { ...kind, Number: (rooms.at(-1)?.place.Number ?? 0) + 1 };
}

/** The process that runs a room. Undefined without a lease that lasts. */
export async function holderOf(
  { store, now }: Pick<ProviderPorts, 'store' | 'now'>,
  RoomID: string,
): Promise<
  | { readonly Holder: string; readonly Address: string; readonly Players: number; readonly isLasting: boolean }
  | undefined
> {
  const lease = await store.table('leases').get(RoomID);
  if (lease === undefined) return undefined;
  const { Holder, Address, Players, Expires } = lease;
  return { Holder, Address, Players, isLasting: Expires > timeText(now()) };
}
