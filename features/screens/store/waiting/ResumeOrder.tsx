import { type ComponentType, type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { getOrders, orderChanged } from '#protocol/operations/shop.ts';
import { isUnpaid } from '#protocol/rules/orderState.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/components/Button/index.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { operationKey, useOperation, usePush } from '../../../base/client/index.ts';
import { Link } from '../../../base/routing/index.ts';
import { readPersonal, useOpenParts, writePersonal } from '../../../base/settings/index.ts';
import { itemOf } from '../../../shared/rewards/index.ts';
import { useOrderAddress } from '../storeAddress.ts';

const NAME = 'dismissedOrders';
const Dismissed = z.array(z.string());
const OPEN = { State: 'open', PerPage: 10 } as const;

export interface ResumeOrderProps {
  /** The frame of the page's notices. */
  frame: ComponentType<{ children: ReactNode }>;
}

/** A notice about the newest order that is not paid yet, with a link to it. A dismissed notice stays hidden in this tab. */
export function ResumeOrder({ frame: Frame }: ResumeOrderProps): ReactNode {
  const { formatMessage, formatNumber, formatDate } = useIntl();
  const queries = useQueryClient();
  const { Shop } = useOpenParts();
  const addressOf = useOrderAddress();
  const [dismissed, setDismissed] = useState(() => readPersonal(NAME, Dismissed) ?? []);
  const orders = useOperation(getOrders, OPEN, { enabled: Shop, staleTime: 60_000 }).data?.List ?? [];
  usePush(orderChanged, () => void queries.invalidateQueries({ queryKey: operationKey(getOrders, OPEN) }));
  const order = orders.find((one) => isUnpaid(one) && !dismissed.includes(one.OrderID));
  if (!Shop || order === undefined) return null;
  const dismiss = (): void => {
    const next = [...dismissed, order.OrderID].slice(-20);
    writePersonal(NAME, next);
    setDismissed(next);
  };
  return (
    <Frame>
      <Notice
        action={
          <Button asChild size="sm">
            <Link to={addressOf(order.OrderID)}>
              <FormattedMessage defaultMessage="繼續付款" id="order.pay" />
            </Link>
          </Button>
        }
        dismissLabel={formatMessage({ id: 'order.dismiss', defaultMessage: '先不付' })}
        onDismiss={dismiss}
        tone="info"
      >
        <FormattedMessage
          defaultMessage="{amount} {item}還沒付款，期限 {until}"
          id="order.resume"
          values={{
            amount: formatNumber(order.Amount),
            item: formatMessage(itemOf(order.ItemID).name),
            until: formatDate(order.ExpireTime, {
              month: 'numeric',
              day: 'numeric',
              hour: '2-digit',
              minute: '2-digit',
              hourCycle: 'h23',
            }),
          }}
        />
      </Notice>
    </Frame>
  );
}
