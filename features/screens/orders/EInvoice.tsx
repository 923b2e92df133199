import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Receipt } from '#protocol/entities/order.ts';
import { INVOICE } from '#protocol/entities/order.ts';
import { CopyButton } from '#ui/components/CopyButton/index.ts';
import { emphasise } from './emphasise.tsx';
import * as css from './Orders.css.ts';
import { dayOf } from './orderTimes.ts';

const NUMBER = /^([A-Z]{2})(\d{8})$/;

/** The e-invoice of an order: number, random code, date, and where it is stored. */
export function EInvoice({ receipt }: { receipt: Receipt }): ReactNode {
  const { formatMessage } = useIntl();
  const { IssueTime, Number: number, RandomCode, State } = receipt;
  return (
    <div className={css.invoice} data-state={State}>
      <div className={css.invoiceFacts}>
        <span>
          <FormattedMessage defaultMessage="電子發票" id="orders.invoice" />・<Kept receipt={receipt} />
        </span>
        {number === '' ? (
          <span className={css.invoiceDue}>
            {State === 'failed' ? (
              <FormattedMessage defaultMessage="開立未成功，客服會為您處理" id="orders.invoiceFailed" />
            ) : (
              <FormattedMessage defaultMessage="開立中，完成後會顯示在這裡" id="orders.invoiceDue" />
            )}
          </span>
        ) : (
          <>
            <strong className={css.invoiceNumber}>{number.replace(NUMBER, '$1-$2')}</strong>
            <span>
              <FormattedMessage
                defaultMessage="隨機碼 <b>{code}</b>・開立 <b>{day}</b>"
                id="orders.invoiceFacts"
                values={{
                  code: RandomCode,
                  day: IssueTime === '' ? '–' : dayOf(IssueTime),
                  b: emphasise,
                }}
              />
            </span>
            <Changed state={State} />
          </>
        )}
      </div>
      {number === '' ? null : (
        <span className={css.screenOnly}>
          <CopyButton
            copiedLabel={formatMessage({ id: 'orders.copied', defaultMessage: '已複製' })}
            failedLabel={formatMessage({ id: 'orders.copyFailed', defaultMessage: '無法複製，請長按選取' })}
            label={formatMessage({ id: 'orders.copyInvoice', defaultMessage: '複製發票號碼' })}
            text={number}
          />
        </span>
      )}
    </div>
  );
}

function Kept({ receipt: { Invoice, State } }: { receipt: Receipt }): ReactNode {
  const values = { number: Invoice.Number, isKept: State === 'due' || State === 'failed' ? 'later' : 'now' };
  switch (Invoice.Type) {
    case INVOICE.barcode:
      return (
        <FormattedMessage
          defaultMessage="{isKept, select, later {將存入手機條碼 {number}} other {已存入手機條碼 {number}}}"
          id="orders.keptBarcode"
          values={values}
        />
      );
    case INVOICE.certificate:
      return (
        <FormattedMessage
          defaultMessage="{isKept, select, later {將存入自然人憑證 {number}} other {已存入自然人憑證 {number}}}"
          id="orders.keptCertificate"
          values={values}
        />
      );
    case INVOICE.donation:
      return <FormattedMessage defaultMessage="捐贈 {number}" id="orders.keptDonation" values={values} />;
    case INVOICE.company:
      return <FormattedMessage defaultMessage="統一編號 {number}" id="orders.keptCompany" values={values} />;
    case INVOICE.account:
      return <FormattedMessage defaultMessage="存於會員帳號" id="orders.keptAccount" />;
  }
}

function Changed({ state }: { state: Receipt['State'] }): ReactNode {
  if (state === 'voided') {
    return (
      <span className={css.invoiceDue}>
        <FormattedMessage defaultMessage="已作廢" id="orders.invoiceVoided" />
      </span>
    );
  }
  if (state !== 'allowance') return null;
  return (
    <span className={css.invoiceDue}>
      <FormattedMessage defaultMessage="已開立折讓" id="orders.invoiceAllowance" />
    </span>
  );
}
