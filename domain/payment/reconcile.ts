import type { Moment } from '../dispatch/context.ts';
import { GatewayRefusal, type RefundOutcome } from '../ports/payment.ts';
import type { Ports } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import type { Job } from '../schedule/job.ts';
import type { OrderRow } from '../shop/orderState.ts';
import { publishOrder } from '../shop/publishOrder.ts';
import { type AttemptRow, gatewayOfAttempt, tradeOf, updateAttempt } from './attempt.ts';
import { recordPaymentEvent } from './history.ts';
import { keepAnswer, recordLost } from './keepAnswer.ts';
import { queryAttempt } from './queryAttempt.ts';
import { nextQueryTime } from './queryTimes.ts';
import { notify } from './settleReport.ts';

const BATCH_SIZE = 20;

/** Repeats confirmations, refunds and queries after a crash, a lost answer or a lost callback. */
export const reconcileJob: Job = {
  name: 'payment:reconcile',
  every: 15,
  async run(tx, moment) {
    const due = await tx.table('paymentAttempts').find({
      where: { QueryTime: { gt: '', lte: moment.nowText } },
      order: [['QueryTime', 'asc']],
      limit: BATCH_SIZE,
    });
    if (due.length === 0) return false;
    await tx.lock(due.map(({ OrderID }) => `order:${OrderID}`));
    const tasks: (() => Promise<void>)[] = [];
    for (const { TradeNo } of due) {
      const attempt = await tx.table('paymentAttempts').get(TradeNo);
      const order = attempt && (await tx.table('orders').get(attempt.OrderID));
      if (attempt === undefined || order === undefined || attempt.QueryTime === '') continue;
      if (attempt.QueryTime > moment.nowText) continue;
      tasks.push(await take(tx, moment, attempt, order));
    }
    return {
      ask: async () => {
        const ended = await Promise.allSettled(tasks.map((task) => task()));
        const failed = ended.find((each) => each.status === 'rejected');
        if (failed !== undefined) throw failed.reason;
      },
    };
  },
};

/** Moves the next time of an attempt forward, so that no other process takes it, and returns what to ask. */
async function take(
  tx: Transaction,
  moment: Moment,
  attempt: AttemptRow,
  order: OrderRow,
): Promise<() => Promise<void>> {
  const { ports, now } = moment;
  await updateAttempt(tx, attempt, { QueryTime: nextQueryTime(now, attempt), Queries: attempt.Queries + 1 });
  if (attempt.Confirm === 'due') return () => confirm(ports, attempt, order);
  if (attempt.Refund === 'due') {
    // A refund is not requested twice, because the gateway might pay twice.
    await updateAttempt(tx, attempt, { Refund: 'asked' });
    return () => refund(ports, attempt, order);
  }
  if (attempt.Refund === 'asked') {
    await updateAttempt(tx, attempt, { QueryTime: '' });
    return () => endRefund(ports, attempt, undefined);
  }
  return () => queryAttempt(ports, attempt, order);
}

async function confirm(ports: Ports, attempt: AttemptRow, order: OrderRow): Promise<void> {
  const said = await gatewayOfAttempt(ports, attempt)
    .confirm?.(tradeOf(attempt, order))
    .then(
      () => 'done',
      () => 'lost',
    );
  await keepAnswer(ports, attempt, async (tx, moment, held) => {
    const { nowText } = moment;
    if (said === 'lost') {
      await recordLost(tx, moment, attempt, 'confirm');
      return;
    }
    await recordPaymentEvent(tx, attempt, 'confirm', said ?? 'done', nowText);
    const QueryTime = held.attempt.Refund === 'due' ? nowText : '';
    await updateAttempt(tx, held.attempt, { Confirm: '', QueryTime });
  });
}

async function refund(ports: Ports, attempt: AttemptRow, order: OrderRow): Promise<void> {
  let outcome: RefundOutcome | undefined;
  try {
    outcome = await gatewayOfAttempt(ports, attempt).refund(
      tradeOf(attempt, order),
      attempt.RefundPrice === 0 ? attempt.Price : attempt.RefundPrice,
    );
  } catch (error) {
    outcome = error instanceof GatewayRefusal ? 'byHand' : undefined;
  }
  await endRefund(ports, attempt, outcome);
}

/** @param outcome undefined if there is no answer; an operator then looks it up at the gateway */
const endRefund = (ports: Ports, attempt: AttemptRow, outcome: RefundOutcome | undefined): Promise<void> =>
  keepAnswer(ports, attempt, async (tx, moment, held) => {
    await recordPaymentEvent(tx, attempt, 'refund', outcome ?? 'lost', moment.nowText);
    await updateAttempt(tx, held.attempt, { Refund: outcome ?? 'asked', QueryTime: '' });
    await publishOrder(tx, held.order, moment.nowText);
    if (outcome !== 'done') notify(tx, moment, attempt, outcome === undefined ? 'refundUnknown' : 'refundByHand');
  });
