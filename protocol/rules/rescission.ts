import type { Order } from '../entities/order.ts';

/** Both sides of a rescission. */
export interface UnusedPart {
  readonly Unused: number;
  readonly UnusedBonus: number;
  /** NT$ for the bought items. */
  readonly Refund: number;
}

/**
 * The unused part of an order (申請解約). Items that were passed on since the delivery are used up, the bought items first. Otherwise a gift of
 * the bonus would leave the whole price. Of the rest, the items in the wallet count as left of the order, and the free bonus counts as used
 * first. Both are in the player's favour.
 *
 * @param held the wallet's amount of the order's item
 */
export function unusedOf(order: Pick<Order, 'Amount' | 'Bonus' | 'Price' | 'PassedOn'>, held: number): UnusedPart {
  const { Amount, Price } = order;
  const kept = keptOf(order);
  const left = Math.min(held, kept.Bought + kept.Bonus);
  const Unused = Math.min(left, kept.Bought);
  return { Unused, UnusedBonus: left - Unused, Refund: Math.floor((Price * Unused) / Amount) };
}

/** The part of an order that was not passed on. */
export function keptOf({ Amount, Bonus, PassedOn }: Pick<Order, 'Amount' | 'Bonus' | 'PassedOn'>): {
  readonly Bought: number;
  readonly Bonus: number;
} {
  const Bought = Math.max(0, Amount - PassedOn);
  return { Bought, Bonus: Math.max(0, Bonus - Math.max(0, PassedOn - Amount)) };
}
