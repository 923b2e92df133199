import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '#protocol/entities/order.ts';
import { Button } from '#ui/components/Button/index.ts';
import { useErrorText } from '../../base/errors/index.ts';
import { useKeepLanguage, useOpenParts } from '../../base/settings/index.ts';
import * as css from './Orders.css.ts';
import { usePayOrder } from './useOrderCall.ts';

/** Links to the gateway's page where an unpaid order is paid. Renders nothing while the shop is closed. */
export function ContinuePayment({ order: { OrderID, Price } }: { order: Order }): ReactNode {
  const { Shop } = useOpenParts();
  const errorText = useErrorText();
  const pay = usePayOrder(OrderID);
  const keepLanguage = useKeepLanguage();
  if (!Shop) return null;
  const open = (): void => {
    keepLanguage();
    pay.mutate(undefined, {
      onSuccess: ({ PaymentURL }) => {
        if (PaymentURL !== '') location.assign(PaymentURL);
      },
    });
  };
  return (
    <div className={css.pay}>
      <Button busy={pay.isPending} icon={<ExternalLink size={18} />} onClick={open} variant="gold">
        <FormattedMessage defaultMessage="繼續付款 NT$ {price, number}" id="orders.payOn" values={{ price: Price }} />
      </Button>
      {pay.error ? (
        <p className={css.fault} role="alert">
          {errorText(pay.error)}
        </p>
      ) : null}
    </div>
  );
}
