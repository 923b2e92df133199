import { ORDER_GROUPS, type OrderGroup, type OrderState, UNPAID_STATES } from '#protocol/entities/order.ts';
import { isUnpaid } from '#protocol/rules/orderState.ts';
import type { Where } from '#store/port.ts';
import type { OrderRow } from './orderState.ts';

/** @param group undefined for all states */
export function ordersOf(PlayerID: string, group: OrderGroup | undefined): Where<OrderRow> {
  if (group === undefined) return { PlayerID };
  const states: readonly OrderState[] = ORDER_GROUPS[group];
  return { PlayerID, State: { in: states } };
}

/** The conditions for orders in a state at a moment (`stateOf`). An order in the state meets one of the conditions. */
export function ordersIn(State: OrderState, nowText: string): readonly Where<OrderRow>[] {
  if (State === 'expired') return [{ State }, { State: { in: UNPAID_STATES }, ExpireTime: { lte: nowText } }];
  return isUnpaid({ State }) ? [{ State, ExpireTime: { gt: nowText } }] : [{ State }];
}
