import { ORDER_STATES, type OrderState } from '#protocol/entities/order.ts';
import { getOrders, orderDelivered } from '#protocol/operations/shop.ts';
import { useOperation, usePush } from '../../../base/client/index.ts';
import { useProfile, useSessionStatus } from '../../../base/session/index.ts';

/** The states that the page has texts for. `unknown`: the visitor has no recent order. */
export type ResponseState =
  | 'success'
  | 'failed'
  | 'pending'
  | 'expired'
  | 'refunded'
  | 'cancelled'
  | 'mismatched'
  | 'unknown';

const AGAIN_MS = 5000;
/** An older order is shown only if the address names it. */
const RECENT_MS = 24 * 60 * 60 * 1000;

const STATE_OF: Readonly<Record<OrderState, ResponseState>> = {
  created: 'pending',
  pending: 'pending',
  waiting: 'pending',
  paid: 'success',
  delivered: 'success',
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
  cancelled: 'cancelled',
  mismatched: 'mismatched',
};

/**
 * The state of the player's order from the service: the order that the address names, otherwise the newest order of this day. The rest of
 * the address is ignored, since it may be forged.
 */
export function usePaymentState(orderID: string | null): ResponseState {
  const status = useSessionStatus();
  const query = useOperation(
    getOrders,
    { Page: 1, PerPage: 100 },
    {
      enabled: status === 'authenticated',
      select: ({ List }) =>
        orderID === null
          ? List.find(({ CreateTime }) => Date.now() - Date.parse(CreateTime) < RECENT_MS)
          : List.find((order) => order.OrderID === orderID),
      refetchInterval: ({ state }) =>
        state.data?.List.some(({ State }) => STATE_OF[State] === 'pending') === true ? AGAIN_MS : false,
    },
  );
  usePush(orderDelivered, () => void query.refetch());
  if (status === 'loading' || (status === 'authenticated' && query.isPending)) return 'pending';
  const state = ORDER_STATES.find((one) => one === query.data?.State);
  return state === undefined ? 'unknown' : STATE_OF[state];
}

/** Whether the player's e-mail address is confirmed, or the failure of the link in the e-mail. */
export function useEmailState(asked: string | null): ResponseState {
  const status = useSessionStatus();
  const profile = useProfile();
  if (status === 'loading' || (status === 'authenticated' && profile.isPending)) return 'pending';
  if (status === 'authenticated' && profile.data !== undefined && profile.data.player.email !== '') return 'success';
  return asked === 'failed' || asked === 'expired' ? asked : 'unknown';
}
