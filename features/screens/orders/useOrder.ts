import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { Order } from '#protocol/entities/order.ts';
import { getOrder, getOrders, orderChanged, orderDelivered } from '#protocol/operations/shop.ts';
import { operationKey, useOperation, usePush } from '../../base/client/index.ts';

/** An order of the player, kept up to date by pushes. */
export function useOrder(OrderID: string): UseQueryResult<Order> {
  const keep = useKeepOrder();
  usePush(orderChanged, keep);
  usePush(orderDelivered, keep);
  return useOperation(getOrder, { OrderID });
}

/** Returns a function that stores a newer state of an order in the cache, and reads the lists of orders again. */
export function useKeepOrder(): (order: Order) => void {
  const queries = useQueryClient();
  return (order) => {
    queries.setQueryData(operationKey(getOrder, { OrderID: order.OrderID }), order);
    void queries.invalidateQueries({ queryKey: ['operation', getOrders.name] });
  };
}
