import { Failure } from '#protocol/failure.ts';
import type { SharedOutcome, SharedWork, Transaction } from '../ports/store.ts';
import type { ConnectionRow } from './connectionRow.ts';
import { displaceElsewhere } from './displacement.ts';
import { removeConnections } from './forgetConnections.ts';
import { startViewing, stopViewing } from './viewers.ts';

export interface PresenceChange {
  readonly ConnectionID: string;
  /** Empty outside of live rooms. */
  readonly RoomID: string;
  /** Undefined after it closed. */
  readonly row: ConnectionRow | undefined;
  /** A process that was paused may read sign-ins of clients that have connected elsewhere by now. They displace no other connection. */
  readonly isOpen: () => boolean;
  /** Milliseconds. */
  readonly now: number;
  /** Whether no other process has connections. */
  readonly isAlone: boolean;
}

/** Records all opened and closed connections that wait, together. Fails for a sign-in if the session has no free place. */
export const recordPresence: SharedWork<PresenceChange, void> = {
  name: 'recordPresence',
  async apply(tx, units) {
    const last = new Map(units.map((unit) => [unit.ConnectionID, unit]));
    const changes = [...last.values()];
    await tx.lock(changes.flatMap(({ RoomID }) => (RoomID === '' ? [] : [`room:${RoomID}`])));
    const ConnectionID = { in: [...last.keys()] };
    const before = await tx.table('connections').find({ where: { ConnectionID } });
    await tx.table('connections').remove({ ConnectionID });
    const there: ConnectionRow[] = [];
    const refused = new Set<string>();
    for (const { row, isOpen, isAlone } of changes) {
      if (row === undefined || !isOpen()) continue;
      if (isAlone || (await displaceElsewhere(tx, row))) there.push(row);
      else refused.add(row.ConnectionID);
    }
    await tx.table('connections').insert(there);
    for (const row of before) {
      const change = last.get(row.ConnectionID);
      // A player in the same room stays a viewer. If the player left or changed, the old player does not.
      if (row.RoomID === '' || change === undefined || change.row?.RoomID === row.RoomID) continue;
      await stopViewing(tx, row, change.now);
    }
    return units.map(
      (unit): SharedOutcome<void> =>
        refused.has(unit.ConnectionID) ? { ok: false, error: new Failure(300047) } : { ok: true, value: undefined },
    );
  },
};

export interface PresenceRepair {
  /** Rows of open connections that may be missing because another process took this process for dead. */
  readonly missing: readonly ConnectionRow[];
  /** Connections that closed and may still have a row because its removal failed. */
  readonly closed: readonly string[];
  /** Milliseconds. */
  readonly now: number;
}

export async function repairPresence(tx: Transaction, { missing, closed, now }: PresenceRepair): Promise<void> {
  const connections = tx.table('connections');
  const known = new Set(
    (await connections.find({ where: { ConnectionID: { in: missing.map((row) => row.ConnectionID) } } })).map(
      ({ ConnectionID }) => ConnectionID,
    ),
  );
  const lost = missing.filter(({ ConnectionID }) => !known.has(ConnectionID));
  const inRooms = lost.filter(({ RoomID }) => RoomID !== '');
  await tx.lock([...new Set(inRooms.map(({ RoomID }) => `room:${RoomID}`))]);
  await connections.insert(lost);
  for (const row of inRooms) await startViewing(tx, row, now);
  await removeConnections(tx, await connections.find({ where: { ConnectionID: { in: [...closed] } } }), now);
}
