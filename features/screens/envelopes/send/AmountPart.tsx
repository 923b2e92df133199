import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ENVELOPE_MAX_GOLD, ENVELOPE_MIN_SHARE } from '#protocol/rules/envelope.ts';
import { ITEM } from '#protocol/entities/wallet.ts';
import { getGiftCatalogue } from '#protocol/operations/gift.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { GoldKeypad } from '../../../shared/amount/index.ts';
import { Link } from '../../../base/routing/index.ts';
import { useStoreAddress } from '../../../shared/frames/index.ts';
import { RequestFailure, useOperation } from '../../../base/client/index.ts';
import { useWallet } from '../../../base/session/index.ts';
import { useLanguage } from '../../../base/settings/index.ts';
import type { EnvelopeForm } from './envelopeForm.ts';

/** The code for too little gold. */
const NO_GOLD = 100011;
const QUICK = [10_000, 50_000, 100_000, 500_000] as const;

export interface AmountPartProps {
  form: EnvelopeForm;
  error: string | undefined;
  /** The service's error. A shortage of gold gets a link to the store. */
  refusal: Error | null;
  onChange: (part: Partial<EnvelopeForm>) => void;
  between: ReactNode;
  action: ReactNode;
}

/** The amount of gold: at most the wallet and the day's quota. The field shows both. */
export function AmountPart({
  form: { amount },
  error,
  refusal,
  onChange,
  between,
  action,
}: AmountPartProps): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const { locale } = useLanguage();
  const gold = useWallet().data?.Gold;
  const left = useOperation(getGiftCatalogue, {}, { select: ({ Quota }) => Quota.WorthLeft }).data;
  const max = Math.min(ENVELOPE_MAX_GOLD, gold ?? ENVELOPE_MAX_GOLD, left ?? ENVELOPE_MAX_GOLD);
  const hasNoGold = gold !== undefined && gold < ENVELOPE_MIN_SHARE;
  const addressOf = useStoreAddress();
  const store = addressOf(hasNoGold ? new RequestFailure(NO_GOLD) : (refusal ?? undefined), {
    ItemID: ITEM.gold,
    Amount: hasNoGold ? ENVELOPE_MIN_SHARE : (amount ?? 0),
  });
  // In that case the keypad is disabled, so the reason is shown beside it.
  const lack =
    left !== undefined && left < ENVELOPE_MIN_SHARE
      ? formatMessage({ id: 'envelope.noQuota', defaultMessage: '今天能送出的額度已用完，明天再發紅包' })
      : hasNoGold
        ? formatMessage(
            { id: 'envelope.noGold', defaultMessage: '錢包的金幣不夠，每份至少要 {least, number} 金幣' },
            { least: ENVELOPE_MIN_SHARE },
          )
        : undefined;
  const show = (value: number): ReactNode => <Amount locale={locale} value={value} />;
  return (
    <GoldKeypad
      action={action}
      between={
        <>
          {store === undefined ? null : (
            <Button asChild size="sm" variant="gold">
              <Link to={store}>
                <FormattedMessage defaultMessage="前往購買" id="store.go" />
              </Link>
            </Button>
          )}
          {between}
        </>
      }
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
