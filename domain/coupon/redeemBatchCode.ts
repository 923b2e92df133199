import type { ItemAmount } from '#protocol/entities/present.ts';
import { fail } from '#protocol/failure.ts';
import type { PlayerRow, RestContext } from '../dispatch/context.ts';
import { giveItems } from '../event/giveItems.ts';
import type { Transaction } from '../ports/store.ts';

/** 96 bits of the hash identify a code. */
const NAMED_LETTERS = 24;

/**
 * Redeems a code of a batch. The caller holds the locks of the code and the player.
 *
 * @returns the given items; undefined if no batch has this code
 * @throws Failure 200045 if this player may not redeem the code, or no longer may
 */
export async function redeemBatchCode(
  tx: Transaction,
  context: RestContext,
  { PlayerID, VIPLevel }: PlayerRow,
  CodeHash: string,
): Promise<ItemAmount[] | undefined> {
  const { brand, nowText } = context;
  const code = await tx.table('couponCodes').get(CodeHash);
  if (code === undefined) return undefined;
  const { BatchID } = code;
  const batch = await tx.table('couponBatches').get(BatchID);
  if (batch === undefined) return undefined;
  const redemptions = tx.table('couponRedemptions');
  const own = await redemptions.count({ BatchID, PlayerID });
  const isRevoked = batch.RevokeTime !== '' || code.RevokeTime !== '';
  const isOver = batch.ExpireTime !== '' && batch.ExpireTime <= nowText;
  const isElsewhere = batch.Brand !== '' && batch.Brand !== brand.ID;
  const isUsedUp = (batch.PerCode > 0 && code.Used >= batch.PerCode) || (batch.PerPlayer > 0 && own >= batch.PerPlayer);
  if (isRevoked || isOver || nowText < batch.StartTime || isElsewhere || isUsedUp || VIPLevel < batch.MinVip)
    fail(200045);
  const Nth = (await redemptions.count({ CodeHash, PlayerID })) + 1;
  await tx.table('couponCodes').add({ CodeHash }, { Used: 1 });
  await redemptions.insert({ CodeHash, PlayerID, Nth, BatchID, CreateTime: nowText });
  const Rewards = [...batch.Rewards];
  // The ledger has the hash of the code, so its books contain no usable code. The ids of presents have at most 64 letters.
  const ID = `coupon:${CodeHash.slice(0, NAMED_LETTERS)}:${PlayerID}:${Nth}`;
  await giveItems(tx, context, PlayerID, { ID, Reason: 'coupon', Source: 'coupon', Items: Rewards });
  return Rewards;
}
