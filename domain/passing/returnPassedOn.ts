import type { Transaction } from '../ports/store.ts';

/** Deposits that one payment from a vault can return to their giver. */
const MOST_DEPOSITS = 100;

/**
 * Records that all or a part of something that was passed on came back.
 * @param amount all of it unless given
 */
export async function returnPassedOn(tx: Transaction, ID: string, amount?: number): Promise<void> {
  const row = await tx.table('passedOn').get(ID);
  if (row === undefined) return;
  const Returned = Math.min(amount ?? row.Amount, row.Amount - row.Returned);
  if (Returned > 0) await tx.table('passedOn').add({ ID }, { Returned });
}

/** Records that a vault paid a member's own deposits back, the newest first. */
export async function returnDeposits(tx: Transaction, PlayerID: string, amount: number): Promise<void> {
  const deposits = await tx.table('passedOn').find({
    where: { PlayerID, Kind: 'vault' },
    order: [['CreateTime', 'desc']],
    limit: MOST_DEPOSITS,
  });
  let left = amount;
  for (const { ID, Amount, Returned } of deposits) {
    const part = Math.min(left, Amount - Returned);
    if (part > 0) await returnPassedOn(tx, ID, part);
    left -= part;
    if (left === 0) return;
  }
}
