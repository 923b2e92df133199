import type { CSSProperties, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getOwnLimits } from '#protocol/operations/ownLimit.ts';
import type { OwnLimit } from '#protocol/entities/ownLimit.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Notice } from '#ui/components/Notice/index.ts';
import { Inline } from '#ui/layout/Inline/index.ts';
import { useOperation } from '../../../base/client/index.ts';
import { Link, useLocation } from '../../../base/routing/index.ts';
import * as css from './Checkout.css.ts';

/** The player's own limit of spending in a day. Undefined if there is no limit, or until it is loaded. */
export function useSpendLimit(): (OwnLimit & { readonly Limit: number }) | undefined {
  const limit = useOperation(getOwnLimits, {}, { staleTime: 0 }).data?.Limits.find(({ Kind }) => Kind === 'spend');
  return limit?.Limit === undefined ? undefined : { ...limit, Limit: limit.Limit };
}

export interface SpendLimitProps {
  used: number;
  /** The amount of other unpaid orders in NT$. */
  unpaid: number;
  limit: number;
  /** The amount of this order in NT$. */
  price: number;
}

const shareOf = (part: number, whole: number): string =>
  `${String(whole === 0 ? 100 : Math.min(100, (100 * part) / whole))}%`;

/** The used part of the day's limit, the amounts of unpaid orders and of this order, and the remaining amount. */
export function SpendLimit({ used, unpaid, limit, price }: SpendLimitProps): ReactNode {
  const { formatNumber } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const linkToOrders = (text: ReactNode): ReactNode => (
    <Link className={css.link} to={`${prefix}/member/orders?state=open`}>
      {text}
    </Link>
  );
  const taken = used + unpaid;
  const left = limit - taken - price;
  const bars: CSSProperties = {
    gridTemplateColumns: `${shareOf(used, limit)} ${shareOf(Math.min(unpaid, Math.max(0, limit - used)), limit)} ${shareOf(Math.min(price, Math.max(0, limit - taken)), limit)} 1fr`,
  };
  return (
    <div className={css.limit}>
      <Inline align="stretch" gap={3} justify="between" rowGap={0} size={12} tone="muted" wrap>
        <span>
          <FormattedMessage defaultMessage="今日消費上限" id="checkout.limit" />
        </span>
        <span className={css.limitNumbers}>
          <FormattedMessage
            defaultMessage="已用 {used}{unpaid, plural, =0 {} other {・待付款 {waiting}}}・本筆 {price}・剩 {left} / {limit}"
            id="checkout.limitNumbers"
            values={{
              used: <strong>{formatNumber(used)}</strong>,
              unpaid,
              waiting: <strong>{formatNumber(unpaid)}</strong>,
              price: <strong>{formatNumber(price)}</strong>,
              left: <strong>{formatNumber(Math.max(0, left))}</strong>,
              limit: formatNumber(limit),
            }}
          />
        </span>
      </Inline>
      <div aria-hidden="true" className={css.limitBar} style={bars}>
        <span className={css.limitUsed} />
        <span className={css.limitUnpaid} />
        <span className={css.limitOrder} data-over={left < 0 || undefined} />
      </div>
      {left < 0 ? (
        <Notice tone="warning">
          <FormattedMessage
            defaultMessage="這一筆超過您設定的今日上限，今天不能付款。請選較小的一包，或明天再買。"
            id="checkout.overLimit"
          />
          {unpaid > 0 ? (
            <>
              {' '}
              <FormattedMessage
                defaultMessage="待付款的訂單也算在內，不需要的可以<orders>取消</orders>。"
                id="checkout.overLimitUnpaid"
                values={{ orders: linkToOrders }}
              />
            </>
          ) : null}
        </Notice>
      ) : null}
    </div>
  );
}
