import { MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '#protocol/entities/order.ts';
import { isClosedByOperator } from '#protocol/rules/orderState.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Button } from '#ui/components/Button/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { MissingPaymentDialog } from './MissingPaymentDialog.tsx';
import * as css from './Orders.css.ts';
import { monthDayOf } from './orderTimes.ts';
import { RescissionDialog } from './RescissionDialog.tsx';

const MAY_BE_MISSING: readonly Order['State'][] = ['pending', 'waiting', 'failed', 'expired', 'cancelled'];

/** The actions on an order: cancel or rescind it, report a missing payment, contact customer service. */
export function OrderActions({ order }: { order: Order }): ReactNode {
  const prefix = localePrefix(useLocation().pathname);
  const [open, setOpen] = useState<'rescission' | 'missing'>();
  const [openedAt] = useState(Date.now);
  const close = (): void => setOpen(undefined);
  const { Rescission, RescissionUntil, State } = order;
  const isRescindable =
    State === 'delivered' && Rescission === null && RescissionUntil !== '' && Date.parse(RescissionUntil) > openedAt;
  return (
    <div className={`${css.actions} ${css.screenOnly}`}>
      {isRescindable ? (
        <Button onClick={() => setOpen('rescission')} variant="secondary">
          <FormattedMessage
            defaultMessage="申請解約（至 {day}）"
            id="orders.rescind"
            values={{ day: monthDayOf(RescissionUntil) }}
          />
        </Button>
      ) : null}
      {MAY_BE_MISSING.includes(State) && !isClosedByOperator(order) ? (
        <Button onClick={() => setOpen('missing')} variant="secondary">
          <FormattedMessage defaultMessage="我付了但沒入帳" id="orders.missing" />
        </Button>
      ) : null}
      <Button asChild icon={<MessageCircle size={18} />} variant="secondary">
        <Link to={`${prefix}/other/service`}>
          <FormattedMessage defaultMessage="聯絡客服" id="orders.service" />
        </Link>
      </Button>
      <CancelOrder order={order} />
      {open === 'rescission' ? <RescissionDialog onClose={close} order={order} /> : null}
      {open === 'missing' ? <MissingPaymentDialog onClose={close} order={order} /> : null}
    </div>
  );
}
