import { ORDER_GROUPS, type OrderGroup, type OrderState } from '#protocol/entities/order.ts';
import type { Where } from '#store/port.ts';
import type { OrderRow } from './orderState.ts';

/** The condition for a player's orders, of a group of states if it is given. */
export function ordersOf(PlayerID: string, group: OrderGroup | undefined): Where<OrderRow> {
  if (group === undefined) return { PlayerID };
  const states: readonly OrderState[] = ORDER_GROUPS[group];
  return { PlayerID, State: { in: states } };
}
