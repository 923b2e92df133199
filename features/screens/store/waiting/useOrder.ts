import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { verifyMycard } from '#protocol/endpoints/payment.ts';
import { ORDER_GROUPS, type Order, type OrderState } from '#protocol/entities/order.ts';
import { getOrder, orderChanged } from '#protocol/operations/shop.ts';
import { operationKey, useClient, useOperation, usePush } from '../../../base/client/index.ts';
import { useSession } from '../../../base/session/index.ts';

/** An order by its id, or by the number of its trade as a gateway's return names it. */
export type OrderName = { readonly OrderID: string } | { readonly TradeNo: string };

const OPEN: readonly OrderState[] = ORDER_GROUPS.open;
export const isOpen = ({ State }: Pick<Order, 'State'>): boolean => OPEN.includes(State);

/** The push brings a change at once; reading again covers one that was lost. */
const READ_MS = 5_000;
/** How often the gateway is asked. */
const ASK_MS = 20_000;

export interface OrderQuestion {
  /** Asks the gateway now. */
  readonly ask: () => void;
  readonly isAsking: boolean;
  /** Why the last question that the player asked has no answer. A question that the page asks by itself fails without a text. */
  readonly askError: Error | null;
}

/** An order as it is now: by push, by reading it again, and by asking its gateway while a payment is pending. */
export function useOrder(name: OrderName): UseQueryResult<Order> & OrderQuestion {
  const client = useClient();
  const queries = useQueryClient();
  const { session } = useSession();
  const query = useOperation(getOrder, name, {
    enabled: session !== undefined,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data !== undefined && isOpen(state.data) ? READ_MS : false),
  });
  const order = query.data;
  usePush(orderChanged, (changed) => {
    if (changed.OrderID === order?.OrderID) queries.setQueryData(operationKey(getOrder, name), changed);
  });
  const isPending = order?.State === 'pending' || order?.State === 'waiting';
  const asked = useQuery({
    queryKey: ['gateway', order?.OrderID],
    queryFn: async ({ signal }) => {
      const OrderID = order?.OrderID ?? '';
      const answer = await client.rest.post(verifyMycard, { OrderID }, { token: session?.token, signal, quiet: true });
      queries.setQueryData(operationKey(getOrder, name), answer);
      return answer.State;
    },
    enabled: isPending && session !== undefined,
    refetchInterval: ASK_MS,
    // A gateway that does not answer is asked again later. The order itself has its state.
    retry: false,
  });
  const [hasPressed, setPressed] = useState(false);
  return {
    ...query,
    ask: () => {
      setPressed(true);
      void asked.refetch();
    },
    isAsking: asked.isFetching,
    askError: hasPressed && !asked.isFetching ? asked.error : null,
  };
}
