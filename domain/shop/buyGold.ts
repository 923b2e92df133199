import type { ItemAmount } from '#protocol/entities/present.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { recordActivity } from '../activity/record.ts';
import type { Moment } from '../dispatch/context.ts';
import { addFreeItems } from '../ledger/freeItems.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../ledger/publishWallet.ts';
import { freePartOf } from '../passing/freePart.ts';
import type { Transaction } from '../ports/store.ts';

/**
 * Sells gold for gems or points.
 * @throws Failure 200124 if the player has too few of them
 */
export async function buyGold(
  tx: Transaction,
  moment: Moment,
  PlayerID: string,
  { Reason, Gold, Price }: { readonly Reason: string; readonly Gold: number; readonly Price: ItemAmount },
): Promise<void> {
  const { nowText, ports } = moment;
  const Owner = `player:${PlayerID}`;
  await tx.lock([Owner]);
  const free = await freePartOf(tx, PlayerID, Price.ItemID, Price.Amount);
  await transferWithin(tx, nowText, {
    ID: `store:${ports.random.uuid()}`,
    Reason,
    Source: 'store',
    Lines: [
      { Owner: 'house:store', ItemID: ITEM.gold, Amount: -Gold },
      { Owner, ItemID: ITEM.gold, Amount: Gold },
      { Owner, ItemID: Price.ItemID, Amount: -Price.Amount },
      { Owner: 'house:store', ItemID: Price.ItemID, Amount: Price.Amount },
    ],
  });
  // Gold that is exchanged for free gems is free too.
  await addFreeItems(tx, [
    { PlayerID, ItemID: Price.ItemID, Amount: -free },
    { PlayerID, ItemID: ITEM.gold, Amount: Math.floor((Gold * free) / Price.Amount) },
  ]);
  await publishWallet(tx, PlayerID);
  await recordActivity(tx, moment, PlayerID, { Kind: 'spend', ...Price });
}
