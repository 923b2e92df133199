import { fail } from '#protocol/failure.ts';
import { keptOf } from '#protocol/rules/rescission.ts';
import { ECONOMY } from '../economy.ts';
import type { Reader } from '../ports/store.ts';
import type { OrderRow } from '../shop/orderState.ts';
import { passedOnOf } from '../shop/passedOn.ts';
import { type VipLoss, vipLossOf } from '../vip/loseVipExperience.ts';

/** Both sides of a refund: the money for the player, and the items that the player returns. */
export interface RefundSides {
  /** The NT$ for the player. */
  readonly Price: number;
  /** Items that the house wants back, the bonus of a first purchase included. */
  readonly Brought: number;
  /** The items that the wallet still holds. The rest is owed to the house. */
  readonly Taken: number;
  /** Items that were passed on since the delivery. */
  readonly PassedOn: number;
  readonly Vip: VipLoss;
}

/** The VIP experience that NT$ of a purchase gave. */
export const vipExperienceOf = (price: number): number => price * ECONOMY.Vip.PerNtDollar;

/**
 * Computes both sides of a refund by an operator. Items that were passed on count as used, unless the refund is whole; items that were
 * played are owed.
 *
 * @param isWhole the whole price is refunded, also for items that were passed on
 */
export async function refundSidesOf(db: Reader, order: OrderRow, isWhole: boolean): Promise<RefundSides> {
  const { PlayerID, ItemID, Amount, Bonus } = order;
  const PassedOn = await passedOnOf(db, order);
  const kept = keptOf({ Amount, Bonus, PassedOn: isWhole ? 0 : PassedOn });
  const Price = Math.floor((order.Price * kept.Bought) / Amount);
  const Brought = kept.Bought + kept.Bonus;
  const held = (await db.table('accounts').get(`player:${PlayerID}`, ItemID))?.Balance ?? 0;
  const Vip = await vipLossOf(db, PlayerID, vipExperienceOf(Price));
  return { Price, Brought, Taken: Math.min(held, Brought), PassedOn, Vip };
}

/** @throws Failure 300050 if no money goes back, since all that was bought was passed on */
export function assertSomethingIsLeft({ Price }: RefundSides): void {
  if (Price === 0) fail(300050);
}
