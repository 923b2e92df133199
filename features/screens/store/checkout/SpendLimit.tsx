import type { CSSProperties, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getOwnLimits } from '#protocol/operations/ownLimit.ts';
import type { OwnLimit } from '#protocol/entities/ownLimit.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import * as css from './Checkout.css.ts';

/** The player's own limit of what is spent in a day. Undefined without one, or while it is not known. */
export function useSpendLimit(): (OwnLimit & { readonly Limit: number }) | undefined {
  const limit = useOperation(getOwnLimits, {}, { staleTime: 0 }).data?.Limits.find(({ Kind }) => Kind === 'spend');
  return limit?.Limit === undefined ? undefined : { ...limit, Limit: limit.Limit };
}

export interface SpendLimitProps {
  used: number;
  limit: number;
  /** NT$ of this order. */
  price: number;
}

const shareOf = (part: number, whole: number): string =>
  `${String(whole === 0 ? 100 : Math.min(100, (100 * part) / whole))}%`;

/** What is used of the day's limit, what this order takes, and what is left afterwards. */
export function SpendLimit({ used, limit, price }: SpendLimitProps): ReactNode {
  const { formatNumber } = useIntl();
  const left = limit - used - price;
  const bars: CSSProperties = {
    gridTemplateColumns: `${shareOf(used, limit)} ${shareOf(Math.min(price, limit - used), limit)} 1fr`,
  };
  return (
    <div className={css.limit}>
      <div className={css.limitText}>
        <span>
          <FormattedMessage defaultMessage="今日消費上限" id="checkout.limit" />
        </span>
        <span className={css.limitNumbers}>
          <FormattedMessage
            defaultMessage="已用 {used}・本筆 {price}・剩 {left} / {limit}"
            id="checkout.limitNumbers"
            values={{
              used: <strong>{formatNumber(used)}</strong>,
              price: <strong>{formatNumber(price)}</strong>,
              left: <strong>{formatNumber(Math.max(0, left))}</strong>,
              limit: formatNumber(limit),
            }}
          />
        </span>
      </div>
      <div aria-hidden="true" className={css.limitBar} style={bars}>
        <span className={css.limitUsed} />
        <span className={css.limitOrder} data-over={left < 0 || undefined} />
      </div>
      {left < 0 ? (
        <Notice tone="warning">
          <FormattedMessage
            defaultMessage="這一筆超過您設定的今日上限，今天不能付款。請選較小的一包，或明天再買。"
            id="checkout.overLimit"
          />
        </Notice>
      ) : null}
    </div>
  );
}
