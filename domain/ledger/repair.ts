import type { Transaction } from '../ports/store.ts';
import { auditLedger, type Imbalance } from './audit.ts';
import { type GiftEntryRow, orphanEntries, orphanGiftEntries } from './orphans.ts';
import type { EntryRow } from './posting.ts';

/** What a repair took out, and what it found wrong afterwards. */
export interface Repair {
  readonly entries: readonly EntryRow[];
  readonly giftEntries: readonly GiftEntryRow[];
  readonly left: readonly Imbalance[];
}

/** The repair would break something that holds; it must be undone. */
export class WorseLedger extends Error {
  readonly broken: readonly Imbalance[];

  constructor(broken: readonly Imbalance[]) {
    super('the ledger would be worse');
    this.name = 'WorseLedger';
    this.broken = broken;
  }
}

/** What is wrong with what: the detail may move on once an entry before it is gone. */
const faultOf = ({ Rule, Subject }: Imbalance): string => `${Subject}: ${Rule}`;

/**
 * Removes the entries and gift entries that belong to no transfer, and nothing else. On PostgreSQL a fault of earlier versions let
 * them be committed without their transfer; no balance ever counted them, and a transfer that has their id fails while they stand.
 * @throws WorseLedger when something is broken afterwards that was not before, as where a balance does count one: undo the transaction
 */
export async function removeOrphans(tx: Transaction): Promise<Repair> {
  const before = new Set((await auditLedger(tx)).map(faultOf));
  const entries: EntryRow[] = [];
  for await (const { rows } of orphanEntries(tx)) entries.push(...rows);
  const giftEntries: GiftEntryRow[] = [];
  for await (const { rows } of orphanGiftEntries(tx)) giftEntries.push(...rows);

  for (const TransferID of idsOf(entries)) await tx.table('entries').remove({ TransferID });
  for (const TransferID of idsOf(giftEntries)) await tx.table('giftEntries').remove({ TransferID });
  const left = await auditLedger(tx);
  const broken = left.filter((each) => !before.has(faultOf(each)));
  if (broken.length > 0) throw new WorseLedger(broken);
  return { entries, giftEntries, left };
}

const idsOf = (rows: readonly { readonly TransferID: string }[]): ReadonlySet<string> =>
  new Set(rows.map(({ TransferID }) => TransferID));
