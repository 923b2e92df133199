import type { Order, OrderState } from '#protocol/entities/order.ts';

/** `delivering`: the payment arrived and the items are being delivered. `rescission`: the player asked to return the order. */
export type StepKind = OrderState | 'delivering' | 'rescission' | 'rescissionRefused';

export interface TimelineStep {
  readonly kind: StepKind;
  /**
   * `done`: the step has happened. `current`: the step is in progress. `next`: the step is still to come. `ended`: the step has happened,
   * and was the last.
   */
  readonly status: 'done' | 'current' | 'next' | 'ended';
  readonly time: string;
}

const NEXT: Readonly<Record<OrderState, readonly StepKind[]>> = {
  created: ['pending', 'paid', 'delivered'],
  pending: ['paid', 'delivered'],
  waiting: ['paid', 'delivered'],
  paid: ['delivered'],
  delivered: [],
  failed: [],
  expired: [],
  refunded: [],
  cancelled: [],
  mismatched: [],
};
const ENDED: readonly OrderState[] = ['failed', 'expired', 'refunded', 'cancelled'];
const UNDER_WAY: readonly OrderState[] = ['pending', 'waiting', 'mismatched'];

/** Returns the steps of an order, including those still to come, oldest first. A state that was reached twice shows its last time. */
export function timelineOf({
  State,
  Steps,
  Rescission,
}: Pick<Order, 'State' | 'Steps' | 'Rescission'>): readonly TimelineStep[] {
  const reached = Steps.filter((step, at) => !Steps.slice(at + 1).some((later) => later.State === step.State));
  const steps: TimelineStep[] = reached.map((step) => ({
    kind: step.State,
    status: statusOf(step.State, State),
    time: step.CreateTime,
  }));
  const paid = reached.find((step) => step.State === 'paid');
  if (State === 'paid' && paid !== undefined)
    steps.push({ kind: 'delivering', status: 'current', time: paid.CreateTime });
  if (Rescission !== null) {
    const isOpen = Rescission.State === 'asked';
    steps.push({ kind: 'rescission', status: isOpen ? 'current' : 'done', time: Rescission.AskTime });
    if (Rescission.State === 'refused')
      steps.push({ kind: 'rescissionRefused', status: 'ended', time: Rescission.DecideTime });
  }
  steps.sort((one, other) => Date.parse(one.time) - Date.parse(other.time));
  return [...steps, ...NEXT[State].map((kind) => ({ kind, status: 'next' as const, time: '' }))];
}

function statusOf(step: OrderState, state: OrderState): TimelineStep['status'] {
  if (step !== state) return 'done';
  if (UNDER_WAY.includes(state)) return 'current';
  return ENDED.includes(state) ? 'ended' : 'done';
}

const SHARE: Readonly<Record<OrderState, number>> = {
  created: 0.25,
  pending: 0.5,
  waiting: 0.5,
  paid: 0.75,
  delivered: 1,
  failed: 1,
  expired: 1,
  refunded: 1,
  cancelled: 1,
  mismatched: 0.75,
};

/** Returns the progress of an order from 0 to 1, for its ring. */
export const shareOf = (state: OrderState): number => SHARE[state];
