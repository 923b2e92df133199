import type { Brand } from '#protocol/brands.ts';
import type { Reward } from '#protocol/entities/mission.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { Transfer } from './posting.ts';
import { transfersWithin } from './transfer.ts';
import { publishMovedWallets } from './publishWallet.ts';
import type { Transaction } from '../ports/store.ts';

export interface Payment {
  /** A second payment with the same id has no effect. */
  readonly ID: string;
  readonly PlayerID: string;
  /** The reason in the bank book. The house account `house:<Reason>` pays. */
  readonly Reason: string;
  readonly Reward: Reward;
}

/** Pays each reward once: gold, and gems or points by brand. Publishes the wallet. */
export async function payRewards(
  tx: Transaction,
  { brand, nowText }: { readonly brand: Brand; readonly nowText: string },
  payments: readonly Payment[],
): Promise<void> {
  const transfers = payments.flatMap((payment) => transferOf(brand, payment));
  await transfersWithin(tx, nowText, transfers);
  await publishMovedWallets(tx, transfers);
}

function transferOf(brand: Brand, { ID, PlayerID, Reason, Reward }: Payment): readonly Transfer[] {
  const premium = brand.Capabilities.WalletItem === 'gem' ? ITEM.gem : ITEM.point;
  const items = [
    { ItemID: ITEM.gold, Amount: Reward.Gold },
    { ItemID: premium, Amount: Reward.Premium },
  ].filter(({ Amount }) => Amount > 0);
  if (items.length === 0) return [];
  const Lines = items.flatMap(({ ItemID, Amount }) => [
    { Owner: `house:${Reason}`, ItemID, Amount: -Amount },
    { Owner: `player:${PlayerID}`, ItemID, Amount },
  ]);
  return [{ ID, Reason, Source: Reason, Lines }];
}
