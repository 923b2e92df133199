import type { UseMutationResult } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { payOrder } from '#protocol/endpoints/payment.ts';
import { createOrder } from '#protocol/endpoints/shop.ts';
import type { GateWay, Invoice, MoneyPack, Order } from '#protocol/entities/order.ts';
import { getOrders } from '#protocol/operations/shop.ts';
import { operationKey, RequestFailure, useClient, useSingleMutation, uuid } from '../../../base/client/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { GOODS_KEY } from '../useGoods.ts';
import { writeRemembered } from './remembered.ts';

export interface Bill {
  readonly pack: MoneyPack;
  readonly GateWay: GateWay;
  readonly Invoice: Invoice;
}

const sameBill = (one: Bill, other: Bill): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Creates an order and sends it to its gateway. If the second call fails, the next press reuses the order. Each call has its own
 * idempotency key, so a call that the browser repeats takes effect once.
 */
export function useCheckout(onHandedOver: (order: Order) => void): UseMutationResult<Order, Error, Bill> {
  const client = useClient();
  const queries = useQueryClient();
  const { session } = useSession();
  const opened = useRef<{ readonly bill: Bill; readonly order: Order }>(undefined);
  return useSingleMutation({
    mutationFn: async (bill: Bill) => {
      const options = () => ({ token: session?.token, idempotencyKey: uuid() });
      const { pack, ...way } = bill;
      if (session !== undefined) writeRemembered({ PlayerID: session.player.playerID, ...way });
      const known = opened.current;
      const order =
        known !== undefined && sameBill(known.bill, bill)
          ? known.order
          : await client.rest.post(
              createOrder,
              { GoodsID: pack.GoodsID, GoodsType: pack.GoodsType, price: pack.Price, ...way },
              options(),
            );
      opened.current = { bill, order };
      return client.rest.post(payOrder, { OrderID: order.OrderID }, options());
    },
    onSuccess: (order) => {
      opened.current = undefined;
      onHandedOver(order);
    },
    onError: (error) => {
      if (!(error instanceof RequestFailure)) return;
      // The order no longer exists, or its price has changed.
      if ([300011, 300015, 300016].includes(error.code)) opened.current = undefined;
      if (error.code === 200078) void queries.invalidateQueries({ queryKey: GOODS_KEY });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: operationKey(getOrders).slice(0, 2) }),
  });
}
