import { GIFT_STATE } from '#protocol/entities/gift.ts';
import type { Moment } from '../dispatch/context.ts';
import { keepGivenBack } from '../passing/givenBack.ts';
import { returnPassedOn } from '../passing/returnPassedOn.ts';
import { passedOnByID } from '../passing/takeFree.ts';
import type { Transaction } from '../ports/store.ts';

/** Marks both records of each gift as collected. */
export const markGiftsCollected = (tx: Transaction, giftIDs: readonly string[]): Promise<void> =>
  mark(tx, giftIDs, GIFT_STATE.collected);

/** Records that uncollected gifts were returned. */
export async function returnGifts(
  tx: Transaction,
  moment: Pick<Moment, 'now'>,
  giftIDs: readonly string[],
): Promise<void> {
  await mark(tx, giftIDs, GIFT_STATE.returned);
  for (const gift of (await passedOnByID(tx, giftIDs)).values())
    if (gift.OriginID === '') await returnPassedOn(tx, gift.ID);
    else await keepGivenBack(tx, moment, gift.PlayerID, gift);
}

async function mark(
  tx: Transaction,
  giftIDs: readonly string[],
  State: (typeof GIFT_STATE)[keyof typeof GIFT_STATE],
): Promise<void> {
  if (giftIDs.length > 0) await tx.table('giftRecords').update({ GiftID: { in: giftIDs } }, { State });
}
