import type { Brand } from '#protocol/brands.ts';
import { FREE_SPINS, type ItemAmount, PRESENT } from '#protocol/entities/present.ts';
import { RACE_TICKET } from '#protocol/entities/race.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { RewardNumbers, SpinNumbers } from '../economy/reward.ts';

/** The brand's gems or points. */
export const walletItemOf = (brand: Brand): number => (brand.Capabilities.WalletItem === 'gem' ? ITEM.gem : ITEM.point);

export const rewardsOf = (brand: Brand, rewards: readonly RewardNumbers[]): ItemAmount[] =>
  rewards.map((reward) =>
    reward.Item === 'freeSpins' ? spinsOf(reward) : { ItemID: itemOf(brand, reward.Item), Amount: reward.Amount },
  );

export const spinsOf = ({ Amount, GameCode, Stake }: SpinNumbers): ItemAmount => ({
  ItemID: FREE_SPINS,
  Amount,
  GameCode,
  Stake,
});

function itemOf(brand: Brand, item: Exclude<RewardNumbers['Item'], 'freeSpins'>): number {
  if (item === 'gold') return ITEM.gold;
  if (item === 'raceTicket') return RACE_TICKET;
  return item === 'wallet' ? walletItemOf(brand) : PRESENT[item];
}
