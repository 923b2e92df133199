import { type ProviderPorts, timeText } from '../ports.ts';
import { type Holder, type Lease, requireLease, takeLease } from '../room/lease.ts';
import { type RoomPlace, roomIDOf } from '../room/roomID.ts';
import type { SharedCommit } from '../room/sharedCommit.ts';
import type { FishWindowRow } from '../tables.ts';
import type { Commit } from './endWindow.ts';
import type { ShotScene } from './RoomShots.ts';
import { type LiveSeat, personOf } from './Seats.ts';
import { Shoal } from './Shoal.ts';
import { openFishRoom } from './storeSeats.ts';

/** Fish that were caught in this time may still have a path. */
const CAUGHT_MS = 5 * 60_000;

export interface OpenedScene extends ShotScene {
  readonly lease: Lease;
  readonly seats: readonly Pick<LiveSeat, 'row' | 'person'>[];
  /** Windows that another process left open. */
  readonly left: readonly FishWindowRow[];
}

/** Takes the lease of a room and reads what is stored of it. Undefined if another process runs the room. */
export async function openScene(
  ports: ProviderPorts,
  place: RoomPlace,
  holder: Holder,
  shared: SharedCommit,
): Promise<OpenedScene | undefined> {
  const RoomID = roomIDOf(place);
  const version = ports.fish?.current(place.GameCode);
  const lease = version && (await takeLease(ports, RoomID, holder));
  if (version === undefined || lease === undefined) return undefined;
  const commit = commitOf(shared, lease);
  const now = ports.now();
  const { store } = ports;
  const { room, seats } = await commit((tx) => openFishRoom(tx, ports, RoomID));
  const CreateTime = { gte: timeText(now - CAUGHT_MS) };
  const caught = await store.table('fishShots').find({ where: { RoomID, CreateTime, Multiple: { gt: 0 } } });
  const sessions = await store.table('sessions').getMany(seats.map(({ SessionID }) => [SessionID]));
  return {
    lease,
    commit,
    version,
    shoal: new Shoal(
      version,
      room,
      caught.map(({ FishID }) => FishID),
    ),
    seats: seats.map((row, at) => ({ row, person: personOf(sessions[at]) })),
    left: await store.table('fishWindows').find({ where: { RoomID, State: { in: ['holding', 'open'] } } }),
  };
}

/** Commits of a process are fenced: without the lease they write nothing. */
const commitOf =
  (shared: SharedCommit, lease: Lease): Commit =>
  (work) =>
    shared.run(
      async (tx) => {
        await requireLease(tx, lease);
        return work(tx);
      },
      [{ table: 'leases', key: [lease.RoomID] }],
    );
