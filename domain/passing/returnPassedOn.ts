import { ITEM } from '#protocol/entities/wallet.ts';
import { addFreeItems } from '../ledger/freeItems.ts';
import type { Transaction } from '../ports/store.ts';
import { taipeiDay } from '../taipei.ts';

const MOST_DEPOSITS = 100;

/**
 * Records that all or a part of the passed items came back. Their free gold is free again, and does not count in its day.
 * @param amount all unless given
 * @returns the returned free gold, if a young account had passed it on
 */
export async function returnPassedOn(tx: Transaction, ID: string, amount?: number): Promise<number> {
  const row = await tx.table('passedOn').get(ID);
  if (row === undefined) return 0;
  const { PlayerID, ItemID, Amount } = row;
  const Returned = Math.min(amount ?? Amount, Amount - row.Returned);
  if (Returned <= 0) return 0;
  await tx.table('passedOn').add({ ID }, { Returned });
  const free = Math.floor((row.Free * Returned) / Amount);
  // The house keeps the gems of an effect gift.
  if (free === 0 || ItemID !== ITEM.gold) return 0;
  await addFreeItems(tx, [{ PlayerID, ItemID, Amount: free }]);
  await tx.table('giftDays').add({ PlayerID, Day: taipeiDay(Date.parse(row.CreateTime)) }, { Free: -free });
  return row.IsYoung ? free : 0;
}

/**
 * Records that a vault paid a member's own deposits back, the newest first.
 * @returns the returned free gold of a young account
 */
export async function returnDeposits(tx: Transaction, PlayerID: string, amount: number): Promise<number> {
  const deposits = await tx.table('passedOn').find({
    where: { PlayerID, Kind: 'vault' },
    order: [['CreateTime', 'desc']],
    limit: MOST_DEPOSITS,
  });
  let left = amount;
  let young = 0;
  for (const { ID, Amount, Returned } of deposits) {
    const part = Math.min(left, Amount - Returned);
    if (part > 0) young += await returnPassedOn(tx, ID, part);
    left -= part;
    if (left === 0) break;
  }
  return young;
}
