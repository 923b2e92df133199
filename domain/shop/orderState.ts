import { OrderState } from '#protocol/entities/order.ts';
import type { RowOf, Tables } from '../tables.ts';

export type OrderRow = RowOf<Tables['orders']>;

/** The states that may follow each state. A late payment is still a payment, so `failed`, `expired` and `cancelled` are not final. */
export const TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['pending', 'paid', 'expired', 'cancelled', 'mismatched'],
  // The order returns to `created` if the gateway did not accept it.
  pending: ['created', 'waiting', 'paid', 'failed', 'expired', 'cancelled', 'mismatched'],
  waiting: ['paid', 'failed', 'expired', 'cancelled', 'mismatched'],
  paid: ['delivered'],
  delivered: ['refunded'],
  failed: ['paid', 'mismatched'],
  // A code that was issued late can be paid until its own end.
  expired: ['waiting', 'paid', 'mismatched'],
  cancelled: ['paid', 'mismatched'],
  // A later report may have the right amount. An operator cancels it.
  mismatched: ['paid', 'cancelled'],
  refunded: [],
};

/** An order counts as expired after the end of its time, even before the job updates the row. */
export function stateOf(row: OrderRow, nowText: string): OrderState {
  const state = OrderState.parse(row.State);
  return TRANSITIONS[state].includes('expired') && row.ExpireTime <= nowText ? 'expired' : state;
}
