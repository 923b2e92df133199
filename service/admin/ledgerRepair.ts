import { type Imbalance, imbalanceText } from '#domain/ledger/audit.ts';
import { removeOrphans, type Repair, WorseLedger } from '#domain/ledger/repair.ts';
import type { Transaction } from '#domain/ports/store.ts';
import { writeAudit } from './auditLog.ts';
import { type Operator, Refusal } from './command.ts';

/**
 * Removes the entries that belong to no transfer, prints each and writes it to the audit log.
 * @returns the remaining faults
 * @throws Refusal if the ledger would be worse without the entries; in that case nothing was removed
 */
export async function repairLedger(operator: Operator): Promise<readonly Imbalance[]> {
  const { entries, giftEntries, left } = await operator.ports.store
    .transaction(async (tx) => {
      const repair = await removeOrphans(tx);
      await writeRepair(tx, operator, repair);
      return repair;
    })
    .catch((error: unknown) => {
      if (!(error instanceof WorseLedger)) throw error;
      const broken = error.broken.map(imbalanceText).join('; ');
      throw new Refusal(`nothing was removed: without those entries the ledger would be worse: ${broken}`);
    });
  for (const { TransferID, Line, Owner, ItemID, Amount } of entries)
    operator.print(`removed entry ${TransferID} line ${Line}: ${Owner} item ${ItemID} amount ${Amount}`);
  for (const { TransferID, Line, Owner, ItemID } of giftEntries)
    operator.print(`removed gift entry ${TransferID} line ${Line}: ${Owner} item ${ItemID}`);
  operator.print(
    entries.length + giftEntries.length === 0
      ? 'no entry is without its transfer'
      : `removed ${counted(entries.length, 'entry', 'entries')} and ${counted(giftEntries.length, 'gift entry', 'gift entries')} that belonged to no transfer`,
  );
  return left;
}

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** Writes one audit row for each missing transfer, with all removed entries, and one for the whole repair. */
async function writeRepair(tx: Transaction, operator: Operator, { entries, giftEntries, left }: Repair): Promise<void> {
  const action = 'ledger.repair';
  for (const subject of new Set([...entries, ...giftEntries].map(({ TransferID }) => TransferID))) {
    const detail = {
      Entries: entries
        .filter(({ TransferID }) => TransferID === subject)
        .map(({ Line, Owner, ItemID, Amount }) => ({ Line, Owner, ItemID, Amount })),
      GiftEntries: giftEntries
        .filter(({ TransferID }) => TransferID === subject)
        .map(({ Line, Owner, ItemID }) => ({ Line, Owner, ItemID })),
    };
    await writeAudit(tx, operator, { action, subject, detail });
  }
  const detail = { Entries: entries.length, GiftEntries: giftEntries.length, Left: left.length };
  await writeAudit(tx, operator, { action, subject: 'ledger', detail });
}
