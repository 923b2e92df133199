import { ITEM } from '#protocol/entities/wallet.ts';
import { addFreeItems } from '../ledger/freeItems.ts';
import type { Transaction } from '../ports/store.ts';
import { taipeiDay } from '../taipei.ts';

const PAGE_SIZE = 100;

/** Free gold that came back to its giver. */
export interface ReturnedFree {
  readonly free: number;
  /** The part that the player passed on while the account was young. */
  readonly young: number;
}

const NOTHING: ReturnedFree = { free: 0, young: 0 };

/**
 * Records that passed items came back, all of them or a part. Its free gold is free again, and does not count in its day.
 * @param amount all unless given
 */
export async function returnPassedOn(tx: Transaction, ID: string, amount?: number): Promise<ReturnedFree> {
  const row = await tx.table('passedOn').get(ID);
  if (row === undefined) return NOTHING;
  const { PlayerID, ItemID, Amount } = row;
  const Returned = Math.min(amount ?? Amount, Amount - row.Returned);
  if (Returned <= 0) return NOTHING;
  await tx.table('passedOn').add({ ID }, { Returned });
  const free = Math.floor((row.Free * Returned) / Amount);
  // The house keeps the gems of an effect gift.
  if (free === 0 || ItemID !== ITEM.gold) return NOTHING;
  await addFreeItems(tx, [{ PlayerID, ItemID, Amount: free }]);
  await tx.table('giftDays').add({ PlayerID, Day: taipeiDay(Date.parse(row.CreateTime)) }, { Free: -free });
  return { free, young: row.IsYoung ? free : 0 };
}

/** Records that a vault paid back a member's own deposits, newest first. */
export async function returnDeposits(tx: Transaction, PlayerID: string, amount: number): Promise<ReturnedFree> {
  const sum = { free: 0, young: 0 };
  let left = amount;
  for (let offset = 0; left > 0; offset += PAGE_SIZE) {
    const deposits = await tx.table('passedOn').find({
      where: { PlayerID, Kind: 'vault' },
      order: [
        ['CreateTime', 'desc'],
        ['ID', 'desc'],
      ],
      limit: PAGE_SIZE,
      offset,
    });
    for (const { ID, Amount, Returned } of deposits) {
      const part = Math.min(left, Amount - Returned);
      if (part <= 0) continue;
      const back = await returnPassedOn(tx, ID, part);
      sum.free += back.free;
      sum.young += back.young;
      left -= part;
    }
    if (deposits.length < PAGE_SIZE) break;
  }
  return sum;
}
