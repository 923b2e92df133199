import { type Order, type OrderState, UNPAID_STATES } from '../entities/order.ts';

const UNPAID: readonly OrderState[] = UNPAID_STATES;

export const isUnpaid = ({ State }: Pick<Order, 'State'>): boolean => UNPAID.includes(State);

/** Whether an operator cancelled an order because its payment differed from it. */
export const isClosedByOperator = ({ State, Steps }: Pick<Order, 'State' | 'Steps'>): boolean =>
  State === 'cancelled' && Steps.some((step) => step.State === 'mismatched');
