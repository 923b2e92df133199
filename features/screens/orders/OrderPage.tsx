import { Headset } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { PageHeader } from '#ui/components/PageHeader/index.ts';
import { RequestFailure } from '../../base/client/index.ts';
import { Link, useLocation, useParams } from '../../base/routing/index.ts';
import { BackLink, EmptyPage, Loaded, RowSkeletons } from '../../shared/frames/index.ts';
import { OrderDetail } from './OrderDetail.tsx';
import * as css from './Orders.css.ts';
import { useOrder } from './useOrder.ts';

/** The code for an unknown order or an order of another player. */
const UNKNOWN = 300011;

/** /member/orders/:order: the time line of an order, its receipt, and its actions (specification 1 §7; decisions §7). */
export function OrderPage(): ReactNode {
  const { formatMessage } = useIntl();
  const { order = '' } = useParams();
  const prefix = localePrefix(useLocation().pathname);
  const query = useOrder(order);
  const isUnknown = query.error instanceof RequestFailure && query.error.code === UNKNOWN;
  return (
    <div className={css.page}>
      <div className={css.screenOnly}>
        <PageHeader
          action={
            <Link
              aria-label={formatMessage({ id: 'orders.service', defaultMessage: '聯絡客服' })}
              className={css.service}
              to={`${prefix}/other/service`}
            >
              <Headset aria-hidden="true" size={24} />
            </Link>
          }
          back={
            <BackLink to="/member/orders">
              <FormattedMessage defaultMessage="返回" id="frame.back" />
            </BackLink>
          }
          title={<FormattedMessage defaultMessage="訂單明細" id="orders.detailTitle" />}
        />
      </div>
      {isUnknown ? (
        <UnknownOrder />
      ) : (
        <Loaded query={query} skeleton={<RowSkeletons height="11rem" rows={3} />}>
          {(found) => <OrderDetail order={found} />}
        </Loaded>
      )}
    </div>
  );
}

function UnknownOrder(): ReactNode {
  const { formatMessage } = useIntl();
  return (
    <EmptyPage
      drawing="gift"
      text={formatMessage({
        id: 'orders.unknownText',
        defaultMessage: '編號可能不完整，或這筆訂單不是您的。',
      })}
      title={formatMessage({ id: 'orders.unknown', defaultMessage: '找不到這筆訂單' })}
      to="/member/orders"
    >
      <FormattedMessage defaultMessage="看我的訂單" id="orders.toOrders" />
    </EmptyPage>
  );
}
