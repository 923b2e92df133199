import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { Chip, ChipRow } from '#ui/components/Chip/index.ts';
import { Select } from '#ui/components/Select/index.ts';
import { EmptyState } from '#ui/components/StateView/index.ts';
import { StateDrawing } from '../../../base/errors/index.ts';
import { useChoices } from '../../../shared/frames/index.ts';
import { useEnvelopeList } from '../state/useEnvelopeList.ts';
import { useEnvelopeActions } from '../envelopeContext.ts';
import { EnvelopeRow } from './EnvelopeRow.tsx';
import * as css from './List.css.ts';
import { PagedEnvelopes, PER_PAGE } from './PagedEnvelopes.tsx';

/** The states by their names in the address (decisions §7: 1 open, 2 all claimed, 3 expired, 4 cancelled). */
const STATES = { open: 1, gone: 2, expired: 3, cancelled: 4 } as const;
type StateName = keyof typeof STATES;
const states = ['open', 'gone', 'expired', 'cancelled'] as const satisfies readonly StateName[];

const names: Readonly<Record<StateName | 'any', MessageDescriptor>> = defineMessages({
  any: { id: 'envelope.filter.any', defaultMessage: '全部' },
  open: { id: 'envelope.filter.open', defaultMessage: '進行中' },
  gone: { id: 'envelope.state.gone', defaultMessage: '已領完' },
  expired: { id: 'envelope.state.expired', defaultMessage: '已過期' },
  cancelled: { id: 'envelope.state.cancelled', defaultMessage: '已收回' },
});

const ORDERS = {
  newest: { OrderBy: 1, IsDesc: true },
  oldest: { OrderBy: 1, IsDesc: false },
  largest: { OrderBy: 2, IsDesc: true },
  smallest: { OrderBy: 2, IsDesc: false },
} as const;
type OrderName = keyof typeof ORDERS;
const orders = ['newest', 'oldest', 'largest', 'smallest'] as const satisfies readonly OrderName[];

const orderNames: Readonly<Record<OrderName, MessageDescriptor>> = defineMessages({
  newest: { id: 'envelope.order.newest', defaultMessage: '最新' },
  oldest: { id: 'envelope.order.oldest', defaultMessage: '最舊' },
  largest: { id: 'envelope.order.largest', defaultMessage: '金額高到低' },
  smallest: { id: 'envelope.order.smallest', defaultMessage: '金額低到高' },
});

/** The red envelopes that the player may see, ten a page, by state and order (12810). */
export function EnvelopeList(): ReactNode {
  const { formatMessage } = useIntl();
  const { get, choose, page } = useChoices();
  const actions = useEnvelopeActions();
  const state = states.find((one) => one === get('state'));
  const order = orders.find((one) => one === get('order')) ?? 'newest';
  const query = useEnvelopeList({
    Page: page,
    PerPage: PER_PAGE,
    ...ORDERS[order],
    ...(state !== undefined && { Status: STATES[state] }),
  });
  return (
    <>
      <div className={css.choices}>
        <ChipRow label={formatMessage({ id: 'envelope.filter', defaultMessage: '紅包狀態' })}>
          {(['any', ...states] as const).map((one) => (
            <Chip
              key={one}
              onSelectedChange={() => choose('state', one === 'any' ? undefined : one)}
              selected={one === (state ?? 'any')}
            >
              {formatMessage(names[one])}
            </Chip>
          ))}
        </ChipRow>
        <div className={css.order}>
          <span aria-live="polite" className={css.count}>
            {query.data === undefined ? null : (
              <FormattedMessage
                defaultMessage="{count, plural, other {共 # 個}}"
                id="envelope.count"
                values={{ count: query.data.Total }}
              />
            )}
          </span>
          <Select
            label={formatMessage({ id: 'envelope.order', defaultMessage: '排序' })}
            labelHidden
            onValueChange={(next) => choose('order', next === 'newest' ? undefined : next)}
            options={orders.map((one) => ({ value: one, label: formatMessage(orderNames[one]) }))}
            value={order}
          />
        </div>
      </div>
      <PagedEnvelopes
        empty={
          <EmptyState
            description={
              state === undefined
                ? formatMessage({
                    id: 'envelope.emptyText',
                    defaultMessage: '有人在公頻或俱樂部發紅包時，會出現在這裡和聊天室裡。',
                  })
                : formatMessage({ id: 'envelope.emptyState', defaultMessage: '換個狀態看看其他紅包。' })
            }
            drawing={<StateDrawing id="gift" />}
            title={formatMessage({ id: 'envelope.empty', defaultMessage: '目前沒有紅包' })}
          />
        }
        label={formatMessage({ id: 'envelope.list', defaultMessage: '紅包列表' })}
        query={query}
        rowKey={({ RedEnvelopeID }) => RedEnvelopeID}
      >
        {(envelope) => <EnvelopeRow envelope={envelope} onPress={() => actions?.open(envelope.RedEnvelopeID)} />}
      </PagedEnvelopes>
    </>
  );
}
