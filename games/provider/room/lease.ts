import { type ProviderPorts, type ProviderTransaction, timeText } from '../ports.ts';

/**
 * A lease ends after this time without a renewal. With a try every half second, another process runs a room again within 5 s after a
 * death.
 */
export const LEASE_MS = 4000;
/** A holder renews its lease after this time. */
export const RENEW_MS = 1000;

/** A process that runs rooms. */
export interface Holder {
  /** Random. */
  readonly id: string;
  /** The address for other processes, such as `http://10.0.0.5:8789`. Empty in a deployment with one process. */
  readonly address: string;
}

/** The right of a process to write for a room. */
export interface Lease {
  readonly RoomID: string;
  readonly Holder: string;
  readonly Fence: number;
}

/** Another process runs the room. Nothing of the failed transaction was written. */
export class LeaseLost extends Error {
  constructor({ RoomID, Fence }: Lease) {
    super(`the lease ${Fence} of the room ${RoomID} is lost`);
    this.name = 'LeaseLost';
  }
}

type LeasePorts = Pick<ProviderPorts, 'store' | 'now'>;

const leaseLock = (RoomID: string): string => `lease:${RoomID}`;

/** Takes the lease of a room. Undefined as long as another process has it. */
export const takeLease = (
  { store, now }: LeasePorts,
  RoomID: string,
  { id: Holder, address: Address }: Holder,
): Promise<Lease | undefined> =>
  store.transaction(async (tx) => {
    await tx.lock([leaseLock(RoomID)]);
    const known = await tx.table('leases').get(RoomID);
    const time = now();
    const Expires = timeText(time + LEASE_MS);
    if (known === undefined) {
      await tx.table('leases').insert({ RoomID, Holder, Fence: 1, Expires, Address, Players: 0 });
      return { RoomID, Holder, Fence: 1 };
    }
    if (known.Holder !== Holder && known.Expires > timeText(time)) return undefined;
    const Fence = known.Fence + 1;
    await tx.table('leases').update({ RoomID }, { Holder, Fence, Expires, Address });
    return { RoomID, Holder, Fence };
  });

/** @param Players the players in the room. @throws LeaseLost */
export const renewLease = ({ store, now }: LeasePorts, lease: Lease, Players: number): Promise<void> =>
  store.transaction(async (tx) => {
    await requireLease(tx, lease);
    await tx.table('leases').update({ RoomID: lease.RoomID }, { Expires: timeText(now() + LEASE_MS), Players });
  });

/** Ends a lease before a planned stop, so that another process can run the room at once. @throws LeaseLost */
export const releaseLease = ({ store }: LeasePorts, lease: Lease): Promise<void> =>
  store.transaction(async (tx) => {
    await requireLease(tx, lease);
    await tx.table('leases').update({ RoomID: lease.RoomID }, { Expires: '', Players: 0 });
  });

/** Every transaction of a room calls it first, so that a process without the lease writes nothing. @throws LeaseLost */
export async function requireLease(tx: ProviderTransaction, lease: Lease): Promise<void> {
  await tx.lock([leaseLock(lease.RoomID)]);
  const known = await tx.table('leases').get(lease.RoomID);
  if (known?.Fence !== lease.Fence || known.Holder !== lease.Holder) throw new LeaseLost(lease);
}
