import type { Condition, Store, Transaction } from '../ports/store.ts';
import type { ConnectionRow } from './connectionRow.ts';
import { stopViewing } from './viewers.ts';

const BATCH_SIZE = 200;

/** Removes rows of connections, and removes their players from rooms in which they have no other connection. */
export async function removeConnections(tx: Transaction, rows: readonly ConnectionRow[], now: number): Promise<void> {
  if (rows.length === 0) return;
  const inRooms = rows.filter(({ RoomID }) => RoomID !== '');
  await tx.lock([...new Set(inRooms.map(({ RoomID }) => `room:${RoomID}`))]);
  await tx.table('connections').remove({ ConnectionID: { in: rows.map(({ ConnectionID }) => ConnectionID) } });
  for (const row of inRooms) await stopViewing(tx, row, now);
}

/**
 * Removes the connections of processes that are gone.
 * @param now milliseconds
 */
export async function forgetConnections(store: Store, NodeID: Condition<string>, now: number): Promise<void> {
  const query = { where: { NodeID }, limit: BATCH_SIZE };
  for (;;) {
    // There are usually none.
    if ((await store.table('connections').find({ ...query, limit: 1 })).length === 0) return;
    await store.transaction(async (tx) => removeConnections(tx, await tx.table('connections').find(query), now));
  }
}
