import { stopViewing } from './viewers.ts';
import type { SharedOutcome, SharedWork, Transaction } from '../ports/store.ts';
import type { RowOf } from '#store/table.ts';
import type { Tables } from '../tables.ts';

type ConnectionRow = RowOf<Tables['connections']>;

/** A connection that signed in or closed. */
export interface PresenceChange {
  readonly row: Omit<ConnectionRow, 'SeenTime'>;
  readonly isThere: boolean;
  /** Milliseconds. */
  readonly now: number;
}

/** Records opened and closed connections. All that wait are written together. */
export const recordPresence: SharedWork<PresenceChange, void> = {
  name: 'recordPresence',
  async apply(tx, units) {
    const last = new Map(units.map((unit) => [unit.row.ConnectionID, unit]));
    await tx.lock([...last.values()].flatMap(({ row }) => (row.RoomID === '' ? [] : [`room:${row.RoomID}`])));
    const before = await tx.table('connections').find({ where: { ConnectionID: { in: [...last.keys()] } } });
    await tx.table('connections').remove({ ConnectionID: { in: [...last.keys()] } });
    const there = [...last.values()].filter(({ isThere }) => isThere);
    await tx.table('connections').insert(there.map(rowOf));
    for (const row of before) {
      const now = last.get(row.ConnectionID);
      // The same player in the same room stays a viewer. A player who left or another player does not.
      if (row.RoomID === '' || now === undefined || (now.isThere && now.row.RoomID === row.RoomID)) continue;
      await stopViewing(tx, row, now.now);
    }
    return units.map((): SharedOutcome<void> => ({ ok: true, value: undefined }));
  },
};

const rowOf = ({ row, now }: PresenceChange): ConnectionRow => ({ ...row, SeenTime: new Date(now).toISOString() });

/**
 * Renews the leases of open connections. A row that was removed meanwhile is written again.
 *
 * @param now milliseconds
 */
export async function renew(tx: Transaction, rows: readonly PresenceChange['row'][], now: number): Promise<void> {
  const SeenTime = new Date(now).toISOString();
  const where = { ConnectionID: { in: rows.map(({ ConnectionID }) => ConnectionID) } };
  const renewed = await tx.table('connections').update(where, { SeenTime });
  if (renewed < rows.length) {
    const known = new Set((await tx.table('connections').find({ where })).map(({ ConnectionID }) => ConnectionID));
    const lost = rows.filter(({ ConnectionID }) => !known.has(ConnectionID));
    await tx.table('connections').insert(lost.map((row) => ({ ...row, SeenTime })));
  }
  const rooms = new Map<string, Set<string>>();
  for (const { RoomID, PlayerID } of rows) {
    if (RoomID !== '') rooms.set(RoomID, (rooms.get(RoomID) ?? new Set()).add(PlayerID));
  }
  for (const [RoomID, players] of rooms) await renewViewers(tx, RoomID, [...players], SeenTime);
}

async function renewViewers(
  tx: Transaction,
  RoomID: string,
  players: readonly string[],
  SeenTime: string,
): Promise<void> {
  const where = { RoomID, PlayerID: { in: players } };
  if ((await tx.table('liveViewers').update(where, { SeenTime })) === players.length) return;
  const known = new Set((await tx.table('liveViewers').find({ where })).map(({ PlayerID }) => PlayerID));
  const lost = players.filter((PlayerID) => !known.has(PlayerID));
  await tx.table('liveViewers').insert(lost.map((PlayerID) => ({ RoomID, PlayerID, JoinTime: SeenTime, SeenTime })));
}
