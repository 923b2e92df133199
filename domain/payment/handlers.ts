import * as endpoints from '#protocol/endpoints/payment.ts';
import { answerAsking, answerEndpoint } from '../dispatch/handler.ts';
import { askRescission as askFor } from './askRescission.ts';
import { cancelOwnOrder } from './cancelOrder.ts';
import { startPayment } from './startPayment.ts';
import { verifyPayment } from './verifyPayment.ts';

export const payOrder = answerAsking(endpoints.payOrder, ({ OrderID }, context, tx) =>
  startPayment(tx, context, OrderID),
);
export const payByMycard = answerAsking(endpoints.payByMycard, ({ OrderID }, context, tx) =>
  startPayment(tx, context, OrderID, 'mycard'),
);
export const payByOmg = answerAsking(endpoints.payByOmg, ({ OrderID }, context, tx) =>
  startPayment(tx, context, OrderID, 'omg'),
);
export const verifyMycard = answerAsking(endpoints.verifyMycard, ({ OrderID }, context, tx) =>
  verifyPayment(tx, context, OrderID),
);
export const cancelOrder = answerEndpoint(endpoints.cancelOrder, ({ OrderID }, context, tx) =>
  cancelOwnOrder(tx, context, OrderID),
);
export const askRescission = answerEndpoint(endpoints.askRescission, ({ OrderID }, context, tx) =>
  askFor(tx, context, OrderID),
);
