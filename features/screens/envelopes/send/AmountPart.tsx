import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ENVELOPE_MAX_GOLD, ENVELOPE_MIN_SHARE } from '#protocol/rules/envelope.ts';
import { getGiftCatalogue } from '#protocol/operations/gift.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { GoldKeypad } from '../../../shared/amount/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { useWallet } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import type { EnvelopeForm } from './envelopeForm.ts';

const QUICK = [10_000, 50_000, 100_000, 500_000] as const;

export interface AmountPartProps {
  form: EnvelopeForm;
  error: string | undefined;
  onChange: (part: Partial<EnvelopeForm>) => void;
  /** The other fields, above the keys. */
  between: ReactNode;
  /** The button that sends, beside the keys. */
  action: ReactNode;
}

/** The gold in it: never more than the wallet has or than may be given away today. Shows what is left of both. */
export function AmountPart({ form: { amount }, error, onChange, between, action }: AmountPartProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  const gold = useWallet().data?.Gold;
  const left = useOperation(getGiftCatalogue, {}, { select: ({ Quota }) => Quota.WorthLeft }).data;
  const max = Math.min(ENVELOPE_MAX_GOLD, gold ?? ENVELOPE_MAX_GOLD, left ?? ENVELOPE_MAX_GOLD);
  // No key does anything then: the reason stands where the keys are.
  const lack =
    left !== undefined && left < ENVELOPE_MIN_SHARE
      ? formatMessage({ id: 'envelope.noQuota', defaultMessage: '今天能送出的額度已用完，明天再發紅包' })
      : gold !== undefined && gold < ENVELOPE_MIN_SHARE
        ? formatMessage(
            { id: 'envelope.noGold', defaultMessage: '錢包的金幣不夠，每份至少要 {least, number} 金幣' },
            { least: ENVELOPE_MIN_SHARE },
          )
        : undefined;
  const show = (value: number): ReactNode => <Amount locale={locale} value={value} />;
  return (
    <GoldKeypad
      action={action}
      between={between}
      error={lack ?? error}
      label={formatMessage({ id: 'envelope.amount', defaultMessage: '總金額' })}
      lines={[
        ...(gold === undefined
          ? []
          : [
              {
                label: formatMessage({ id: 'envelope.after', defaultMessage: '發出後餘額' }),
                value: show(Math.max(0, gold - (amount ?? 0))),
              },
            ]),
        ...(left === undefined
          ? []
          : [
              {
                label: formatMessage({ id: 'envelope.left', defaultMessage: '今日額度剩' }),
                value: show(Math.max(0, left - (amount ?? 0))),
                ...(amount !== undefined && amount >= left && { tone: 'warn' as const }),
              },
            ]),
        { label: formatMessage({ id: 'envelope.fee', defaultMessage: '手續費' }), value: show(0) },
      ]}
      max={max}
      onValueChange={(value) => onChange({ amount: value })}
      quick={QUICK.map((value) => ({ label: formatNumber(value, { notation: 'compact' }), value }))}
      value={amount}
    />
  );
}
