import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#protocol/entities/order.ts';
import { Heading } from '#ui/components/Heading/index.ts';
import { useBrand, useLanguage } from '../../base/settings/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { EInvoice } from './EInvoice.tsx';
import { Money } from './Money.tsx';
import { emphasise } from './emphasise.tsx';
import * as css from './Orders.css.ts';
import { gateWayNames } from './orderMessages.ts';
import { clockOf, dayOf } from './orderTimes.ts';

/** The receipt of a paid order with its e-invoice, the only printed part. Renders nothing until the order is paid. */
export function OrderReceipt({ order }: { order: Order }): ReactNode {
  const { formatMessage } = useIntl();
  const { Name } = useBrand();
  const { locale } = useLanguage();
  const { Amount: amount, GateWay, ItemID, OrderID, Price, Receipt, Steps } = order;
  const paid = Steps.find(({ State }) => State === 'paid');
  if (paid === undefined) return null;
  const unit = formatMessage(itemOf(ItemID).name);
  return (
    <section aria-labelledby="receipt" className={css.receipt}>
      <div className={css.receiptHead}>
        <Heading id="receipt" level={2} size={17} tone="text">
          <FormattedMessage defaultMessage="收據" id="orders.receipt" />
        </Heading>
        <button className={css.print} onClick={() => window.print()} type="button">
          <Printer aria-hidden="true" size={18} />
          <FormattedMessage defaultMessage="列印收據" id="orders.print" />
        </button>
      </div>
      <p className={css.paperOnly}>
        {Name[locale]}
        <br />
        <FormattedMessage
          defaultMessage="訂單 {order}・付款時間 {time}・{way}"
          id="orders.paperFacts"
          values={{
            order: OrderID,
            time: `${dayOf(paid.CreateTime)} ${clockOf(paid.CreateTime)}`,
            way: formatMessage(gateWayNames[GateWay]),
          }}
        />
      </p>
      <dl className={css.lines}>
        <div className={css.line}>
          <dt>
            <FormattedMessage
              defaultMessage="{unit}禮包 <b>{amount, number}</b> {unit}"
              id="orders.receiptLine"
              values={{ unit, amount, b: emphasise }}
            />
          </dt>
          <dd>
            <Money value={Price} />
          </dd>
        </div>
        <div className={css.total}>
          <dt>
            <FormattedMessage defaultMessage="合計（含稅）" id="orders.total" />
          </dt>
          <dd>
            <Money value={Price} />
          </dd>
        </div>
      </dl>
      {Receipt === null ? null : <EInvoice receipt={Receipt} />}
    </section>
  );
}
