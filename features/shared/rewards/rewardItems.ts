import type { Reward } from '#protocol/entities/mission.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { ItemId } from '#art/index.ts';
import { type Gained, itemOf } from './items.ts';

/** Returns the items of a reward: gold, the wallet item of the brand, and free spins. Leaves out zero amounts. */
export const gainedOf = ({ Gold, Premium, Spins = [] }: Reward, walletItem: 'gem' | 'point'): readonly Gained[] =>
  mergeGained(
    [{ ItemID: ITEM.gold, Amount: Gold }, { ItemID: ITEM[walletItem], Amount: Premium }, ...Spins].filter(
      ({ Amount }) => Amount > 0,
    ),
  );

/** Sums the amounts of each item, in the order of their first occurrence. */
export function mergeGained(gained: readonly Gained[]): readonly Gained[] {
  const sums = new Map<number, number>();
  for (const { ItemID, Amount } of gained) sums.set(ItemID, (sums.get(ItemID) ?? 0) + Amount);
  return [...sums].map(([ItemID, Amount]) => ({ ItemID, Amount }));
}

export const goldOf = (gained: readonly Gained[]): number =>
  gained.reduce((sum, { ItemID, Amount }) => (ItemID === ITEM.gold ? sum + Amount : sum), 0);

/** Drawings for growing amounts of gold. */
const GROWTH: readonly (readonly [from: number, drawing: ItemId])[] = [
  [30_000, 'treasure'],
  [5_000, 'chest'],
  [3_000, 'bag'],
  [1_500, 'stack'],
  [1, 'coin'],
];

/** Returns the drawing of a gain: by amount for gold, otherwise of the first item. */
export function drawingOf(gained: readonly Gained[]): ItemId {
  const gold = goldOf(gained);
  const grown = GROWTH.find(([from]) => gold >= from)?.[1];
  return grown ?? itemOf(gained[0]?.ItemID ?? 0).picture;
}
