import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Order } from '#protocol/entities/order.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Fact, FactList } from '#ui/components/FactList/index.ts';
import { Money } from './Money.tsx';
import * as css from './Orders.css.ts';
import { clockOf, dayOf } from './orderTimes.ts';

/** The account or code to pay an order with at an ATM or a store. */
export function PaymentCode({ order: { PaymentCode: code, Price } }: { order: Order }): ReactNode {
  const { formatMessage } = useIntl();
  if (code === null) return null;
  return (
    <div className={css.check}>
      <FactList>
        {code.Bank === '' ? null : (
          <Fact name={formatMessage({ id: 'orders.bankCode', defaultMessage: '銀行代碼' })}>{code.Bank}</Fact>
        )}
        <Fact
          name={
            code.Kind === 'atm'
              ? formatMessage({ id: 'orders.account', defaultMessage: '轉入帳號' })
              : formatMessage({ id: 'orders.storeCode', defaultMessage: '繳費代碼' })
          }
        >
          <CopyButton
            copiedLabel={formatMessage({ id: 'orders.copied', defaultMessage: '已複製' })}
            failedLabel={formatMessage({ id: 'orders.copyFailed', defaultMessage: '無法複製，請長按選取' })}
            form="line"
            label={formatMessage({ id: 'orders.copyCode', defaultMessage: '複製繳費號碼' })}
            text={code.Number}
          >
            <strong className={css.strong}>{code.Number}</strong>
          </CopyButton>
        </Fact>
        <Fact name={formatMessage({ id: 'orders.price', defaultMessage: '金額' })}>
          <Money value={Price} />
        </Fact>
        <Fact name={formatMessage({ id: 'orders.payUntil', defaultMessage: '繳費期限' })}>
          {dayOf(code.ExpireTime)} {clockOf(code.ExpireTime).slice(0, 5)}
        </Fact>
      </FactList>
      <p className={css.checkText}>
        <FormattedMessage defaultMessage="請在期限前繳費，金額要完全相同。" id="orders.payExactly" />
      </p>
    </div>
  );
}
