import type { Brand } from '#protocol/brands.ts';
import type { Reward } from '#protocol/entities/mission.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { transferWithin } from '../ledger/transfer.ts';
import { publishWallet } from '../player/publishWallet.ts';
import type { Transaction } from '../ports/store.ts';

interface Payment {
  /** The transfer's id: a second payment by the same id does nothing. */
  readonly ID: string;
  readonly PlayerID: string;
  /** For the bank book, and the house that pays: `house:<Reason>`. */
  readonly Reason: string;
  readonly Reward: Reward;
}

/** Pays a reward once: gold, and gems or points as the brand has it; the wallet is told. */
export async function payReward(
  tx: Transaction,
  { brand, nowText }: { readonly brand: Brand; readonly nowText: string },
  { ID, PlayerID, Reason, Reward }: Payment,
): Promise<void> {
  const premium = brand.Capabilities.WalletItem === 'gem' ? ITEM.gem : ITEM.point;
  const items = [
    { ItemID: ITEM.gold, Amount: Reward.Gold },
    { ItemID: premium, Amount: Reward.Premium },
  ].filter(({ Amount }) => Amount > 0);
  if (items.length === 0) return;
  const Lines = items.flatMap(({ ItemID, Amount }) => [
    { Owner: `house:${Reason}`, ItemID, Amount: -Amount },
    { Owner: `player:${PlayerID}`, ItemID, Amount },
  ]);
  await transferWithin(tx, nowText, { ID, Reason, Source: Reason, Lines });
  await publishWallet(tx, PlayerID);
}
