import * as endpoints from '#protocol/endpoints/dev.ts';
import { PaymentAdapter } from '#protocol/entities/order.ts';
import { fail } from '#protocol/failure.ts';
import { answerAsking } from '../dispatch/handler.ts';
import { latestAttempt } from '../payment/attempt.ts';
import { receiveCallback } from '../payment/receiveCallback.ts';
import { refundPayment } from '../payment/refundPayment.ts';
import { sandboxCallbacks, sandboxDueTime, type SandboxOutcome, tellSandbox } from '../payment/sandbox.ts';
import { describeOrder } from '../shop/describeOrder.ts';
import { holdOrder } from '../shop/order.ts';

/** Outcomes that are set at the gateway in advance. A player can only reach the others on the gateway's page. */
const BEFOREHAND: ReadonlySet<SandboxOutcome> = new Set(['silent', 'unavailable', 'abandoned']);

export const playPayment = answerAsking(endpoints.playPayment, async ({ OrderID, Outcome }, context, tx) => {
  const { ports, now, nowText } = context;
  if (Outcome === 'refunded') {
    await refundPayment(tx, context, OrderID, { isWhole: true });
    return { pending: await describeOrder(tx, await holdOrder(tx, OrderID), nowText) };
  }
  const order = await holdOrder(tx, OrderID);
  const attempt = await latestAttempt(tx, OrderID);
  if (attempt === undefined && !BEFOREHAND.has(Outcome)) fail(300015);
  // A configured gateway is another system, and its own page decides.
  if (attempt !== undefined && ports.payments?.gateways[PaymentAdapter.parse(attempt.Adapter)] !== undefined)
    fail(300015);
  await tellSandbox(tx, OrderID, { Outcome, DueTime: sandboxDueTime(Outcome, now, order.ExpireTime) });
  const pending = await describeOrder(tx, order, nowText);
  if (attempt === undefined) return { pending };
  const adapter = PaymentAdapter.parse(attempt.Adapter);
  return {
    pending,
    ask: async () => {
      for (const body of sandboxCallbacks(Outcome, attempt, now))
        await receiveCallback(ports, adapter, { body, address: context.address });
      return async (inner) => describeOrder(inner, await holdOrder(inner, OrderID), nowText);
    },
  };
});
