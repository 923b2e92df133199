import type { Brand } from '#protocol/brands.ts';
import { type ItemAmount, PRESENT } from '#protocol/entities/present.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { RewardNumbers } from '../economy/reward.ts';

/** The brand's gems or points. */
export const walletItemOf = (brand: Brand): number => (brand.Capabilities.WalletItem === 'gem' ? ITEM.gem : ITEM.point);

export const rewardsOf = (brand: Brand, rewards: readonly RewardNumbers[]): ItemAmount[] =>
  rewards.map(({ Item, Amount }) => ({ ItemID: itemOf(brand, Item), Amount }));

function itemOf(brand: Brand, item: RewardNumbers['Item']): number {
  if (item === 'gold') return ITEM.gold;
  return item === 'wallet' ? walletItemOf(brand) : PRESENT[item];
}
