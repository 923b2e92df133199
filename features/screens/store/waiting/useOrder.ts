import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { verifyMycard } from '#protocol/endpoints/payment.ts';
import { ORDER_GROUPS, type Order, type OrderState } from '#protocol/entities/order.ts';
import { getOrder, orderChanged } from '#protocol/operations/shop.ts';
import { operationKey, useClient, useOperation, usePush } from '../../../base/client/index.ts';
import { useSession } from '../../../base/session/index.ts';

/** An order by its id, or by the number of its trade, which the return from a gateway has in its address. */
export type OrderName = { readonly OrderID: string } | { readonly TradeNo: string };

const OPEN: readonly OrderState[] = ORDER_GROUPS.open;
export const isOpen = ({ State }: Pick<Order, 'State'>): boolean => OPEN.includes(State);

/** The interval of reads in milliseconds, which cover a lost push. */
const READ_MS = 5_000;
/** The interval of questions to the gateway in milliseconds. */
const ASK_MS = 20_000;

export interface OrderQuestion {
  /** Asks the gateway immediately. */
  readonly ask: () => void;
  readonly isAsking: boolean;
  /** Why the last question by the player has no answer. An automatic question that fails shows no text. */
  readonly askError: Error | null;
}

/** The current order: from pushes, from reads, and from questions to its gateway while a payment is pending. */
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
    // If a gateway does not answer, the page asks again later. The order itself contains its state.
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
