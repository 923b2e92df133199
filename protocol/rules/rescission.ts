import type { Order } from '../entities/order.ts';

/** What a rescission gives back and takes away. */
export interface UnusedPart {
  /** Bought items that are unused. */
  readonly Unused: number;
  /** Items of the free bonus that are unused. */
  readonly UnusedBonus: number;
  /** NT$ for the bought items. */
  readonly Refund: number;
}

/**
 * What is unused of an order (申請解約). What was passed on since the delivery is used up, the bought items first: otherwise a gift of the
 * bonus would leave the whole price. Of the rest, what the wallet holds of the item counts as left of the order, and the free bonus as
 * used first: both are in the player's favour.
 *
 * @param held what the wallet holds of the order's item
 */
export function unusedOf(order: Pick<Order, 'Amount' | 'Bonus' | 'Price' | 'PassedOn'>, held: number): UnusedPart {
  const { Amount, Price } = order;
  const kept = keptOf(order);
  const left = Math.min(held, kept.Bought + kept.Bonus);
  const Unused = Math.min(left, kept.Bought);
  return { Unused, UnusedBonus: left - Unused, Refund: Math.floor((Price * Unused) / Amount) };
}

/** What of an order was not passed on. */
export function keptOf({ Amount, Bonus, PassedOn }: Pick<Order, 'Amount' | 'Bonus' | 'PassedOn'>): {
  readonly Bought: number;
  readonly Bonus: number;
} {
  const Bought = Math.max(0, Amount - PassedOn);
  return { Bought, Bonus: Math.max(0, Bonus - Math.max(0, PassedOn - Amount)) };
}
