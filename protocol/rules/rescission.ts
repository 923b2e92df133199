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
 * What is unused of an order (申請解約). What the wallet holds of the item counts as left of the order, and the free bonus as used first:
 * both are in the player's favour.
 *
 * @param held what the wallet holds of the order's item
 */
export function unusedOf(
  { Amount, Bonus, Price }: Pick<Order, 'Amount' | 'Bonus' | 'Price'>,
  held: number,
): UnusedPart {
  const left = Math.min(held, Amount + Bonus);
  const Unused = Math.min(left, Amount);
  return { Unused, UnusedBonus: left - Unused, Refund: Math.floor((Price * Unused) / Amount) };
}
