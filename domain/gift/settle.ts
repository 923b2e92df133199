import { GIFT_STATE } from '#protocol/entities/gift.ts';
import type { Transaction } from '../ports/store.ts';

/** Notes in both records that a gift was collected, or went back to its sender. */
export async function settleGift(tx: Transaction, giftID: string, state: 'collected' | 'returned'): Promise<void> {
  await tx.table('giftRecords').update({ GiftID: giftID }, { State: GIFT_STATE[state] });
}
