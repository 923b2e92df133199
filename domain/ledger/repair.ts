import type { Transaction } from '../ports/store.ts';
import { auditLedger, type Imbalance } from './audit.ts';
import { type GiftEntryRow, orphanEntries, orphanGiftEntries } from './orphans.ts';
import type { EntryRow } from './posting.ts';

export interface Repair {
  readonly entries: readonly EntryRow[];
  readonly giftEntries: readonly GiftEntryRow[];
  readonly left: readonly Imbalance[];
}

/** Thrown if a repair breaks a rule that held before it. Undo the transaction. */
export class WorseLedger extends Error {
  readonly broken: readonly Imbalance[];

  constructor(broken: readonly Imbalance[]) {
    super('the ledger would be worse');
    this.name = 'WorseLedger';
    this.broken = broken;
  }
}

/** Leaves out the detail, which may name another entry after the repair. */
const faultOf = ({ Rule, Subject }: Imbalance): string => `${Subject}: ${Rule}`;

/**
 * Removes the entries and gift entries without a transfer, and nothing else. On PostgreSQL earlier versions could commit them without their
 * transfer. No balance counts them, and a transfer with their id fails as long as they exist.
 *
 * @throws WorseLedger if the repair broke something, for example if a balance counts a removed entry; undo the transaction
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
