import { OrderState } from '#protocol/entities/order.ts';
import type { RowOf, Tables } from '../tables.ts';

export type OrderRow = RowOf<Tables['orders']>;

/** From where an order may go where. A payment that comes late is a payment: `failed` and `expired` are not the end. */
export const TRANSITIONS: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['pending', 'paid', 'expired'],
  // Back to `created` where the gateway took no order.
  pending: ['created', 'waiting', 'paid', 'failed', 'expired'],
  waiting: ['paid', 'failed', 'expired'],
  paid: ['delivered'],
  delivered: ['refunded'],
  failed: ['paid'],
  // A code that was issued late can be paid as long as it says.
  expired: ['waiting', 'paid'],
  refunded: [],
};

/** Where an order stands: one whose time is over has expired, before the job says so too. */
export function stateOf(row: OrderRow, nowText: string): OrderState {
  const state = OrderState.parse(row.State);
  return TRANSITIONS[state].includes('expired') && row.ExpireTime <= nowText ? 'expired' : state;
}
