import * as endpoints from '#protocol/endpoints/dev.ts';
import { answerEndpoint } from '../dispatch/handler.ts';
import { tellSandbox } from '../payment/sandbox.ts';
import { describeOrder, holdOrder, refundOrder, settlePayment } from '../shop/order.ts';

export const playPayment = answerEndpoint(endpoints.playPayment, async ({ OrderID, Outcome }, context, tx) => {
  const { nowText } = context;
  if (Outcome === 'refunded') return describeOrder(tx, await refundOrder(tx, context, OrderID), nowText);
  const order = await holdOrder(tx, OrderID);
  await tellSandbox(tx, OrderID, Outcome);
  const isToldToShop = Outcome === 'paid' || Outcome === 'failed';
  return describeOrder(tx, isToldToShop ? await settlePayment(tx, context, OrderID, Outcome) : order, nowText);
});
