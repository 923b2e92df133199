import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { Order } from '../entities/order.ts';

/** One unit of work keeps the intent. Then the gateway is asked, and a second unit keeps its answer. */
const defaults = {
  method: 'POST',
  group: 'payment',
  origin: 'spec',
  access: 'token',
  effect: 'write',
  request: z.strictObject({ OrderID: z.string().check(z.minLength(1), z.maxLength(64)) }),
  result: Order,
  section: 'specification 2 §7; decisions §7',
} as const;
const start = { ...defaults, codes: [200092, 200093, 300007, 300011, 300015, 300016] } as const;

export const payOrder = endpoint({
  ...start,
  origin: 'added',
  path: '/api/v1/payment/order',
  name: 'payOrder',
  summary:
    'Hands an order to the gateway that serves its way to pay, and answers the address to pay at. The same call again answers the same.',
});

export const payByMycard = endpoint({
  ...start,
  path: '/api/v1/payment/mycard_payment',
  name: 'payByMycard',
  summary: 'Hands an order to MyCard and answers the address to pay at. The same call again answers the same.',
});

export const payByOmg = endpoint({
  ...start,
  path: '/api/v1/payment/omg',
  name: 'payByOmg',
  summary: 'Hands an order to OMG and answers the address to pay at. The same call again answers the same.',
});

export const cancelOrder = endpoint({
  ...defaults,
  origin: 'added',
  path: '/api/v1/payment/cancel',
  name: 'cancelOrder',
  codes: [300011, 300015],
  summary:
    'Cancels an unpaid order, so that it counts to no limit any more. An order that was cancelled, expired or failed is answered as it is. A payment that still arrives is delivered. 300015: it is paid, or its payment differs from it.',
});

export const verifyMycard = endpoint({
  ...defaults,
  path: '/api/v1/payment/mycard_verify',
  name: 'verifyMycard',
  codes: [300007, 300011, 300015],
  summary: 'Reads the state of an order from the gateway, and delivers it if the callback was lost or late.',
});

export const askRescission = endpoint({
  ...defaults,
  origin: 'added',
  path: '/api/v1/payment/rescission',
  name: 'askRescission',
  codes: [300011, 300015, 300048, 300049, 300050],
  summary:
    'Asks for the rescission of a delivered order (申請解約) within 7 days. Its unused part is set aside until an operator decides. 300015: it is not delivered. 300048: the 7 days are over. 300049: it was asked for already. 300050: nothing of it is left.',
});
