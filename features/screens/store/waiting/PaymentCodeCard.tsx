import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PaymentCode } from '#protocol/entities/order.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { Fact, FactList } from '#ui/components/FactList/index.ts';
import * as css from './Waiting.css.ts';

/** How to pay at an ATM or a store: bank and account, or the code, each with a copy button, and the deadline. */
export function PaymentCodeCard({ code, price }: { code: PaymentCode; price: number }): ReactNode {
  const { formatMessage, formatDate } = useIntl();
  return (
    <div className={css.code}>
      <FactList>
        {code.Kind === 'atm' ? (
          <Fact name={formatMessage({ id: 'order.bank', defaultMessage: '銀行代碼' })}>{code.Bank}</Fact>
        ) : null}
        <Fact
          name={
            code.Kind === 'atm'
              ? formatMessage({ id: 'order.account', defaultMessage: '轉入帳號' })
              : formatMessage({ id: 'order.code', defaultMessage: '繳費代碼' })
          }
        >
          <CopyButton
            copiedLabel={formatMessage({ id: 'order.copied', defaultMessage: '已複製' })}
            failedLabel={formatMessage({ id: 'order.copyFailed', defaultMessage: '無法複製，請長按選取' })}
            form="line"
            label={formatMessage({ id: 'order.copy', defaultMessage: '複製' })}
            text={code.Number}
          />
        </Fact>
        <Fact name={formatMessage({ id: 'order.sum', defaultMessage: '金額' })}>
          <FormattedMessage defaultMessage="NT$ {price, number}" id="store.price" values={{ price }} />
        </Fact>
        <Fact name={formatMessage({ id: 'order.until', defaultMessage: '繳費期限' })}>
          {formatDate(code.ExpireTime, {
            month: 'numeric',
            day: 'numeric',
            weekday: 'short',
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
          })}
        </Fact>
      </FactList>
      <p className={css.text}>
        <FormattedMessage defaultMessage="期限前還沒繳費，大廳上方會提醒您。" id="order.reminder" />
      </p>
    </div>
  );
}
