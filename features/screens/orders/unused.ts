import type { Order } from '#protocol/entities/order.ts';

export interface Unused {
  /** Bought items that are still in the wallet. */
  readonly Unused: number;
  /** NT$ for them. */
  readonly Refund: number;
}

/**
 * Estimates what a rescission gives back, as the service does: all that the wallet holds of the item counts as left of the order, and its
 * bonus as used first.
 *
 * @param held what the wallet holds of the order's item
 */
export function unusedOf({ Amount, Price }: Pick<Order, 'Amount' | 'Price'>, held: number): Unused {
  const left = Math.min(Math.max(held, 0), Amount);
  return { Unused: left, Refund: Amount === 0 ? 0 : Math.floor((Price * left) / Amount) };
}
