import type { Order } from '#protocol/entities/order.ts';
import { fail } from '#protocol/failure.ts';
import type { RestContext } from '../dispatch/context.ts';
import type { Begun } from '../dispatch/handler.ts';
import { rejectKeeping } from '../dispatch/outcome.ts';
import type { TradeReport } from '../ports/payment.ts';
import type { Transaction } from '../ports/store.ts';
import { describeOrder } from '../shop/describeOrder.ts';
import { ownOrder } from '../shop/ownOrder.ts';
import { gatewayOfAttempt, holdAttempt, latestAttempt, tradeOf } from './attempt.ts';
import { recordPaymentEvent } from './history.ts';
import { settleReport } from './settleReport.ts';

/**
 * Queries the state of an order at its gateway. Only a failed query fails the call, because the reconciler repeats the confirmation.
 * @throws Failure 300007 if the gateway does not answer, 300011, 300015 before a gateway accepted the order
 */
export async function verifyPayment(tx: Transaction, context: RestContext, OrderID: string): Promise<Begun<Order>> {
  const { ports, nowText } = context;
  const order = await ownOrder(tx, context, OrderID);
  const attempt = (await latestAttempt(tx, OrderID)) ?? fail(300015);
  const pending = await describeOrder(tx, order, nowText);
  if (attempt.State === 'paid') return { pending };
  // The player may have paid an earlier attempt of the order, so the reconciler queries these attempts now.
  await tx
    .table('paymentAttempts')
    .update({ OrderID, TradeNo: { not: attempt.TradeNo }, State: 'waiting' }, { QueryTime: nowText });
  const gateway = gatewayOfAttempt(ports, attempt);
  return {
    pending,
    ask: async () => {
      let report: TradeReport | undefined;
      try {
        report = await gateway.query(tradeOf(attempt, order));
      } catch {
        report = undefined;
      }
      return async (inner) => {
        const held = (await holdAttempt(inner, attempt.TradeNo)) ?? fail(300011);
        if (report === undefined) {
          await recordPaymentEvent(inner, attempt, 'query', 'lost', nowText);
          return rejectKeeping(300007);
        }
        const settled = await settleReport(inner, context, { ...held, gateway }, report, 'query');
        return settled.mismatch === undefined || settled.order.State === 'mismatched'
          ? describeOrder(inner, settled.order, nowText)
          : rejectKeeping(300007);
      };
    },
  };
}
