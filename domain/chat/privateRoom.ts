import type { Transaction } from '../ports/store.ts';
import type { MessageRow } from './message.ts';
import { setReadMark } from '../channel/readMarks.ts';

/** Moves the room of a private message to the top of both lists. Opens a new room if there is none. */
export async function touchRooms(tx: Transaction, row: MessageRow, sides: readonly [string, string]): Promise<void> {
  const [a, b] = sides;
  for (const [PlayerID, OtherID] of [
    [a, b],
    [b, a],
  ] as const) {
    const last = { LastSeq: row.Seq, LastTime: row.CreateTime };
    if ((await tx.table('privateRooms').update({ PlayerID, OtherID }, last)) > 0) continue;
    await tx.table('privateRooms').insert({ PlayerID, OtherID, Channel: row.Channel, ...last });
    await setReadMark(tx, PlayerID, row.Channel, 0);
  }
}
