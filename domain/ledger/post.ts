import { fingerprintOf } from '../dispatch/idempotency.ts';
import type { SharedOutcome, Transaction } from '../ports/store.ts';
import { openBooks } from './books.ts';
import { addFreeItems, freeItemsOf } from './freeItems.ts';
import { giftEntriesOf, writeGiftEntries } from './giftEntries.ts';
import { type Journal, openJournal } from './journal.ts';
import { checkLines, type PostedTransfer, type Transfer, type TransferLine, type TransferRow } from './posting.ts';

export interface TransferUnit {
  readonly transfer: Transfer;
  readonly nowText: string;
}

interface Prepared {
  readonly transfer: Transfer;
  readonly row: TransferRow;
}

function prepare({ transfer, nowText }: TransferUnit): Prepared {
  const { ID, Reason, Source, Lines, Reverses = '' } = transfer;
  if (ID === '') throw new RangeError('a transfer has an id');
  if (Lines !== undefined) checkLines(Lines);
  const Fingerprint = fingerprintOf([
    Reason,
    Source,
    Reverses,
    Lines?.map((line) => [line.Owner, line.ItemID, line.Amount]),
  ]);
  const row = { ID, Fingerprint, Reason, Source, Status: 'posted', FailureCode: 0, Reverses, CreateTime: nowText };
  return { transfer, row };
}

const refused = (error: Error): SharedOutcome<PostedTransfer> => ({ ok: false, error });

/**
 * Decides transfers in their order and writes them together. It needs one read of the ids, one of the balances, one insert of transfers,
 * one of entries and one change of the accounts, for any number of transfers.
 *
 * @returns an outcome for each: the posted transfer, or the error (a Failure of the rules, or a RangeError of a malformed transfer)
 */
export async function postTransfers(
  tx: Transaction,
  units: readonly TransferUnit[],
): Promise<readonly SharedOutcome<PostedTransfer>[]> {
  const prepared = units.map((unit): Prepared | Error => {
    try {
      return prepare(unit);
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    }
  });
  const sound = prepared.filter((each): each is Prepared => !(each instanceof Error));
  const journal = await openJournal(
    tx,
    sound.filter(({ transfer }) => transfer.IsNew !== true).map(({ row }) => row),
  );
  const books = await openBooks(
    tx,
    sound.flatMap(({ transfer, row }) => (journal.has(row.ID) ? [] : (linesOf(transfer, journal) ?? []))),
  );

  const gifts: ReturnType<typeof giftEntriesOf>[number][] = [];
  const free: ReturnType<typeof freeItemsOf>[number][] = [];

  const decide = ({ transfer, row }: Prepared): SharedOutcome<PostedTransfer> => {
    const known = journal.recall(row);
    if (known !== undefined) return known;
    const lines = linesOf(transfer, journal);
    if (lines === undefined) return refused(journal.fail(row, 100000));
    const moved = books.move(row, lines);
    if (typeof moved === 'number') return refused(journal.fail(row, moved));
    gifts.push(...giftEntriesOf(row, moved));
    free.push(...freeItemsOf(row, moved));
    return { ok: true, value: journal.post(row, moved) };
  };
  const outcomes = prepared.map((each) => {
    if (each instanceof Error) return refused(each);
    try {
      return decide(each);
    } catch (error) {
      return refused(error instanceof Error ? error : new Error(String(error)));
    }
  });
  // The writes are sequential, so that none is under way when another fails.
  await journal.write(tx);
  await books.write(tx);
  await writeGiftEntries(tx, gifts);
  await addFreeItems(tx, free);
  return outcomes;
}

const linesOf = (transfer: Transfer, journal: Journal): readonly TransferLine[] | undefined =>
  transfer.Reverses === undefined ? transfer.Lines : journal.opposite(transfer.Reverses);
