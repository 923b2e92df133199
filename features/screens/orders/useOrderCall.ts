import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { askRescission, cancelOrder, payOrder, verifyMycard } from '#protocol/endpoints/payment.ts';
import type { Order } from '#protocol/entities/order.ts';
import { RequestFailure, useClient, useSingleMutation, uuid } from '../../base/client/index.ts';
import { useKeepOrder } from './useOrder.ts';

/** All calls share request and result types. */
type OrderCall = typeof payOrder;

/** A call about an order over REST. If the answer was lost, the next call repeats it under the same key. */
function useOrderCall(endpoint: OrderCall, OrderID: string): UseMutationResult<Order, Error, void> {
  const client = useClient();
  const keep = useKeepOrder();
  const key = useRef<string>(undefined);
  return useSingleMutation<Order>({
    mutationFn: async () => {
      key.current ??= uuid();
      try {
        const order = await client.rest.post(
          endpoint,
          { OrderID },
          { token: client.token(), idempotencyKey: key.current },
        );
        key.current = undefined;
        return order;
      } catch (error) {
        if (error instanceof RequestFailure) key.current = undefined;
        throw error;
      }
    },
    onSuccess: keep,
  });
}

/** The code for an order that no gateway has received yet. */
const NOT_AT_GATEWAY = 300015;

/** Whether a call failed because no gateway has the order. */
export const isNotAtGateway = (error: Error): boolean =>
  error instanceof RequestFailure && error.code === NOT_AT_GATEWAY;

/** Asks the gateway for the state of the order, and delivers a missed payment. One endpoint serves all gateways. */
export const useVerifyOrder = (OrderID: string): UseMutationResult<Order, Error, void> =>
  useOrderCall(verifyMycard, OrderID);

export const usePayOrder = (OrderID: string): UseMutationResult<Order, Error, void> => useOrderCall(payOrder, OrderID);

export const useCancelOrder = (OrderID: string): UseMutationResult<Order, Error, void> =>
  useOrderCall(cancelOrder, OrderID);

export const useAskRescission = (OrderID: string): UseMutationResult<Order, Error, void> =>
  useOrderCall(askRescission, OrderID);
