import { type ReactNode, useId, useState } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { type Charity, INVOICE, type Invoice } from '#protocol/entities/order.ts';
import { invoiceFault } from '#protocol/rules/invoice.ts';
import { RadioGroup } from '#ui/components/RadioGroup/index.ts';
import { Text } from '#ui/components/Text/index.ts';
import { TextField } from '#ui/components/TextField/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { Stack } from '#ui/layout/Stack/index.ts';
import { useErrorText } from '../../../base/errors/index.ts';
import { RequestFailure } from '../../../base/client/index.ts';
import * as css from './Checkout.css.ts';
import { DonationField } from './DonationField.tsx';
import { GoodFormat } from './GoodFormat.tsx';

type InvoiceType = Invoice['Type'];

const TYPES = [INVOICE.barcode, INVOICE.account, INVOICE.donation, INVOICE.company, INVOICE.certificate] as const;

const texts = defineMessages({
  account: { id: 'invoice.account', defaultMessage: '會員載具' },
  barcode: { id: 'invoice.barcode', defaultMessage: '手機條碼' },
  certificate: { id: 'invoice.certificate', defaultMessage: '憑證' },
  donation: { id: 'invoice.donation', defaultMessage: '捐贈' },
  company: { id: 'invoice.company', defaultMessage: '統編' },
  barcodeLabel: { id: 'invoice.barcodeLabel', defaultMessage: '手機條碼（/ 開頭共 8 碼）' },
  certificateLabel: { id: 'invoice.certificateLabel', defaultMessage: '自然人憑證（2 個英文字母和 14 個數字）' },
  certificateFault: {
    id: 'invoice.certificateFault',
    defaultMessage: '憑證號碼格式錯誤，請輸入 2 個英文字母和 14 個數字',
  },
  companyLabel: { id: 'invoice.companyLabel', defaultMessage: '公司統一編號（8 個數字）' },
});

const names: Readonly<Record<InvoiceType, MessageDescriptor>> = {
  [INVOICE.account]: texts.account,
  [INVOICE.barcode]: texts.barcode,
  [INVOICE.certificate]: texts.certificate,
  [INVOICE.donation]: texts.donation,
  [INVOICE.company]: texts.company,
};

/** The text field for a kind of invoice: its label and its number of characters. */
const FIELDS: Readonly<Partial<Record<InvoiceType, { readonly label: MessageDescriptor; readonly length: number }>>> = {
  [INVOICE.barcode]: { label: texts.barcodeLabel, length: 8 },
  [INVOICE.certificate]: { label: texts.certificateLabel, length: 16 },
  [INVOICE.company]: { label: texts.companyLabel, length: 8 },
};

export interface InvoiceChoiceProps {
  invoice: Invoice;
  charities: readonly Charity[];
  onInvoiceChange: (invoice: Invoice) => void;
}

/** The invoice's destination. Its number is checked during typing (docs of the ministry: `protocol/rules/invoice.ts`). */
export function InvoiceChoice({ invoice, charities, onInvoiceChange }: InvoiceChoiceProps): ReactNode {
  const { formatMessage } = useIntl();
  const title = useId();
  return (
    <Stack aria-labelledby={title} as="section" gap={2}>
      <Inline align="baseline" gap={3} justify="between" rowGap={0} wrap>
        <Text as="h3" id={title} weight="bold">
          <FormattedMessage defaultMessage="電子發票" id="invoice.title" />
        </Text>
        <span className={css.aside}>
          <FormattedMessage defaultMessage="記住這次選擇" id="invoice.remembered" />
        </span>
      </Inline>
      <RadioGroup
        label={formatMessage({ id: 'invoice.title', defaultMessage: '電子發票' })}
        labelHidden
        onValueChange={(value) => {
          const type = TYPES.find((one) => String(one) === value) ?? INVOICE.account;
          onInvoiceChange({ Type: type, Number: '' });
        }}
        options={TYPES.map((type) => ({ value: String(type), label: formatMessage(names[type]) }))}
        value={String(invoice.Type)}
        variant="segments"
      />
      {invoice.Type === INVOICE.account ? (
        <p className={css.hint}>
          <FormattedMessage defaultMessage="發票存在您的會員帳號，中獎會通知您。" id="invoice.accountText" />
        </p>
      ) : invoice.Type === INVOICE.donation ? (
        <DonationField
          charities={charities}
          code={invoice.Number}
          onCodeChange={(code) => onInvoiceChange({ Type: INVOICE.donation, Number: code })}
        />
      ) : (
        <NumberField invoice={invoice} key={invoice.Type} onInvoiceChange={onInvoiceChange} />
      )}
    </Stack>
  );
}

function NumberField({ invoice, onInvoiceChange }: Pick<InvoiceChoiceProps, 'invoice' | 'onInvoiceChange'>): ReactNode {
  const { formatMessage } = useIntl();
  const errorText = useErrorText();
  const [wasLeft, setLeft] = useState(false);
  const field = FIELDS[invoice.Type];
  if (field === undefined) return null;
  const fault = invoiceFault(invoice);
  // A number that is still being typed is not wrong.
  const isTyped = invoice.Number.length >= field.length || (wasLeft && invoice.Number !== '');
  const text =
    invoice.Type === INVOICE.certificate
      ? formatMessage(texts.certificateFault)
      : errorText(new RequestFailure(fault ?? 0));
  return (
    <TextField
      after={fault === undefined ? <GoodFormat /> : undefined}
      autoCapitalize="characters"
      autoComplete="off"
      clearLabel={formatMessage({ id: 'invoice.clear', defaultMessage: '清除' })}
      error={isTyped && fault !== undefined ? text : undefined}
      inputMode={invoice.Type === INVOICE.company ? 'numeric' : 'text'}
      label={formatMessage(field.label)}
      maxLength={field.length}
      onBlur={() => setLeft(true)}
      onValueChange={(typed) => onInvoiceChange({ Type: invoice.Type, Number: typed.toUpperCase() })}
      spellCheck={false}
      value={invoice.Number}
    />
  );
}
