import type { FailureCode } from '#protocol/codes.ts';
import type { Reader, Writer } from '../ports/store.ts';
import type { RowOf, Tables } from '../tables.ts';
import { type EntryRow, isPlayer, nextPosition, shortageCode, type TransferLine, type TransferRow } from './posting.ts';

interface Account {
  readonly Owner: string;
  readonly ItemID: number;
  /** Undefined for a new account. */
  readonly stored: { readonly Balance: number; readonly Position: number } | undefined;
  balance: number;
  position: number;
  moved: boolean;
}

/** The accounts that a batch of transfers changes, with their balances as the batch proceeds. */
export interface Books {
  /**
   * Moves all lines or none.
   *
   * @returns the entries, or the failure code of the item that a player has too little of
   * @throws RangeError if a balance would leave 2^53; nothing has moved then
   */
  move(transfer: TransferRow, lines: readonly TransferLine[]): readonly EntryRow[] | FailureCode;
  write(tx: Writer): Promise<void>;
}

/** A new account holds zero. */
export async function openBooks(reader: Reader, lines: readonly TransferLine[]): Promise<Books> {
  const accounts = new Map<string, Account>();
  const nameOf = (owner: string, item: number): string => `${item} ${owner}`;
  const account = (Owner: string, ItemID: number): Account => {
    const name = nameOf(Owner, ItemID);
    let held = accounts.get(name);
    if (held === undefined) {
      held = { Owner, ItemID, stored: undefined, balance: 0, position: 0, moved: false };
      accounts.set(name, held);
    }
    return held;
  };
  if (lines.length > 0) {
    const Owner = { in: [...new Set(lines.map((line) => line.Owner))] };
    const ItemID = { in: [...new Set(lines.map((line) => line.ItemID))] };
    for (const row of await reader.table('accounts').find({ where: { Owner, ItemID } })) {
      const { Owner: owner, ItemID: item, Balance: balance, Position: position } = row;
      accounts.set(nameOf(owner, item), { Owner: owner, ItemID: item, stored: row, balance, position, moved: false });
    }
  }

  return {
    move(transfer, moved) {
      const entries: EntryRow[] = [];
      const before: (() => void)[] = [];
      const undo = (): void => {
        for (const restore of before.toReversed()) restore();
      };
      for (const { Owner, ItemID, Amount } of moved) {
        const touched = account(Owner, ItemID);
        const BeforeAmount = touched.balance;
        const AfterAmount = BeforeAmount + Amount;
        if (!Number.isSafeInteger(AfterAmount)) {
          undo();
          throw new RangeError(`${Owner}: ${AfterAmount} of item ${ItemID} is not within 2^53`);
        }
        if (isPlayer(Owner) && AfterAmount < 0) {
          undo();
          return shortageCode(ItemID);
        }
        const { position } = touched;
        before.push(() => Object.assign(touched, { balance: BeforeAmount, position }));
        touched.balance = AfterAmount;
        touched.position = nextPosition(touched.position, transfer.CreateTime);
        entries.push({
          TransferID: transfer.ID,
          Line: entries.length,
          Owner,
          ItemID,
          Amount,
          BeforeAmount,
          AfterAmount,
          CreateTime: transfer.CreateTime,
          Position: touched.position,
        });
      }
      for (const { Owner, ItemID } of entries) account(Owner, ItemID).moved = true;
      return entries;
    },
    async write(tx) {
      const opened: RowOf<Tables['accounts']>[] = [];
      const changed: {
        key: readonly [string, number];
        deltas: { Balance: number; Position: number };
      }[] = [];
      for (const { Owner, ItemID, stored, balance: Balance, position: Position, moved } of accounts.values()) {
        if (!moved) continue;
        if (stored === undefined) opened.push({ Owner, ItemID, Balance, Position });
        else {
          const deltas = { Balance: Balance - stored.Balance, Position: Position - stored.Position };
          changed.push({ key: [Owner, ItemID], deltas });
        }
      }
      if (opened.length > 0) await tx.table('accounts').insert(opened);
      if (changed.length > 0) await tx.table('accounts').addEach(changed);
    },
  };
}
