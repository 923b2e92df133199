import { DAY_MS } from '#protocol/duration.ts';
import type { Moment } from '../dispatch/context.ts';
import type { Ports } from '../ports/index.ts';
import type { Transaction } from '../ports/store.ts';
import type { OrderRow } from '../shop/orderState.ts';
import { type AttemptRow, holdAttempt } from './attempt.ts';
import { recordPaymentEvent } from './history.ts';
import { notify } from './settleReport.ts';

/** Stores an answer in a separate unit of work, with the attempt's order held. */
export async function keepAnswer(
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

/** Stores that an answer was lost. After a day without any answer the operator gets `overdue`. */
export async function recordLost(
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
