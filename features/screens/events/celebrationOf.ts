import type { WheelPrize, WheelSpin } from '#protocol/entities/event.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import type { Celebration } from '../../shared/rewards/index.ts';

/** A prize with a smaller chance is shown in the middle before it flies to the wallet. */
const RARE_PERCENT = 10;
/** The number of flying coins for a frequent prize, by amount. */
const COINS = [8, 12, 16] as const;

/** Returns the celebration of a spin's prize: the jackpot over the whole screen, a rare prize in the middle, a frequent one by coins. */
export function celebrationOf(
  { PrizeID, ItemID, Amount }: Pick<WheelSpin, 'PrizeID' | 'ItemID' | 'Amount'>,
  prizes: readonly WheelPrize[],
): Pick<Celebration, 'gained' | 'atLeast' | 'coins'> {
  const gained = [{ ItemID, Amount }];
  const alike = prizes.filter((prize) => prize.ItemID === ItemID);
  const chance = prizes.find((prize) => prize.PrizeID === PrizeID)?.Percent ?? 0;
  if (ItemID === ITEM.gold && alike.every((prize) => prize.Amount <= Amount)) return { gained, atLeast: 'grand' };
  if (chance < RARE_PERCENT) return { gained, atLeast: 'big' };
  const smaller = alike.filter((prize) => prize.Amount < Amount).length;
  return { gained, coins: COINS[Math.min(smaller, COINS.length - 1)] ?? COINS[0] };
}
