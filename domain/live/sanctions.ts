import type { Reader } from '../ports/store.ts';

export type Sanction = 'mute' | 'kick';

/** Until when a host's decision about a viewer holds; empty: there is none, or it is over. */
export async function sanctionUntil(
  db: Reader,
  place: { readonly RoomID: string; readonly PlayerID: string },
  kind: Sanction,
  nowText: string,
): Promise<string> {
  const row = await db.table('liveSanctions').get(place.RoomID, place.PlayerID, kind);
  return row !== undefined && row.Until > nowText ? row.Until : '';
}
