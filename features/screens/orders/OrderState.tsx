import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '#protocol/entities/order.ts';
import * as css from './Orders.css.ts';
import { stateNames } from './orderMessages.ts';

/** The state of an order as a pill. */
export function OrderState({
  order: { State, Rescission },
}: {
  order: Pick<Order, 'State' | 'Rescission'>;
}): ReactNode {
  const isAsked = State === 'delivered' && Rescission?.State === 'asked';
  return (
    <span className={css.state} data-state={isAsked ? 'asked' : State}>
      <span aria-hidden="true" className={css.dot} />
      {isAsked ? (
        <FormattedMessage defaultMessage="解約審核中" id="orders.state.asked" />
      ) : (
        <FormattedMessage {...stateNames[State]} />
      )}
    </span>
  );
}
