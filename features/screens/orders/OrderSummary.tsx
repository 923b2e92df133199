import type { CSSProperties, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import type { Order } from '#protocol/entities/order.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { useLanguage } from '../../base/settings/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { Money } from './Money.tsx';
import { emphasise } from './emphasise.tsx';
import * as css from './Orders.css.ts';
import { OrderState } from './OrderState.tsx';
import { dayOf } from './orderTimes.ts';
import { shareOf } from './timeline.ts';

/** The goods of an order, its progress, and its price. */
export function OrderSummary({ order }: { order: Order }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const { Amount: amount, Bonus, CreateTime, ItemID, Price, State } = order;
  const { name, picture } = itemOf(ItemID);
  const unit = formatMessage(name);
  return (
    <section
      aria-label={formatMessage({ id: 'orders.summary', defaultMessage: '訂單摘要' })}
      className={css.summary}
      data-state={State}
    >
      <span aria-hidden="true" className={css.ring} style={{ '--share': String(shareOf(State)) } as CSSProperties}>
        <img alt="" className={css.ringPicture} height={56} src={itemSrc(picture)} width={56} />
      </span>
      <div className={css.bought}>
        <OrderState order={order} />
        <span className={css.amount}>
          <Amount locale={locale} size={24} tone="gold" value={amount + Bonus} />
          <span className={css.unit}>{unit}</span>
        </span>
        {Bonus > 0 ? (
          <Text size={13} tone="muted">
            <FormattedMessage
              defaultMessage="含首購加贈 <b>{bonus, number}</b> {unit}"
              id="orders.bonus"
              values={{ bonus: Bonus, unit, b: emphasise }}
            />
          </Text>
        ) : null}
      </div>
      <div className={css.paid}>
        <Money value={Price} />
        <span className={css.day}>{dayOf(CreateTime)}</span>
      </div>
    </section>
  );
}
