import { GIFT_STATE } from '#protocol/entities/gift.ts';
import { returnPassedOn } from '../passing/returnPassedOn.ts';
import type { Transaction } from '../ports/store.ts';

/** Marks both records of each gift as collected or returned. */
export async function settleGifts(
  tx: Transaction,
  giftIDs: readonly string[],
  state: 'collected' | 'returned',
): Promise<void> {
  if (giftIDs.length === 0) return;
  await tx.table('giftRecords').update({ GiftID: { in: giftIDs } }, { State: GIFT_STATE[state] });
  if (state === 'returned') for (const giftID of giftIDs) await returnPassedOn(tx, giftID);
}
