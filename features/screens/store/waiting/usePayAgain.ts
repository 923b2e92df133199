import { useQueryClient } from '@tanstack/react-query';
import { payOrder } from '#protocol/endpoints/payment.ts';
import type { Order } from '#protocol/entities/order.ts';
import { getOrder } from '#protocol/operations/shop.ts';
import { operationKey, useClient, useSingleMutation, uuid } from '../../../base/client/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { useSession } from '../../../base/session/index.ts';
import { useKeepLanguage } from '../../../base/settings/index.ts';
import { type GatewayWindow, openGatewayWindow } from '../checkout/gatewayWindow.ts';

export interface PayAgain {
  readonly start: () => void;
  readonly isPending: boolean;
  readonly problem: string | undefined;
}

/** Opens the page where an order is paid. An order without an address is sent to its gateway first. */
export function usePayAgain(order: Order): PayAgain {
  const client = useClient();
  const queries = useQueryClient();
  const { session } = useSession();
  const errorText = useErrorText();
  const keepLanguage = useKeepLanguage();
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async (gateway: GatewayWindow) => {
      const known =
        order.PaymentURL === ''
          ? await client.rest.post(
              payOrder,
              { OrderID: order.OrderID },
              { token: session?.token, idempotencyKey: uuid() },
            )
          : order;
      if (known.PaymentURL === '') gateway.close();
      else gateway.go(known.PaymentURL);
    },
    onError: (_error, gateway) => gateway.close(),
    onSettled: () => queries.invalidateQueries({ queryKey: operationKey(getOrder).slice(0, 2) }),
  });
  return {
    start: () => {
      keepLanguage();
      mutate(openGatewayWindow());
    },
    isPending,
    problem: error === null ? undefined : errorText(error),
  };
}
