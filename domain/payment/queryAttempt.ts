import { DAY_MS } from '#protocol/duration.ts';
import type { Ports } from '../ports/index.ts';
import type { TradeReport } from '../ports/payment.ts';
import type { OrderRow } from '../shop/orderState.ts';
import { type AttemptRow, gatewayOfAttempt, tradeOf, updateAttempt } from './attempt.ts';
import { calledOf } from './history.ts';
import { keepAnswer, recordLost } from './keepAnswer.ts';
import { saysPaid } from './mismatch.ts';
import { settleReport } from './settleReport.ts';

/** Queries the gateway about an attempt, and stores the answer. The reconciler repeats a lost query. */
export async function queryAttempt(ports: Ports, attempt: AttemptRow, order: OrderRow): Promise<void> {
  let report: TradeReport | undefined;
  try {
    report = await gatewayOfAttempt(ports, attempt).query(tradeOf(attempt, order));
  } catch {
    report = undefined;
  }
  await keepAnswer(ports, attempt, async (tx, moment, held) => {
    if (report === undefined) {
      await recordLost(tx, moment, attempt, 'query');
      return;
    }
    const gateway = gatewayOfAttempt(ports, held.attempt);
    await settleReport(tx, moment, { ...held, gateway }, report, 'query');
    const isOpen = report.State === 'none' || report.State === 'waiting';
    const isLate = Date.parse(held.order.ExpireTime) + DAY_MS < moment.now;
    // The player left the page. A later payment sends a callback, which queries again.
    if (isOpen && isLate && !(await calledOf(tx, attempt)).some(saysPaid))
      await updateAttempt(tx, held.attempt, { State: 'failed', QueryTime: '' });
  });
}
