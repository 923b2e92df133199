import type { Moment } from '../dispatch/context.ts';
import { GatewayRefusal, type RefundOutcome, type TradeReport } from '../ports/payment.ts';
import type { Ports } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import type { Job } from '../schedule/job.ts';
import type { OrderRow } from '../shop/orderState.ts';
import { publishOrder } from '../shop/publishOrder.ts';
import { type AttemptRow, gatewayOfAttempt, holdAttempt, tradeOf, updateAttempt } from './attempt.ts';
import { recordPaymentEvent } from './history.ts';
import { DAY_MS, nextQueryTime } from './queryTimes.ts';
import { notify, settleReport } from './settleReport.ts';

const BATCH_SIZE = 20;

/** Takes up what a crash, a lost answer or a lost callback left: confirms, refunds and queries. */
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

/** Moves the next time of an attempt on, so that no other process takes it up, and returns what to ask. */
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
    // A refund is not asked for twice: the gateway might pay twice.
    await updateAttempt(tx, attempt, { Refund: 'asked' });
    return () => refund(ports, attempt, order);
  }
  if (attempt.Refund === 'asked') {
    await updateAttempt(tx, attempt, { QueryTime: '' });
    return () => endRefund(ports, attempt, undefined);
  }
  return () => query(ports, attempt, order);
}

async function query(ports: Ports, attempt: AttemptRow, order: OrderRow): Promise<void> {
  let report: TradeReport | undefined;
  try {
    report = await gatewayOfAttempt(ports, attempt).query(tradeOf(attempt, order));
  } catch {
    report = undefined;
  }
  await within(ports, attempt, async (tx, moment, held) => {
    if (report === undefined) {
      await recordLost(tx, moment, attempt, 'query');
      return;
    }
    const gateway = gatewayOfAttempt(ports, held.attempt);
    await settleReport(tx, moment, { ...held, gateway }, report, 'query');
    // The player left. A payment that comes after all is a callback, and is still delivered.
    const isOpen = report.State === 'none' || report.State === 'waiting';
    if (isOpen && Date.parse(held.order.ExpireTime) + DAY_MS < moment.now)
      await updateAttempt(tx, held.attempt, { State: 'failed', QueryTime: '' });
  });
}

async function confirm(ports: Ports, attempt: AttemptRow, order: OrderRow): Promise<void> {
  const said = await gatewayOfAttempt(ports, attempt)
    .confirm?.(tradeOf(attempt, order))
    .then(
      () => 'done',
      () => 'lost',
    );
  await within(ports, attempt, async (tx, moment, held) => {
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

/** @param outcome undefined if no answer came: an operator looks it up at the gateway */
const endRefund = (ports: Ports, attempt: AttemptRow, outcome: RefundOutcome | undefined): Promise<void> =>
  within(ports, attempt, async (tx, moment, held) => {
    await recordPaymentEvent(tx, attempt, 'refund', outcome ?? 'lost', moment.nowText);
    await updateAttempt(tx, held.attempt, { Refund: outcome ?? 'asked', QueryTime: '' });
    await publishOrder(tx, held.order, moment.nowText);
    if (outcome !== 'done') notify(tx, moment, attempt, outcome === undefined ? 'refundUnknown' : 'refundByHand');
  });

/** Keeps that an answer was lost. After a day without any answer the operator gets `overdue`. */
async function recordLost(
  tx: Transaction,
  moment: Moment,
  attempt: AttemptRow,
  question: 'query' | 'confirm',
): Promise<void> {
  const { OrderID, TradeNo } = attempt;
  const [answered] = await tx.table('paymentEvents').find({
    where: { OrderID, TradeNo, Said: { not: 'lost' } },
    order: [['Nth', 'desc']],
    limit: 1,
  });
  await recordPaymentEvent(tx, attempt, question, 'lost', moment.nowText);
  if (Date.parse(answered?.CreateTime ?? attempt.CreateTime) + DAY_MS < moment.now)
    notify(tx, moment, attempt, 'overdue');
}

/** Keeps an answer in a unit of work of its own, with the attempt's order held. */
async function within(
  ports: Ports,
  { TradeNo }: AttemptRow,
  work: (
    tx: Transaction,
    moment: Moment,
    held: { readonly attempt: AttemptRow; readonly order: OrderRow },
  ) => Promise<void>,
): Promise<void> {
  const now = ports.clock.now();
  const moment: Moment = { ports, now, nowText: new Date(now).toISOString() };
  await ports.store.transaction(async (tx) => {
    const held = await holdAttempt(tx, TradeNo);
    if (held !== undefined) await work(tx, moment, held);
  });
}
