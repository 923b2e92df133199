import { OrderState } from '#protocol/entities/order.ts';
import type { RowOf, Tables } from '../tables.ts';

export type OrderRow = RowOf<Tables['orders']>;

/** From where an order may go where. A payment that comes late is a payment: `failed`, `expired` and `cancelled` are not the end. */
export const TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['pending', 'paid', 'expired', 'cancelled', 'mismatched'],
  // Back to `created` where the gateway took no order.
  pending: ['created', 'waiting', 'paid', 'failed', 'expired', 'cancelled', 'mismatched'],
  waiting: ['paid', 'failed', 'expired', 'cancelled', 'mismatched'],
  paid: ['delivered'],
  delivered: ['refunded'],
  failed: ['paid', 'mismatched'],
  // A code that was issued late can be paid as long as it says.
  expired: ['waiting', 'paid', 'mismatched'],
  cancelled: ['paid', 'mismatched'],
  // A later report may have the right amount. An operator cancels it.
  mismatched: ['paid', 'cancelled'],
  refunded: [],
};

/** Where an order stands: one whose time is over has expired, before the job says so too. */
export function stateOf(row: OrderRow, nowText: string): OrderState {
  const state = OrderState.parse(row.State);
  return TRANSITIONS[state].includes('expired') && row.ExpireTime <= nowText ? 'expired' : state;
}
