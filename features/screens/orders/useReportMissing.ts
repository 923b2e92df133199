import type { UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { CHANNEL } from '#protocol/entities/channel.ts';
import type { Order } from '#protocol/entities/order.ts';
import { getPrivateRooms } from '#protocol/operations/chat.ts';
import { useCall, useSingleMutation, uuid } from '../../base/client/index.ts';
import { usePostMessage } from '../chat/index.ts';

/**
 * Reports a missing payment to customer service, with the order's number.
 *
 * @returns a mutation whose result is whether customer service exists
 */
export function useReportMissing({ OrderID, Price }: Order): UseMutationResult<boolean, Error, void> {
  const { formatMessage } = useIntl();
  const call = useCall();
  const post = usePostMessage();
  const r = useRef<string>(undefined);
  return useSingleMutation<boolean>({
    mutationFn: async () => {
      const { CustomerService } = await call(getPrivateRooms, { Page: 1, PerPage: 1 });
      if (CustomerService === null) return false;
      r.current ??= uuid();
      const text = formatMessage(
        { id: 'orders.case', defaultMessage: '我付了但沒入帳。訂單 {order}，NT$ {price, number}' },
        { order: OrderID, price: Price },
      );
      await post({ ChannelType: CHANNEL.private, PlayerID: CustomerService.PlayerID }, text, r.current);
      r.current = undefined;
      return true;
    },
  });
}
