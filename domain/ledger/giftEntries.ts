import type { Writer } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { type EntryRow, isPlayer, type TransferRow } from './posting.ts';

type GiftEntryRow = RowOf<Tables['giftEntries']>;

/** The gift entries of the bank book. They are the amounts that moved for a player because of a gift, its fee or its return. */
export function giftEntriesOf({ Reason, Source }: TransferRow, entries: readonly EntryRow[]): readonly GiftEntryRow[] {
  if (!Reason.startsWith('gift') && !Source.startsWith('gift')) return [];
  return entries
    .filter(({ Owner }) => isPlayer(Owner))
    .map(({ TransferID, Line, Owner, ItemID, CreateTime, Position }) => ({
      TransferID,
      Line,
      Owner,
      ItemID,
      CreateTime,
      Position,
    }));
}

export const writeGiftEntries = async (tx: Writer, rows: readonly GiftEntryRow[]): Promise<void> =>
  rows.length === 0 ? undefined : tx.table('giftEntries').insert(rows);
