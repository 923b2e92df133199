import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { itemSrc } from '#art/index.ts';
import { type Order, OrderGroup } from '#protocol/entities/order.ts';
import { getOrders, orderChanged, orderDelivered } from '#protocol/operations/shop.ts';
import { isUnpaid } from '#protocol/rules/orderState.ts';
import { localePrefix } from '#protocol/rules/pageAddress.ts';
import { Amount } from '#ui/components/Amount/index.ts';
import { Button } from '#ui/components/Button/index.ts';
import { DateTime } from '#ui/components/DateTime/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '#ui/components/Tabs/index.ts';
import { useOperation, usePush } from '../../base/client/index.ts';
import { StateDrawing } from '../../base/errors/index.ts';
import { Link, useLocation } from '../../base/routing/index.ts';
import { useLanguage, useOpenParts } from '../../base/settings/index.ts';
import { PagedRecords, SectionFrame, useChoices } from '../../shared/frames/index.ts';
import { itemOf } from '../../shared/rewards/index.ts';
import { CancelOrder } from './CancelOrder.tsx';
import { Money } from './Money.tsx';
import { groupNames } from './orderMessages.ts';
import * as css from './Orders.css.ts';
import { OrderState } from './OrderState.tsx';

const PER_PAGE = 10;
const groups = ['all', ...OrderGroup.options] as const;
type Group = (typeof groups)[number];

/** /member/orders: the player's orders for money, newest first, by their state (specification 1 §7; decisions §7). */
export function OrdersPage(): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose } = useChoices();
  const shown = groups.find((one) => one === get('state')) ?? 'all';
  return (
    <SectionFrame page="/member/orders">
      <Tabs onValueChange={(next) => choose('state', next === 'all' ? undefined : next)} value={shown}>
        <TabList label={formatMessage({ id: 'orders.states', defaultMessage: '訂單狀態' })} variant="segmented">
          {groups.map((one) => (
            <Tab key={one} value={one}>
              <FormattedMessage {...groupNames[one]} />
            </Tab>
          ))}
        </TabList>
        {groups.map((one) => (
          <TabPanel key={one} value={one}>
            <div className={css.panel}>
              <Orders group={one} />
            </div>
          </TabPanel>
        ))}
      </Tabs>
    </SectionFrame>
  );
}

function Orders({ group }: { group: Group }): ReactNode {
  const { formatMessage } = useIntl();
  const { page: Page } = useChoices();
  const queries = useQueryClient();
  const query = useOperation(
    getOrders,
    { Page, PerPage: PER_PAGE, ...(group !== 'all' && { State: group }) },
    { placeholderData: keepPreviousData },
  );
  const refresh = (): void => void queries.invalidateQueries({ queryKey: ['operation', getOrders.name] });
  usePush(orderChanged, refresh);
  usePush(orderDelivered, refresh);
  return (
    <PagedRecords<Order>
      columns={[
        {
          id: 'picture',
          header: formatMessage({ id: 'orders.picture', defaultMessage: '圖' }),
          headerHidden: true,
          cell: picture,
          onCard: 'lead',
          width: '4rem',
        },
        {
          id: 'goods',
          header: formatMessage({ id: 'orders.goods', defaultMessage: '商品' }),
          cell: goods,
          onCard: 'title',
        },
        {
          id: 'price',
          header: formatMessage({ id: 'orders.price', defaultMessage: '金額' }),
          cell: price,
          align: 'end',
          onCard: 'aside',
        },
        {
          id: 'state',
          header: formatMessage({ id: 'orders.stateHeader', defaultMessage: '狀態' }),
          cell: state,
          onCard: 'line',
        },
        {
          id: 'time',
          header: formatMessage({ id: 'orders.time', defaultMessage: '建立時間' }),
          cell: time,
          onCard: 'line',
        },
        {
          id: 'detail',
          header: formatMessage({ id: 'orders.detail', defaultMessage: '明細' }),
          headerHidden: true,
          cell: detail,
          align: 'end',
          onCard: 'under',
          width: '14rem',
        },
      ]}
      empty={<NoOrders isFiltered={group !== 'all'} />}
      label={formatMessage({ id: 'frame.orders', defaultMessage: '我的訂單' })}
      pagesLabel={formatMessage({ id: 'orders.pages', defaultMessage: '訂單分頁' })}
      perPage={PER_PAGE}
      query={query}
      rowKey={({ OrderID }) => OrderID}
      skeletons={5}
    />
  );
}

const picture = ({ ItemID }: Order): ReactNode => (
  <img alt="" height={40} src={itemSrc(itemOf(ItemID).picture)} width={40} />
);
const goods = (order: Order): ReactNode => <Goods order={order} />;
const price = ({ Price }: Order): ReactNode => <Money value={Price} />;
const state = (order: Order): ReactNode => <OrderState order={order} />;
const time = ({ CreateTime }: Order): ReactNode => <OrderTime value={CreateTime} />;
const detail = (order: Order): ReactNode => (
  <span className={css.rowActions}>
    <CancelOrder order={order} size="sm" />
    <DetailLink order={order} />
  </span>
);

function Goods({ order: { Amount: amount, Bonus, ItemID } }: { order: Order }): ReactNode {
  const { formatMessage } = useIntl();
  const { locale } = useLanguage();
  const unit = formatMessage(itemOf(ItemID).name);
  return (
    <span className={css.goods}>
      <Amount locale={locale} tone="gold" value={amount + Bonus} /> {unit}
    </span>
  );
}

function OrderTime({ value }: { value: string }): ReactNode {
  const { locale } = useLanguage();
  return <DateTime form="dotted" locale={locale} value={value} />;
}

function DetailLink({ order }: { order: Order }): ReactNode {
  const { formatMessage, formatNumber } = useIntl();
  const prefix = localePrefix(useLocation().pathname);
  const { OrderID, Price } = order;
  const price = formatNumber(Price);
  const mayPay = isUnpaid(order);
  return (
    <Button asChild size="sm" variant={mayPay ? 'gold' : 'secondary'}>
      <Link
        aria-label={
          mayPay
            ? formatMessage({ id: 'orders.continueOf', defaultMessage: '繼續付款：訂單 NT$ {price}' }, { price })
            : formatMessage({ id: 'orders.toDetailOf', defaultMessage: '看明細：訂單 NT$ {price}' }, { price })
        }
        to={`${prefix}/member/orders/${encodeURIComponent(OrderID)}`}
      >
        {mayPay ? (
          <FormattedMessage defaultMessage="繼續付款" id="orders.continue" />
        ) : (
          <FormattedMessage defaultMessage="看明細" id="orders.toDetail" />
        )}
      </Link>
    </Button>
  );
}

function NoOrders({ isFiltered }: { isFiltered: boolean }): ReactNode {
  const { formatMessage } = useIntl();
  const { Shop } = useOpenParts();
  const prefix = localePrefix(useLocation().pathname);
  return (
    <EmptyState
      {...(Shop && {
        action: (
          <Button asChild>
            <Link to={`${prefix}/store`}>
              <FormattedMessage defaultMessage="去商城看看" id="orders.toStore" />
            </Link>
          </Button>
        ),
      })}
      description={
        isFiltered
          ? formatMessage({ id: 'orders.emptyFilter', defaultMessage: '換一個狀態看看。' })
          : formatMessage({ id: 'orders.emptyText', defaultMessage: '購買後，付款進度、收據與電子發票都會在這裡。' })
      }
      drawing={<StateDrawing id="gift" />}
      title={formatMessage({ id: 'orders.empty', defaultMessage: '還沒有訂單' })}
    />
  );
}
